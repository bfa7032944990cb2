import type { History } from '../../protocol/index.ts';
import { recordHas, textHas } from './card-facts.ts';

/** Whether something there, or seen on the stack this turn, may change or prevent that a player gains life. CR 119.7, 614.1a */
export function mayMeddleWithGains({ steps }: History, at: number): boolean {
  const now = steps[at]?.view;
  if (now === undefined) return true;
  return (
    now.battlefield.some(({ name }) => textHas(name, ...MEDDLING)) ||
    steps
      .slice(0, at + 1)
      .some(({ view }) => view.turn === now.turn && view.stack.some(({ name }) => recordHas(name, ...PREVENTING)))
  );
}

const PREVENTING: readonly string[] = ['cantGainLife', 'lifeCantChange'];
const MEDDLING: readonly string[] = ['gainsLife', ...PREVENTING];
