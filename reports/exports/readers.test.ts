import { describe, expect, test } from 'vitest';
import type { Board } from '../../protocol/index.ts';
import { exportTo } from './index.ts';
import { readArgentum } from './read-argentum.ts';
import { readForgePuzzle, readForgeState } from './read-forge.ts';
import { readXmageInit } from './read-xmage-init.ts';
import { exampleOn, RICH } from './testing/examples.ts';

describe('the reader of Forge’s states', () => {
  const text = textOf('forge-state');

  test('reads back what was written', () => {
    const cards = byPlace(RICH).map((card) => ({
      ...card,
      name: card.name.replace(/^.*\/(.*)/, '*/$1 Token'),
    }));
    expect(readForgeState(text)).toEqual({ ...RICH, cards });
  });

  test.each([
    ['turn=4', 'turn=4\n'],
    ['turn=4', 'turn=four'],
    ['turn=4', 'turn= 4'],
    ['activephase=MAIN2', 'activephase=MAIN3'],
    ['activeplayer=ai', 'activeplayer=p1'],
    ['humanlife=7', 'humanlives=7'],
    ['humanlife=7', 'humanlife=7\nhumanlife=8'],
    ['POISON=2', 'POISONS=2'],
    ['|Tapped', '|Tappped'],
    ['AttachedTo:3', 'AttachedTo:99'],
    ['Owner:HUMAN', 'Owner:human'],
    ['Id:3|', 'Id:1|'],
    ['ChosenColor:blue', 'ChosenColor:U'],
  ])('does not read on where %j is %j', (right, wrong) => {
    expect(text).toContain(right);
    expect(() => readForgeState(text.replace(right, wrong))).toThrow();
  });

  test('reads a puzzle, with what is said of it', () => {
    const puzzle = readForgePuzzle(textOf('forge-puzzle'));
    expect(puzzle).toMatchObject({ name: 'Headjudge sample', goal: 'Win', turns: 54, board: readForgeState(text) });
    expect(puzzle.description).toContain('\\nExpected: 1 damage by Blaze (c2).');
    expect(() => readForgePuzzle(textOf('forge-puzzle').replace('[state]', '[States]'))).toThrow();
    expect(() => readForgePuzzle(textOf('forge-puzzle').replace('Goal:', 'Aim:'))).toThrow();
  });
});

describe('the reader of XMage’s init.txt', () => {
  const text = textOf('xmage-init');

  test('reads back every card that has a line, libraries bottom first', () => {
    const put = readXmageInit(text);
    expect(put.reduce((sum, { count }) => sum + count, 0)).toBe(RICH.cards.length - 1);
    expect(
      put.filter(({ zone, player }) => zone === 'library' && player === 'Computer').map(({ name }) => name),
    ).toEqual(['Plains', 'Island']);
  });

  test.each([
    ['hand:', 'hands:'],
    [':Shock:1', ':Shock:0'],
    [':Shock:1', ':Shock'],
    ['[headjudge sample]', '[@mana add]'],
  ])('does not read on where %j is %j', (right, wrong) => {
    expect(text).toContain(right);
    expect(() => readXmageInit(text.replace(right, wrong))).toThrow();
  });
});

describe('the reader of Argentum’s scenarios', () => {
  const text = textOf('argentum');

  test('reads back what the scenario says', () => {
    const read = readArgentum(text);
    expect(read).toMatchObject({ active: 1, step: 'postcombat main', players: [{ life: 7 }, { life: 20 }] });
    const bear = read.cards.find(({ name }) => name === 'Runeclaw Bear');
    expect(bear).toMatchObject({ controller: 1, held: false, counters: { '+1/+1': 2, time: 1 } });
    expect(read.cards.find(({ name }) => name === 'Pacifism')?.attachedTo).toBe(bear?.id);
    expect(read.cards.find(({ name }) => name === 'Adaptive Automaton')?.chosen).toEqual({ type: 'Elf' });
  });

  test.each([
    ['"PLUS_ONE_PLUS_ONE"', '"P1P1"'],
    ['"BLUE"', '"U"'],
    ['"attachedTo": "Runeclaw Bear"', '"attachedTo": "Bear"'],
    ['"lifeTotal": 7', '"life": 7'],
    ['"activePlayer": 2', '"activePlayer": 3'],
    ['"step": "POSTCOMBAT_MAIN"', '"step": "MAIN"'],
  ])('does not read on where %s is %s', (right, wrong) => {
    expect(text).toContain(right);
    expect(() => readArgentum(text.replace(right, wrong))).toThrow();
  });
});

function textOf(format: Parameters<typeof exportTo>[0]): string {
  const made = exportTo(format, exampleOn(RICH));
  return made.kind === 'exported' ? made.text : '';
}

/** The cards by player, then zone: as a state of Forge has them. */
function byPlace({ cards, players }: Board): Board['cards'] {
  const zones = ['battlefield', 'hand', 'graveyard', 'library', 'exile'] as const;
  return players.flatMap((_, seat) =>
    zones.flatMap((zone) =>
      cards.filter((card) => card.zone === zone && (zone === 'battlefield' ? card.controller : card.owner) === seat),
    ),
  );
}
