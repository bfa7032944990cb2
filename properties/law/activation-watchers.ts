import type { History, PermanentView } from '../../protocol/index.ts';
import { activatedAbility, hasAbility } from '../oracles/abilities.ts';
import { textHas, type TriggeredAbility } from '../oracles/card-facts.ts';
import { matches } from '../oracles/matching.ts';
import { triggersOf } from '../oracles/printed-triggers.ts';
import { sightOf } from '../oracles/sight.ts';
import { type HappeningOf, happeningsOf, ofKind, type Placed, triggeredOn } from '../reading/happenings.ts';
import type { Scenes } from '../reading/scenes.ts';
import { permanentIn } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';
import { CLAUSE } from './triggers-clauses.ts';

type Activates = Extract<TriggeredAbility['on'], { readonly kind: 'activates' }>;

/** What watches for abilities being activated triggers on mana abilities, too. CR 602.2, 605.3 */
export function* activationWatchers(history: History, scenes: Scenes): Generator<Finding> {
  const all = happeningsOf(history);
  for (const activated of ofKind(all, 'activated')) {
    const [before, after] = [history.steps[activated.at - 1]?.view, history.steps[activated.at]?.view];
    if (before === undefined || after === undefined) continue;
    for (const watcher of before.battlefield) {
      if (!textHas(watcher.name, 'activates')) continue;
      if (permanentIn(after, watcher.ref)?.incarnation !== watcher.incarnation) continue;
      yield* watched(all, scenes, activated, watcher);
    }
  }
}

function* watched(
  all: readonly Placed[],
  scenes: Scenes,
  { at, order, happening }: Placed<HappeningOf<'activated'>>,
  watcher: PermanentView,
): Generator<Finding> {
  const scene = scenes(at - 1);
  const permanent = permanentIn(scene.view, happening.object);
  const used = permanent === null ? null : activatedAbility(scene, permanent, placeOf(happening.ability));
  if (permanent === null || used === null || permanentIn(scenes(at).view, permanent.ref) === null) return;
  for (const [index, ability] of triggersOf(watcher.name).entries()) {
    const on = activationsIn(ability.on);
    if (on === null || on.by !== 'anyone' || hasAbility(scene, watcher, ability) !== true) continue;
    if (matches(sightOf(scene, watcher), on.of, permanent) !== true) continue;
    const tap = used.cost.parts.some(({ kind }) => kind === 'tap');
    const expected = !(on.withoutTap && tap);
    const found = triggeredOn(all, order).some((one) => one.happening.ability === `${watcher.ref}/${index}`);
    const kind = happening.manaAbility ? 'a mana ability' : 'an ability';
    yield* checked(found === expected, CLAUSE.activations, `${watcher.name} | ${permanent.name} | ${kind} | ${tap}`, {
      cr: '602.2',
      at,
      expected: `${watcher.name} ${expected ? 'triggers' : 'does not trigger'} as ${kind} of ${permanent.name} is activated`,
      found: found ? 'it triggered' : 'it did not',
    });
  }
}

const placeOf = (ability: string): number => Number(ability.split('/')[1]);

function activationsIn(on: TriggeredAbility['on']): Activates | null {
  const found = on.kind === 'anyOf' ? on.of.find(({ kind }) => kind === 'activates') : on;
  return found?.kind === 'activates' ? found : null;
}
