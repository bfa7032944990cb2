import { afterAll, describe, expect, test } from 'vitest';
import { asking, table } from '../testing/asking.ts';
import { removeFolders, temporaryFolder } from '../testing/folder.ts';

const FOLDER = temporaryFolder();
afterAll(removeFolders);

const ARENA = ['battlefield: Phyrexian Arena, Memnite (tapped, new)', 'battlefield: Phyrexian Arena'] as const;
const upkeep = (frame: string): string => table(...ARENA, frame);

describe('a game that begins as a step begins', () => {
  test.each([
    "turn 4, player 1's upkeep begins",
    "turn 4, the beginning of player 1's upkeep",
    "turn 4, at the beginning of player 1's upkeep step",
    "it is player 1's upkeep begins, turn 4",
  ])('has what triggers then: %s', async (frame) => {
    const { code, out, err } = await asking(
      FOLDER,
      upkeep(frame),
      ['resolve'],
      ['player 1: 19 life', 'player 0: 20 life', 'Memnite is tapped', 'Phyrexian Arena triggered'],
    );
    expect(err).toBe('');
    expect(out).toContain('Turn 4: upkeep begins. Player 1 is the active player.');
    expect(out).toMatch(/^ {3}- The ability of Phyrexian Arena #2 triggers/m);
    expect(code).toBe(0);
  });

  test('else what triggers at its beginning is over', async () => {
    const { code } = await asking(
      FOLDER,
      upkeep("turn 4, player 1's upkeep"),
      ['stop'],
      ['player 1: 20 life', 'the stack is empty'],
    );
    expect(code).toBe(0);
  });

  test('has its turn-based actions: the card of the draw step', async () => {
    const drawn = ['player 1 has 1 card in hand'];
    expect((await asking(FOLDER, upkeep("turn 4, player 1's draw step begins"), ['stop'], drawn)).code).toBe(0);
    expect((await asking(FOLDER, upkeep("turn 4, player 1's draw step"), ['stop'], drawn)).code).toBe(1);
  });

  test('of a turn: its player untaps, and nothing of theirs is new', async () => {
    const begins = upkeep("turn 4, player 0's turn begins");
    const lines = ['resolve', '0 attacks player 1 with Memnite', 'pass until end step'];
    const { code, out } = await asking(FOLDER, begins, lines, ['player 1: 19 life', 'player 0: 19 life']);
    expect(out).toContain('Turn 4: the turn begins. Player 0 is the active player.');
    expect(out).toContain('Memnite becomes untapped.');
    expect(out).toContain('**Turn 4, upkeep**');
    expect(code).toBe(0);
  });

  test('asks first for what its triggers ask: their order, and targets', async () => {
    const two = table(
      'battlefield: Phyrexian Arena as A, Howling Mine, Phyrexian Arena as B',
      'battlefield: Island',
      "turn 4, player 0's upkeep begins",
    );
    const { out } = await asking(FOLDER, two, ['0 orders B, A', 'resolve', 'stop'], ['player 0: 19 life']);
    expect(out).toMatch(/^1\. Player 0 orders.*\(CR 603\.3b\) \[line/m);
    expect(out).toContain('as expected: player 0: 19 life');
  });

  test('may stand after the players, and as beginning of combat is a step', async () => {
    const after = `${table(...ARENA)}\nturn 4, player 1's upkeep begins`;
    expect((await asking(FOLDER, after, ['resolve'], ['player 1: 19 life'])).code).toBe(0);
    const combat = upkeep('turn 4, beginning of combat');
    expect((await asking(FOLDER, combat, ['stop'])).out).toContain(
      'Turn 4, beginning of combat. Player 0 is the active',
    );
    const begun = upkeep('turn 4, beginning of combat begins');
    expect((await asking(FOLDER, begun, ['stop'])).out).toContain('Turn 4: beginning of combat begins.');
  });
});
