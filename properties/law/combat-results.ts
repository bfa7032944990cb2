import type { Happening, PermanentView, View } from '../../protocol/index.ts';
import { cardNamed, holdsNode, textHas } from '../oracles/card-facts.ts';
import type { HappeningOf } from '../reading/happenings.ts';
import { hasType, permanentIn } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';

type Damage = HappeningOf<'damage'>;

/** A damage step, as far as its results go. */
export interface Dealt {
  readonly at: number;
  readonly view: View;
  readonly dealt: readonly Damage[];
  readonly happenings: readonly Happening[];
}

/** What combat damage comes to: lost life, poison, lost loyalty, counters. CR 120.3 */
export function* damageResults(step: Dealt, clause: string): Generator<Finding> {
  const { at, view, dealt, happenings } = step;
  if (view.battlefield.some(changesResults)) return;
  for (const to of new Set(dealt.map((damage) => damage.to))) {
    const own = dealt.filter((damage) => damage.to === to);
    const permanent = permanentIn(view, to);
    const [counter, expected] = permanent === null ? onPlayer(view, own) : onPermanent(view, permanent, own);
    if (counter === null) continue;
    const found = changeOf(happenings, to, counter);
    yield* checked(found === expected, clause, `${counter} | ${own.length > 1} | ${expected === 0}`, {
      cr: '120.3',
      at,
      expected: `${counter === 'life' ? 'life' : `${counter} counters`} of ${to}: ${expected}`,
      found: `${found}`,
    });
  }
}

/** What changes how much life is lost or how many counters are put. */
function changesResults({ name }: PermanentView): boolean {
  const record = cardNamed(name);
  const changes = record !== null && holdsNode(record.abilities, ({ kind }) => kind === 'countersPut');
  return changes || textHas(name, ...BEARING);
}

const BEARING = ['lifeCantChange', 'cantGainLife', 'cantHaveCounters', 'cantGetCounters', 'lifeGained', 'lifeLost'];

const infects = (view: View, { from }: Damage, ...keywords: readonly string[]): boolean =>
  keywords.some((keyword) => permanentIn(view, from)?.keywords.includes(keyword) === true);

/** How much damage these are together. */
export const total = (damages: readonly Damage[]): number => damages.reduce((sum, { amount }) => sum + amount, 0);

/** Poison where there is any infect, else life; of life that is gained at the same time nothing is said. */
function onPlayer(view: View, own: readonly Damage[]): readonly [string | null, number] {
  const poison = own.filter((damage) => infects(view, damage, 'infect'));
  if (poison.length > 0) return ['poison', total(poison)];
  const seat = Number(own[0]?.to.slice(1));
  const gains = view.battlefield.some(
    ({ controller, keywords, attacking, blocking }) =>
      controller === seat && keywords.includes('lifelink') && (attacking !== null || blocking.length > 0),
  );
  return gains ? [null, 0] : ['life', -total(own)];
}

function onPermanent(view: View, permanent: PermanentView, own: readonly Damage[]): readonly [string | null, number] {
  if (hasType(permanent, 'planeswalker')) return ['loyalty', -Math.min(permanent.counters['loyalty'] ?? 0, total(own))];
  return ['-1/-1', total(own.filter((damage) => infects(view, damage, 'infect', 'wither')))];
}

/** Before state-based actions take counters away again, which they do of both kinds. */
function changeOf(happenings: readonly Happening[], on: string, counter: string): number {
  return happenings.reduce((sum, one) => {
    if (one.kind === 'life' && counter === 'life' && on === `p${one.player}`) return sum + one.change;
    if (one.kind !== 'counters' || one.on !== on || one.counter !== counter) return sum;
    return counter === '-1/-1' && one.change < 0 ? sum : sum + one.change;
  }, 0);
}
