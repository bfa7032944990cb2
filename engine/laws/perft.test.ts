import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { perft } from '../perft.ts';
import { COUNTED } from './perft-positions.ts';
import { type Row, rowOf } from './perft-table.ts';

vi.setConfig({ testTimeout: 60_000 });

const GOLDEN = new URL('./perft.golden.json', import.meta.url);
const rows = new Map(COUNTED.map(({ name, depth, position }) => [name, rowOf(position(), depth)]));

/** Numbers of lines that a person finds with the rules alone, from one answer on. */
const BY_HAND: readonly (readonly [position: string, lines: readonly number[], why: string])[] = [
  // Pass, tap, cast: 3. Passing leaves the opponent one answer, a tapped Mountain two, casting two players to aim at: 5.
  // Then all have passed, and a step later there are 3 again; who tapped has one answer or two targets; the spell is paid for: 8.
  ['priority alone: an instant that can be paid for', [3, 5, 8], 'a Mountain and a Bolt'],
  // Who passes hands on, who taps has only passing left: each number is the sum of the two before it.
  ['priority of four players with a mana ability each', [2, 3, 5, 8, 13], 'Fibonacci'],
  // Pass, tap one of three Mountains, cast.
  ['X in a cost, up to what can be paid', [5], 'three lands'],
  [
    'attackers against a player and a planeswalker',
    [3 ** 2],
    'each of two creatures: nobody, the player, the planeswalker',
  ],
  ['attackers against either of two opponents', [3 ** 2], 'each of two creatures: nobody, one opponent, the other'],
  // The Raider cannot block. Nobody attacks: 1. The Crow: either may block it, 4. The Brute: both or neither, 2.
  // Both: of 3 · 3 ways, those with one blocker for the Brute fall away: 2 with either of them.
  ['attackers and then blockers', [4, 4, 4, 1 + 4 + 2 + (9 - 2 - 2)], 'evasion'],
  // Not attacked or not blocked: 2. Blocked by the Crow, 2 to 6 damage for it: 5; by the Spider, 4 to 6: 3; by both, who need
  // all 6 before the player gets any: 7.
  ['damage divided by an attacker with trample', [2, 2, 2, 1 + 4, 5, 5, 2 + 5 + 3 + 7], 'lethal damage first'],
  ['a hand that is too large at cleanup', [(9 * 8) / 2], 'two of nine'],
  ['two modes of four', [6], 'pass, four lands, cast'],
  ['mulligans before the first turn', [2, 4], 'each of two players keeps or not'],
];

describe('lines of play', () => {
  test.each(BY_HAND)('as counted by hand: %s', (name, lines) => {
    expect(rows.get(name)?.lines.slice(0, lines.length)).toEqual(lines);
  });

  test.each(COUNTED)('as the face of the engine counts them: $name', ({ name, position }) => {
    expect(rows.get(name)?.lines.slice(0, 2)).toEqual(
      [1, 2].slice(0, rows.get(name)?.lines.length).map((depth) => perft(position(), depth)),
    );
  });

  /** A number or an order of legal answers has changed. Where that is right: `npm run golden`, and read the difference. */
  test('as in the golden table, in number and in order', async () => {
    await expect(textOf(rows)).toMatchFileSnapshot(GOLDEN.pathname);
  });
});

describe('the golden table', () => {
  test('has a row for each position, and no two positions are the same', () => {
    const stored = JSON.parse(readFileSync(GOLDEN, 'utf8')) as { readonly positions: Readonly<Record<string, Row>> };
    expect(Object.keys(stored.positions)).toEqual(COUNTED.map(({ name }) => name));
    expect(new Set(Object.values(stored.positions).map(({ digest }) => digest)).size).toBe(COUNTED.length);
  });
});

/** As the formatter leaves it. */
function textOf(table: ReadonlyMap<string, Row>): string {
  const lines = [...table].map(
    ([name, row]) =>
      `    ${JSON.stringify(name)}: {\n      "lines": [${row.lines.join(', ')}],\n      "digest": "${row.digest}"\n    }`,
  );
  return `{\n  "regenerate": "npm run golden",\n  "positions": {\n${lines.join(',\n')}\n  }\n}\n`;
}
