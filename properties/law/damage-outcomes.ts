import type { Ref } from '../../protocol/index.ts';
import { textHas } from '../oracles/card-facts.ts';
import { type Blow, type Changer, destinationOf, isUnpreventable, Unknown } from '../oracles/damage-changers.ts';
import { permanentIn } from '../reading/views.ts';
import { type Scene, sightOf } from '../oracles/sight.ts';

/** What damage comes to by one order of the effects on it. */
export interface Outcome {
  /** What is dealt to whom, and which counters are put instead: sorted. */
  readonly parts: readonly string[];
  /** The source of the first effect that there was a choice of; null: there was none. */
  readonly first: Ref | null;
  /** Of shields, how much was taken, by key. */
  readonly taken: Readonly<Record<string, number>>;
}

interface Rest {
  readonly blow: Blow;
  readonly used: readonly string[];
  readonly taken: Readonly<Record<string, number>>;
}

/** Every outcome of the orders in which the effects can be applied, each once. Throws `Unknown`. CR 614.5, 616.1 */
export function outcomesOf(scene: Scene, changers: readonly Changer[], blow: Blow): readonly Outcome[] {
  return ways(scene, changers, { blow, used: [], taken: {} });
}

function ways(scene: Scene, changers: readonly Changer[], rest: Rest): readonly Outcome[] {
  const { blow, used, taken } = rest;
  if (blow.amount === 0) return [{ parts: [], first: null, taken }];
  const applicable = applicableTo(scene, changers, blow).filter(({ key }) => !used.includes(key));
  if (applicable.length === 0) return [{ parts: [`${blow.to}: ${blow.amount}`], first: null, taken }];
  const all = applicable.flatMap((changer) =>
    after(scene, changers, rest, changer).map((outcome) => ({
      ...outcome,
      first: applicable.length > 1 ? changer.from : outcome.first,
    })),
  );
  if (all.length > 200) throw new Unknown();
  return all;
}

/** Those that apply to damage as it stands; what only prevents does not to what can't be prevented. CR 615.12 */
export function applicableTo(scene: Scene, changers: readonly Changer[], blow: Blow): readonly Changer[] {
  const found = changers.filter((changer) => changer.applies(blow));
  return found.some(prevents) && isUnpreventable(scene, blow) ? found.filter((changer) => !prevents(changer)) : found;
}

export function prevents({ change }: Changer): boolean {
  if (typeof change === 'string') return change === 'prevent';
  return change.kind === 'shield' ? change.onto === null : change.kind.startsWith('prevent');
}

export function redirects({ change }: Changer): boolean {
  if (typeof change === 'string') return false;
  return change.kind === 'shield' ? change.onto !== null : change.kind === 'redirect';
}

function after(
  scene: Scene,
  changers: readonly Changer[],
  rest: Rest,
  { key, change, from }: Changer,
): readonly Outcome[] {
  const { blow, taken } = rest;
  const used = [...rest.used, key];
  const on = (amount: number, to = blow.to, more = taken): readonly Outcome[] =>
    ways(scene, changers, { blow: { ...blow, amount, to }, used, taken: more });
  if (change === 'prevent') return on(0);
  if (change === 'double') return on(blow.amount * 2);
  switch (change.kind) {
    case 'plus':
      return on(blow.amount + change.amount);
    case 'preventSome':
      return on(Math.max(0, blow.amount - change.amount));
    case 'redirect': {
      const holder = permanentIn(scene.view, from);
      const to = holder === null ? null : destinationOf(sightOf(scene, holder), change);
      if (to === null || to === undefined) throw new Unknown();
      return on(blow.amount, to);
    }
    case 'counters':
      if (scene.view.battlefield.some(({ name }) => textHas(name, 'countersPut', 'cantHaveCounters')))
        throw new Unknown();
      return [{ parts: [`${blow.to}: ${blow.amount} ${change.counter}`], first: null, taken }];
    case 'preventAnd':
      throw new Unknown();
    case 'shield':
      return behindShield(scene, changers, { ...rest, used }, key, change);
  }
}

/** What a shield takes, and what it leaves, each goes its own way. */
function behindShield(
  scene: Scene,
  changers: readonly Changer[],
  { blow, used, taken }: Rest,
  key: string,
  { amount, onto }: Extract<Changer['change'], { kind: 'shield' }>,
): readonly Outcome[] {
  const held = typeof amount === 'number' ? Math.min(amount, blow.amount) : blow.amount;
  const on = (much: number, to: Ref, more: Rest['taken']): readonly Outcome[] =>
    ways(scene, changers, { blow: { ...blow, amount: much, to }, used, taken: more });
  const now = { ...taken, [key]: held };
  if (onto === null) return on(blow.amount - held, blow.to, now);
  if (held === blow.amount) return on(held, onto, now);
  return on(blow.amount - held, blow.to, now).flatMap((one) =>
    on(held, onto, one.taken).map((other) => ({
      parts: [...one.parts, ...other.parts].sort(),
      first: null,
      taken: other.taken,
    })),
  );
}
