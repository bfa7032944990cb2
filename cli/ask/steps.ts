import type { StepName } from '../../protocol/index.ts';
import { plain } from './phrases.ts';

const STEPS: Readonly<Record<string, StepName>> = {
  untap: 'untap',
  upkeep: 'upkeep',
  draw: 'draw',
  main: 'precombat main',
  'first main': 'precombat main',
  'main phase 1': 'precombat main',
  'precombat main': 'precombat main',
  combat: 'beginning of combat',
  'beginning of combat': 'beginning of combat',
  'declare attackers': 'declare attackers',
  attackers: 'declare attackers',
  'declare blockers': 'declare blockers',
  blockers: 'declare blockers',
  'first-strike damage': 'first-strike damage',
  'combat damage': 'combat damage',
  damage: 'combat damage',
  'end of combat': 'end of combat',
  'second main': 'postcombat main',
  'main phase 2': 'postcombat main',
  'postcombat main': 'postcombat main',
  end: 'end',
  cleanup: 'cleanup',
};

/** The step or phase that players call by these words; null for none. */
export function stepNamed(words: string): StepName | null {
  const name = plain(words).replace(/^the /, '');
  return STEPS[name] ?? STEPS[name.replace(/ (?:step|phase)$/, '')] ?? null;
}
