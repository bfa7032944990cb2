import type { BoardStep, Seat } from '../../protocol/index.ts';

/** What Forge calls the steps. */
const STEPS: Readonly<Record<BoardStep, string>> = {
  upkeep: 'UPKEEP',
  draw: 'DRAW',
  'precombat main': 'MAIN1',
  'beginning of combat': 'COMBAT_BEGIN',
  'end of combat': 'COMBAT_END',
  'postcombat main': 'MAIN2',
  end: 'END_OF_TURN',
};

/** Kinds of counters that Forge's list has, in its spelling by the rules'. */
const COUNTERS: Readonly<Record<string, string>> = {
  ...{ '+1/+1': 'P1P1', '-1/-1': 'M1M1', '+1/+0': 'P1P0', '-0/-1': 'M0M1' },
  ...{ age: 'AGE', charge: 'CHARGE', depletion: 'DEPLETION', fade: 'FADE', ice: 'ICE', lore: 'LORE' },
  ...{ loyalty: 'LOYALTY', mining: 'MINING', storage: 'STORAGE', stun: 'STUN', time: 'TIME', verse: 'VERSE' },
  ...{ energy: 'ENERGY', experience: 'EXPERIENCE', poison: 'POISON' },
};

const COLORS: Readonly<Record<string, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

/** A player as Forge's states call them: of two players by the words of every version, of more by numbers, which are younger. */
export function forgePlayer(seat: Seat, players: number): string {
  return players === 2 ? (OF_TWO[seat] ?? '') : `p${seat}`;
}

const OF_TWO = ['human', 'ai'];

/** A step as Forge calls it. */
export function forgeStep(step: BoardStep): string {
  return STEPS[step];
}

/** The step that Forge calls so; null: there is none in which a board begins. */
export function stepOfForge(name: string): BoardStep | null {
  return (Object.keys(STEPS) as BoardStep[]).find((step) => STEPS[step] === name) ?? null;
}

/** A kind of counters as Forge calls it; null: it knows none, as far as we do. */
export function forgeCounter(kind: string): string | null {
  return COUNTERS[kind] ?? null;
}

/** The kind of counters that Forge calls so, or null. */
export function counterOfForge(name: string): string | null {
  return keyOf(COUNTERS, name);
}

/** `green` for G; null: that is no colour. */
export function colorWord(letter: string): string | null {
  return COLORS[letter] ?? null;
}

/** G for `green`; null: that is no colour. */
export function colorLetter(word: string): string | null {
  return keyOf(COLORS, word);
}

function keyOf(table: Readonly<Record<string, string>>, value: string): string | null {
  return Object.keys(table).find((key) => table[key] === value) ?? null;
}
