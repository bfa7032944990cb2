import type { PermanentView, Ref } from '../../protocol/index.ts';
import { abilitiesOf, hasTapSymbol, isManaAbility, type OwnedAbility } from './abilities.ts';
import { type Ability, type Effect, kindsIn, MANA_TYPES, type ManaType } from './card-facts.ts';
import { type Asked, type Mana, productionsOf, type Types } from './production.ts';
import { inEveryOrder, type ManaReplacement, replacementsOn } from './replacements.ts';
import { rememberedByScene, type Scene, sightOf } from './sight.ts';

/**
 * How the rule on what a permanent could produce is read: rightly, or wrongly in one way that engines have. A law asks both; where
 * the answers differ the way is put to the test, and an engine that gives the other answer goes that way. CR 106.7
 */
export interface Reading {
  /** Abilities that ask what others could produce: what follows from the rest alone, nothing, or all that does not contradict itself. */
  readonly asking: 'least' | 'nothing' | 'greatest';
  /** The abilities that count; null: not known. */
  readonly abilities: (scene: Scene, permanent: PermanentView) => readonly OwnedAbility[] | null;
  /** The replacement effects taken into account, of those that apply; in every order, or in the order given. */
  readonly replacing: (applicable: readonly ManaReplacement[]) => readonly ManaReplacement[];
  readonly orders: 'every' | 'as listed';
  /** Whether replacement effects are asked of abilities without {T} and of triggers too. */
  readonly replacesUntapped: boolean;
  /** What is added to a permanent's own types. */
  readonly besides: (permanent: PermanentView, scene: Scene) => readonly ManaType[];
  readonly colorsOnly: (says: boolean) => boolean;
}

export const RIGHT: Reading = {
  asking: 'least',
  abilities: abilitiesOf,
  replacing: (applicable) => applicable,
  orders: 'every',
  replacesUntapped: false,
  besides: () => [],
  colorsOnly: (says) => says,
};

/** The types that each permanent of a scene could produce. */
export interface CouldProduce {
  readonly of: (permanent: Ref) => Types;
  readonly asked: Asked;
  /** What they make it with. */
  readonly sources: readonly Sources[];
}

/**
 * The least fixpoint over all abilities of all permanents: nothing could be produced at first; as long as any ability would, by
 * what is known so far, make a type that is not yet counted, it is. `sure` is what follows from what the view shows; `perhaps`
 * would follow if what it does not show were to make anything: a permanent whose abilities are not known could make all types.
 *
 * Judged are permanents whose abilities are those of their text, of basic land types and of static abilities on the battlefield;
 * not judged, and so not witnessed, what a resolved spell or ability changed beyond the view, and amounts that no view shows.
 */
export function couldProduce(scene: Scene, reading: Reading = RIGHT): CouldProduce {
  const right = remembered(scene, 'right', () => solved(scene, RIGHT, sourcesIn(scene, RIGHT)));
  if (reading === RIGHT) return right;
  const sources = sourcesIn(scene, reading);
  return readsAlike(reading, sources, right.sources) ? right : solved(scene, reading, sources);
}

const remembered = rememberedByScene<CouldProduce>();

/** Whether a reading comes to the same as the right one, so that nothing has to be solved again. */
function readsAlike(reading: Reading, sources: readonly Sources[], right: readonly Sources[]): boolean {
  const orderCounts = sources.some(({ effects }) =>
    (effects ?? []).some(({ replacements }) => (replacements ?? []).length > 1),
  );
  const asRight =
    reading.asking === RIGHT.asking &&
    reading.colorsOnly === RIGHT.colorsOnly &&
    (reading.orders === RIGHT.orders || !orderCounts);
  return asRight && sources.every((each, index) => sameSources(each, right[index]));
}

function sameSources({ effects, besides }: Sources, other: Sources | undefined): boolean {
  if (other === undefined || besides.length > 0) return false;
  if (effects === null || other.effects === null) return effects === other.effects;
  return (
    effects.length === other.effects.length &&
    effects.every(({ effect, replacements }, index) => {
      const same = other.effects?.[index];
      return same?.effect === effect && sameList(replacements, same.replacements);
    })
  );
}

function sameList<Item>(one: readonly Item[] | null, other: readonly Item[] | null): boolean {
  if (one === null || other === null) return one === other;
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

function solved(scene: Scene, reading: Reading, sources: readonly Sources[]): CouldProduce {
  const start = both(reading.asking === 'greatest' ? MANA_TYPES : [], []);
  const asking = sources.filter(isAsking);
  const nothing = both([], []);
  const askedOf = (known: ReadonlyMap<Ref, Types>): Asked => ({
    couldProduce: (ref) => known.get(ref) ?? nothing,
    colorsOnly: reading.colorsOnly,
  });
  let known: ReadonlyMap<Ref, Types> = new Map(
    sources.map((each) => [
      each.permanent.ref,
      isAsking(each) ? start : typesNow(scene, reading, each, askedOf(new Map())),
    ]),
  );
  for (let more = asking.length > 0; more; ) {
    const before = known;
    const next = asking.map((each) => [each.permanent.ref, typesNow(scene, reading, each, askedOf(before))] as const);
    more = next.some(([ref, types]) => !same(types, before.get(ref)));
    known = new Map([...before, ...next]);
  }
  const asked = askedOf(known);
  return { of: asked.couldProduce, asked, sources };
}

/** What one permanent makes mana with. */
interface Sources {
  readonly permanent: PermanentView;
  /** Null: not known. */
  readonly effects: readonly Source[] | null;
  readonly besides: readonly ManaType[];
}

interface Source {
  readonly effect: Effect;
  /** Those that apply; null: not known. */
  readonly replacements: readonly ManaReplacement[] | null;
}

function isAsking({ effects }: Sources): boolean {
  return (effects ?? []).some(({ effect }) => asksOthers(effect));
}

/** Whether the effect asks what other permanents could produce. */
function asksOthers(effect: Effect): boolean {
  const kinds = kindsIn(effect);
  return kinds.has('couldProduce') || kinds.has('couldProduceOf');
}

function sourcesIn(scene: Scene, reading: Reading): readonly Sources[] {
  return scene.view.battlefield.map((permanent) => {
    const abilities = reading.abilities(scene, permanent);
    const besides = reading.besides(permanent, scene);
    const effects = abilities?.flatMap(({ ability }) => sourceBy(scene, reading, permanent, ability) ?? []) ?? null;
    return { permanent, effects, besides };
  });
}

function sourceBy(scene: Scene, reading: Reading, permanent: PermanentView, ability: Ability): Source | null {
  if ((ability.kind !== 'activated' && ability.kind !== 'triggered') || !kindsIn(ability.effect).has('addMana'))
    return null;
  const tapped = ability.kind === 'activated' && isManaAbility(ability) && hasTapSymbol(ability);
  const replaced = tapped || reading.replacesUntapped;
  const applicable = replaced ? replacementsOn(scene, permanent, permanent.controller) : NO_REPLACEMENTS;
  return { effect: ability.effect, replacements: applicable === null ? null : reading.replacing(applicable) };
}

const NO_REPLACEMENTS: readonly ManaReplacement[] = [];

function typesNow(scene: Scene, reading: Reading, sources: Sources, asked: Asked): Types {
  if (sources.effects === null) return both(sources.besides, MANA_TYPES);
  const sight = sightOf(scene, sources.permanent);
  const answers: Asked = reading.asking === 'nothing' ? { ...asked, couldProduce: () => both([], []) } : asked;
  const sure = new Set<ManaType>(sources.besides);
  const perhaps = new Set<ManaType>(sources.besides);
  for (const { effect, replacements } of sources.effects) {
    const productions = productionsOf(sight, effect, answers);
    for (const mana of productions.sure) {
      const ends = endsOf(reading, mana, replacements);
      for (const type of ends.sure) sure.add(type);
      for (const type of [...ends.sure, ...ends.perhaps]) perhaps.add(type);
    }
    for (const mana of productions.perhaps) {
      const ends = endsOf(reading, mana, replacements);
      for (const type of [...ends.sure, ...ends.perhaps]) perhaps.add(type);
    }
  }
  return { sure, perhaps };
}

function endsOf(reading: Reading, mana: Mana, replacements: readonly ManaReplacement[] | null): Types {
  if (replacements === null) return both([], MANA_TYPES);
  if (replacements.length === 0) return both(mana.types, []);
  const ends = inEveryOrder(mana, replacements);
  const taken = reading.orders === 'every' ? ends : ends.slice(0, 1);
  return both(
    taken.flatMap(({ types }) => types),
    [],
  );
}

function both(sure: readonly ManaType[], perhaps: readonly ManaType[]): Types {
  return { sure: new Set(sure), perhaps: new Set([...sure, ...perhaps]) };
}

function same(one: Types, other: Types | undefined): boolean {
  return other !== undefined && equal(one.sure, other.sure) && equal(one.perhaps, other.perhaps);
}

function equal(one: ReadonlySet<ManaType>, other: ReadonlySet<ManaType>): boolean {
  return one.size === other.size && [...one].every((type) => other.has(type));
}
