import type { Game, Proc } from '../../proc.ts';
import { ask, asker, picked } from '../ask.ts';
import { affectedBy, type Damage, holdsOff, sameChoice } from './damage-changes.ts';

/**
 * Where shields cannot hold off all that would be dealt at one time, the player or the permanent's controller chooses which damage
 * they take: what comes first in this order. CR 615.7
 */
export function* inOrderOfShields(g: Game, asked: readonly Damage[]): Proc<readonly Damage[]> {
  let ordered = asked;
  const counting = g.root.shields.filter(({ amount }) => typeof amount === 'number');
  for (const [index, { to }] of counting.entries()) {
    if (to === null || counting.slice(0, index).some((other) => other.to !== null && sameChoice(other.to, to)))
      continue;
    const here = ordered.filter((damage) => sameChoice(damage.to, to));
    const sources = [...new Set(here.map((damage) => damage.from))];
    if (sources.length < 2 || !fallShort(g, here)) continue;
    const items = sources.map((id) => ({ kind: 'object' as const, id }));
    const player = asker(g, affectedBy(g, to));
    const answer = yield* ask(g, { kind: 'order', player, purpose: 'replacement', source: null, cr: '615.7', items });
    const first = picked(answer).flatMap((at) => here.filter((damage) => damage.from === sources[at]));
    ordered = [...first, ...ordered.filter((damage) => !here.includes(damage))];
  }
  return ordered;
}

/** Damage to one recipient at one time. */
function fallShort(g: Game, damages: readonly Damage[]): boolean {
  const shields = g.root.shields.filter((shield) => damages.some((damage) => holdsOff(g, shield, damage)));
  if (shields.length === 0) return false;
  const held = shields.reduce(
    (sum, { amount }) => sum + (typeof amount === 'number' ? amount : Number.POSITIVE_INFINITY),
    0,
  );
  return damages.reduce((sum, { amount }) => sum + amount, 0) > held;
}
