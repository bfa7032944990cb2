import type { History } from '../../protocol/index.ts';
import { wasOnStack } from '../reading/views.ts';
import { recordHas, textHas } from './card-facts.ts';

/** Whether something there, or seen on the stack this turn, may change or prevent that a player gains life, or `cannot`: prevent it. CR 119.7, 614.1a */
export function mayMeddleWithGains(history: History, at: number, how: 'may change' | 'cannot' = 'may change'): boolean {
  const now = history.steps[at]?.view;
  if (now === undefined) return true;
  return (
    now.battlefield.some(({ name }) => textHas(name, ...(how === 'cannot' ? PREVENTING : MEDDLING))) ||
    wasOnStack(history, at, (name) => recordHas(name, ...PREVENTING), 'this turn')
  );
}

const PREVENTING: readonly string[] = ['cantGainLife', 'lifeCantChange'];
const MEDDLING: readonly string[] = ['gainsLife', ...PREVENTING];
