import type { StepName } from '../../protocol/index.ts';

const STEPS: Readonly<Record<StepName, string>> = {
  untap: 'UNTAP',
  upkeep: 'UPKEEP',
  draw: 'DRAW',
  'precombat main': 'PRECOMBAT_MAIN',
  'beginning of combat': 'BEGIN_COMBAT',
  'declare attackers': 'DECLARE_ATTACKERS',
  'declare blockers': 'DECLARE_BLOCKERS',
  'first-strike damage': 'FIRST_COMBAT_DAMAGE',
  'combat damage': 'COMBAT_DAMAGE',
  'end of combat': 'END_COMBAT',
  'postcombat main': 'POSTCOMBAT_MAIN',
  end: 'END_TURN',
  cleanup: 'CLEANUP',
};

const COUNTERS: Readonly<Record<string, string>> = {
  ...{ '+1/+1': 'P1P1', '-1/-1': 'M1M1', '+1/+0': 'P1P0', '-0/-1': 'M0M1' },
  ...{ age: 'AGE', charge: 'CHARGE', depletion: 'DEPLETION', fade: 'FADE', ice: 'ICE', lore: 'LORE' },
  ...{ loyalty: 'LOYALTY', mining: 'MINING', storage: 'STORAGE', time: 'TIME', verse: 'VERSE' },
};

/** A step of `PhaseStep`. */
export function xmageStep(step: StepName): string {
  return `PhaseStep.${STEPS[step]}`;
}

/** A kind of `CounterType`; null: there is none, as far as we know. */
export function xmageCounter(kind: string): string | null {
  const name = COUNTERS[kind];
  return name === undefined ? null : `CounterType.${name}`;
}

/**
 * The field of each player, in turn order. XMage's games for more than two have four players, who play in the order A, D, C, B.
 */
export function xmagePlayers(players: number): readonly string[] {
  return players === 2 ? ['playerA', 'playerB'] : ['playerA', 'playerD', 'playerC', 'playerB'].slice(0, players);
}

/** A text as Java writes it. JSON's escapes are Java's too; no letter of it begins an escape that Java would read before that. */
export function javaString(text: string): string {
  return JSON.stringify(text);
}

/** Words as they may stand in a comment of Java, which reads `\u` and the end of a comment there. */
export function javaComment(words: string): string {
  return words.replaceAll('\\', '\\\\').replaceAll('*/', '* /');
}
