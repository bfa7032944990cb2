import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { removeFolders, temporaryFolder } from '../testing/folder.ts';
import { type Ended, runToy, toyContext } from '../testing/toy-context.ts';

const FOLDER = temporaryFolder();
afterAll(removeFolders);

describe('what lines and expectations may speak of', () => {
  test('a card whose name has a colon is called by its name', async () => {
    const circle = board(['battlefield: Plains, Circle of Protection: Red'], ['hand: Opt']);
    const { code, out } = await ask(circle, ['0 activates Circle of Protection: Red'], ['Plains is tapped']);
    expect(out).toContain('Player 0 activates the ability of Circle of Protection: Red.');
    expect(code).toBe(0);
  });

  test('a choice that is said agrees to what comes before it, where only that leads there', async () => {
    const clone = board(['battlefield: 4 Island', 'hand: Clone'], ['battlefield: Grizzly Bears, Hill Giant']);
    const lines = ['0 casts Clone', 'resolve', '0 chooses Hill Giant'];
    const { code, out } = await ask(clone, lines, ['Clone is 3/3']);
    expect(out).toContain('Player 0 says yes to copy (Clone): enter as a copy. (CR 707.5) [line 8]');
    expect(code).toBe(0);
    const one = clone.replace('Grizzly Bears, ', '');
    expect((await ask(one, lines, ['Clone is 3/3'])).code).toBe(0);
    expect((await ask(one, ['0 casts Clone', 'resolve'], ['Clone in graveyard'])).code).toBe(0);
    const other = board(['battlefield: 6 Mountain', 'hand: Burst Lightning'], ['battlefield: Hill Giant']);
    const bolt = ['0 casts Burst Lightning', '0 targets Hill Giant'];
    expect((await ask(other, bolt, ['Hill Giant has 2 damage'])).code).toBe(0);
  });

  test('a copy of a card that is cast goes by the name of the card', async () => {
    const scepter = board(['battlefield: 4 Island', 'hand: Isochron Scepter, Lightning Bolt'], ['hand: Opt']);
    const lines = ['0 casts Isochron Scepter', '0 chooses Lightning Bolt', "pass until player 0's turn"];
    const uses = ["pass until player 0's precombat main", '0 activates Isochron Scepter', 'resolve'];
    const cast = ['0 casts Lightning Bolt targeting player 1', 'resolve'];
    const { code } = await ask(scepter, [...lines, ...uses, ...cast], ['player 1: 17 life', 'Lightning Bolt in exile']);
    expect(code).toBe(0);
  });

  test('what is expected of permanents can be their keywords, types, colours and what they are attached to', async () => {
    const knight = board(
      ['battlefield: White Knight, Bonesplitter (attached to White Knight)', 'graveyard: Opt'],
      ['battlefield: Grizzly Bears'],
    ).replace('player 1', 'player 1: 20 life, 2 poison');
    const right = [
      'White Knight has first strike',
      'White Knight has no flying',
      'Grizzly Bears does not have first strike',
      'White Knight is white',
      'White Knight is a Human',
      'Bonesplitter is not a creature',
      'Bonesplitter is colorless',
      'Bonesplitter is attached to White Knight',
      'Bonesplitter is not attached to Grizzly Bears',
      'player 1 has 2 poison',
      'player 0 has 1 card in graveyard',
      'player 1 has 10 cards in library',
    ];
    const holds = await ask(knight, ['stop'], right);
    expect(holds.out).toContain('All 12 expectations hold.');
    expect(holds.code).toBe(0);
    const wrong = [
      'White Knight has no first strike',
      'White Knight is red',
      'Bonesplitter is a creature',
      'Bonesplitter is attached to Grizzly Bears',
      'player 1 has 3 poison',
      'player 0 has 2 cards in graveyard',
    ];
    const fails = await ask(knight, ['stop'], wrong);
    expect(fails.out).toContain('6 of 6 expectations fail.');
    expect(fails.out).toContain('it is attached to White Knight');
    const { err } = await ask(knight, ['stop'], ['White Knight has protection from black']);
    expect(err).toContain('expected a keyword');
  });

  test('a copy goes by its own name and by the name that it has; a token is counted by its name', async () => {
    const clone = board(['battlefield: 4 Island', 'hand: Clone'], ['battlefield: Grizzly Bears, Hill Giant']);
    const lines = ['0 casts Clone', 'resolve', '0 chooses Grizzly Bears'];
    const { code, out } = await ask(clone, lines, [
      'Clone is 2/2',
      "player 0's Grizzly Bears is 2/2",
      "1 Grizzly Bears on player 0's battlefield",
      '2 Grizzly Bears on the battlefield',
      "0 Clone on player 0's battlefield",
    ]);
    expect(out).toContain('All 5 expectations hold.');
    expect(code).toBe(0);
  });
});

/** Two players with these zones: six lines. */
function board(first: readonly string[], second: readonly string[]): string {
  const lines = ['player 0', ...first.map((zone) => `  ${zone}`), 'player 1', ...second.map((zone) => `  ${zone}`)];
  return lines.join('\n');
}

/** Asks a file: the first action stands in the line after the board, expectations after a line of their own. */
function ask(text: string, [first = '', ...others]: readonly string[], expected: readonly string[]): Promise<Ended> {
  const lines = [text, `actions: ${first}`, ...others, 'expect:', ...expected];
  writeFileSync(join(FOLDER, 'asked.txt'), lines.join('\n'));
  return runToy(['ask', 'asked.txt'], toyContext(FOLDER));
}
