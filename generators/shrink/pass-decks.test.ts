import { describe, expect, test } from 'vitest';
import type { ActionEntry, Case } from '../../protocol/index.ts';
import { reduce, type Trial } from './reduce.ts';

function cast(player: number, id: string): ActionEntry {
  return {
    kind: 'action',
    player,
    action: `cast ${id}`,
    after: { turn: 3, step: 'precombat main', stack: 0 },
    choices: [],
  };
}

const PLAYED: Case = {
  start: {
    kind: 'decks',
    decks: {
      decks: [
        ['Forest', 'Grizzly Bears', 'Forest'],
        ['Island', 'Hangarback Walker', 'Island', 'Clone', 'Island'],
        ['Swamp', 'Swamp', 'Hangarback Walker', 'Swamp'],
      ],
      life: 12,
    },
  },
  script: [cast(0, 'c2'), cast(1, 'c5'), cast(1, 'c7'), cast(2, 'c11')],
  policy: { kind: 'boring' },
  decisions: 40,
  untilTurn: 6,
};

/** The names of what a script casts: ids count through the decks. */
function castNames({ start, script }: Case): readonly (readonly [number, string | undefined])[] {
  const names = start.kind === 'decks' ? start.decks.decks.flat() : [];
  return script.flatMap((entry) =>
    entry.kind === 'action' ? [[entry.player, names[Number(entry.action.slice('cast c'.length)) - 1]] as const] : [],
  );
}

describe('decks', () => {
  test('become as small as what is cast from them', () => {
    const fails = (of: Case): boolean => castNames(of).some(([player, name]) => player === 1 && name === 'Clone');
    const { case: small } = reduce(PLAYED, (of): Trial => ({ fails: fails(of), record: null }), 2000);
    expect(small).toMatchObject({
      start: { decks: { decks: [[], ['Clone']], life: 20 } },
      script: [{ action: 'cast c1', after: { turn: 1 } }],
    });
  });

  test('lose a player whose place another one takes', () => {
    const fails = (of: Case): boolean => castNames(of).filter(([, name]) => name === 'Hangarback Walker').length === 2;
    const { case: small } = reduce(PLAYED, (of): Trial => ({ fails: fails(of), record: null }), 2000);
    expect(small.start).toMatchObject({ decks: { decks: [['Hangarback Walker'], ['Hangarback Walker']] } });
    expect(castNames(small).map(([player]) => player)).toEqual([0, 1]);
  });

  test('have simpler cards in the place of those that do not matter', () => {
    const fails = ({ start }: Case): boolean => start.kind === 'decks' && start.decks.decks.flat().length === 12;
    const { case: small } = reduce(PLAYED, (of): Trial => ({ fails: fails(of), record: null }), 2000);
    const names = small.start.kind === 'decks' ? small.start.decks.decks.flat() : [];
    expect(new Set(names)).toEqual(new Set(['Forest', 'Island', 'Swamp']));
  });

  test('that are not used at all are the first to go', () => {
    const record = {
      script: PLAYED.script,
      spans: [],
      usedCards: ['c7'],
      lastMoment: { turn: 3, step: 'end', stack: 0 },
    };
    const tried: Case[] = [];
    reduce(
      PLAYED,
      (of) => {
        tried.push(of);
        return { fails: of === PLAYED, record };
      },
      2000,
    );
    const decksOf = ({ start }: Case): unknown => (start.kind === 'decks' ? start.decks.decks : null);
    expect(tried.map(decksOf)).toContainEqual([[], ['Clone'], []]);
  });
});
