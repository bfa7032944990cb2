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
import { becomeTargets, isLegalTarget, legalTargets } from '../casting/targets.ts';
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
  if (newTargets) yield* chooseNewTargets(g, id, ctx.controller, targetsOfSpell(g.root, id, spell.modes, spell.paid));
  becomeTargets(g, id, ctx.controller, targetsOf(the(g.root, id)));
}

/** Mana is no object: none was spent on a copy. CR 707.10 */
const UNCAST = {
  castFrom: null,
  castBy: null,
  permission: null,
  manaSpent: [],
  uncounterable: false,
  haste: false,
  hasteWhileControlled: false,
} as const;

export function* copyAbility(g: Game, ctx: Context, original: GameObject, newTargets: boolean): Proc<void> {
  if (original.ability === null || !inGame(g.root, ctx.controller)) return;
  const id = put(g, ctx.controller, original, null, null, original.ability);
  if (newTargets) yield* chooseNewTargets(g, id, ctx.controller, targetsOfAbility(original.ability));
  becomeTargets(g, id, ctx.controller, targetsOf(the(g.root, id)));
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

export type Targets = readonly (readonly Choice[])[];

/**
 * Each target may be changed to another legal one, or left as it is, even if it has become illegal; or it has to be changed where it
 * can be. Answers those that were no targets before. CR 707.10c, 115.7a, 115.7d
 */
export function* chooseNewTargets(
  g: Game,
  id: ObjectId,
  player: PlayerId,
  specs: readonly TargetSpec[],
  how: keyof typeof RULES = 'of a copy',
): Proc<Targets> {
  const object = the(g.root, id);
  const state = object.spell ?? object.ability;
  if (state === null || specs.length === 0) return [];
  let targets: Targets = specs.map((_, index) => state.targets[index] ?? []);
  for (const [index, spec] of specs.entries()) {
    for (let place = 0; place < (targets[index] ?? []).length; place++) {
      const open = newTargetsFor(g, id, spec, targets, index, place);
      const others = open.filter((choice) => !same(choice, (targets[index] ?? [])[place] as Choice));
      const options = how === 'change' && others.length > 0 ? others : open;
      const chosen = yield* chooseNewTarget(g, id, player, options, RULES[how]);
      targets = targets.map((own, at) => (at === index ? own.with(place, chosen) : own));
    }
  }
  if (object.spell !== null) changeObject(g, id, { spell: { ...object.spell, targets } });
  else if (object.ability !== null) changeObject(g, id, { ability: { ...object.ability, targets } });
  return changed(targets, state.targets);
}

/** Those that were no targets before. */
function changed(now: Targets, before: Targets): Targets {
  return now.map((own, index) => own.filter((choice) => !(before[index] ?? []).some((other) => same(other, choice))));
}

/** The target as it is comes first, unless what was changed before has taken it or made it illegal. CR 115.7d */
function newTargetsFor(
  g: Game,
  id: ObjectId,
  spec: TargetSpec,
  targets: Targets,
  index: number,
  place: number,
): readonly Choice[] {
  const own = targets[index] as readonly Choice[];
  const now = own[place] as Choice;
  const original = targetsOf(the(g.root, id));
  const ctx = contextOf(g, id, targets);
  const isOf = (choice: Choice, choices: readonly Choice[]): boolean => choices.some((other) => same(other, choice));
  const legal = legalTargets(ctx, spec, id).filter((choice) => !isOf(choice, own.slice(0, place)));
  // One that is a target further on can be chosen where that one can be changed in its turn.
  const others = legal.filter(
    (choice) =>
      !same(choice, now) && (!isOf(choice, own) || legal.some((other) => same(other, now) || !isOf(other, own))),
  );
  const mayStay = isOf(now, legal) || !isLegalTarget({ ...ctx, targets: original }, spec, now, id);
  return mayStay || others.length === 0 ? [now, ...others] : others;
}

function targetsOf(object: GameObject): Targets {
  return (object.spell ?? object.ability)?.targets ?? [];
}

/** Targets are legal for the spell's or ability's controller, whoever chooses them. */
function contextOf(g: Game, id: ObjectId, targets: Targets): Context {
  const object = the(g.root, id);
  const x = (object.spell ?? object.ability)?.x ?? null;
  return {
    ...spellContext(g.root, object.ability?.source ?? id, object.controller, { x, targets }),
    sight: derive(g.root),
  };
}

/** By which rule new targets are chosen: where an effect lets one choose them, has one change them, or has made a copy. */
const RULES = { 'as you like': '115.7d', change: '115.7a', 'of a copy': '707.10c' } as const;

function* chooseNewTarget(
  g: Game,
  id: ObjectId,
  player: PlayerId,
  options: readonly Choice[],
  cr: string,
): Proc<Choice> {
  const [first] = options;
  if (options.length === 1) return first as Choice;
  const asked = { kind: 'objects', player, purpose: 'new targets', source: id, cr } as const;
  const answer = yield* ask(g, { ...asked, options, min: 1, max: 1 });
  return (options[picked(answer)[0] ?? 0] ?? first) as Choice;
}

function same(one: Choice, two: Choice): boolean {
  return one.kind === 'player'
    ? two.kind === 'player' && one.player === two.player
    : two.kind === 'object' && one.id === two.id;
}
