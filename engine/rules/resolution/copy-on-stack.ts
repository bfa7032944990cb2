import { copiableOf } from '../../characteristics/copiable.ts';
import { derive } from '../../characteristics/derive.ts';
import { abilityAt } from '../../cards/records.ts';
import type { Context } from '../../evaluate/context.ts';
import type { Game, Proc } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { inGame, the } from '../../state/read.ts';
import type { AbilityState, Choice, GameObject, SpellState } from '../../state/root.ts';
import { arrival, changeObject, createObject, log } from '../../state/write.ts';
import type { TargetSpec } from '../../vocabulary/ability.ts';
import { ask, picked } from '../ask.ts';
import { spellContext, targetsOfSpell } from '../casting/ways.ts';
import { becomeTargets, legalTargets } from '../casting/targets.ts';
import { happen } from '../happen.ts';
import { triggeredAt } from '../triggers/detect.ts';

/** A copy has the choices that were made for the original; it was not cast. CR 707.10 */
export function* copySpell(
  g: Game,
  ctx: Context,
  original: GameObject,
  newTargets: boolean,
  except: readonly string[],
): Proc<void> {
  if (original.spell === null || !inGame(g.root, ctx.controller)) return;
  const copiable = copiableOf(original);
  const spell: SpellState = { ...original.spell, ...UNCAST };
  const id = put(g, ctx.controller, original, { ...copiable, except: [...copiable.except, ...except] }, spell, null);
  if (newTargets) yield* chooseNewTargets(g, id, ctx.controller, targetsOfSpell(g.root, id, spell.modes));
}

/** Mana is no object: none was spent on a copy. CR 707.10 */
const UNCAST = { castFrom: null, castBy: null, manaSpent: [], uncounterable: false, haste: false } as const;

export function* copyAbility(g: Game, ctx: Context, original: GameObject, newTargets: boolean): Proc<void> {
  if (original.ability === null || !inGame(g.root, ctx.controller)) return;
  const id = put(g, ctx.controller, original, null, null, original.ability);
  if (newTargets) yield* chooseNewTargets(g, id, ctx.controller, targetsOfAbility(original.ability));
}

function put(
  g: Game,
  controller: PlayerId,
  original: GameObject,
  copyOf: GameObject['copyOf'],
  spell: SpellState | null,
  ability: AbilityState | null,
): ObjectId {
  let id = 0;
  happen(g, () => {
    id = createObject(g, {
      ...arrival(controller, { spell, copyOf }),
      kind: ability === null ? 'spell copy' : 'ability',
      record: copyOf?.record ?? original.record,
      owner: controller,
      zone: 'stack',
      ability,
    });
    log(g, { kind: 'put on stack', object: id, source: ability?.source ?? original.id, player: controller });
  });
  return id;
}

/** The instances of "target" of an ability on the stack. */
export function targetsOfAbility(ability: Pick<AbilityState, 'address' | 'of'>): readonly TargetSpec[] {
  if (ability.of !== 'activated') return triggeredAt({ address: ability.address, of: ability.of }).targets;
  const activated = abilityAt(ability.address);
  return activated.kind === 'activated' ? activated.targets : [];
}

/** Each target may be changed to another legal one, or left as it is, even if it has become illegal. CR 707.10c, 115.7d */
function* chooseNewTargets(g: Game, id: ObjectId, player: PlayerId, specs: readonly TargetSpec[]): Proc<void> {
  const object = the(g.root, id);
  const state = object.spell ?? object.ability;
  if (state === null || specs.length === 0) return;
  const targets: (readonly Choice[])[] = [];
  for (let index = 0; index < specs.length; index++) {
    targets.push(yield* newTargetsFor(g, id, player, specs[index] as TargetSpec, state.targets[index] ?? []));
  }
  if (object.spell !== null) changeObject(g, id, { spell: { ...object.spell, targets } });
  else if (object.ability !== null) changeObject(g, id, { ability: { ...object.ability, targets } });
  becomeTargets(g, id, player, targets);
}

function* newTargetsFor(
  g: Game,
  id: ObjectId,
  player: PlayerId,
  spec: TargetSpec,
  old: readonly Choice[],
): Proc<readonly Choice[]> {
  const object = the(g.root, id);
  const state = object.spell ?? object.ability;
  const ctx =
    object.ability === null
      ? spellContext(g.root, id, player, { x: state?.x ?? null })
      : { ...spellContext(g.root, object.ability.source, player, { x: state?.x ?? null }), sight: derive(g.root) };
  const chosen: Choice[] = [];
  for (const choice of old) {
    const others = legalTargets(ctx, spec, id).filter(
      (other) =>
        !same(other, choice) && !chosen.some((taken) => same(taken, other)) && !old.some((taken) => same(taken, other)),
    );
    const options = [choice, ...others];
    if (options.length === 1) {
      chosen.push(choice);
      continue;
    }
    const answer = yield* ask(g, {
      kind: 'objects',
      player,
      purpose: 'new targets',
      source: id,
      cr: '707.10c',
      options,
      min: 1,
      max: 1,
    });
    chosen.push(options[picked(answer)[0] ?? 0] ?? choice);
  }
  return chosen;
}

function same(one: Choice, two: Choice): boolean {
  return one.kind === 'player'
    ? two.kind === 'player' && one.player === two.player
    : two.kind === 'object' && one.id === two.id;
}
