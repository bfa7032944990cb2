import type { PermanentView, Ref } from '../../protocol/index.ts';
import { abilitiesOf, hasTapSymbol, isManaAbility, type OwnedAbility } from './abilities.ts';
import { type Effect, MANA_TYPES, type ManaType } from './card-facts.ts';
import { type Asked, type Mana, productionsOf, type Types } from './production.ts';
import { inEveryOrder, type ManaReplacement, replacementsOn } from './replacements.ts';
import { type Scene, sightOf } from './sight.ts';

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
  const permanents = scene.view.battlefield.map((permanent) => sourcesOf(scene, reading, permanent));
  const start = reading.asking === 'greatest' ? MANA_TYPES : [];
  let known = new Map<Ref, Types>(permanents.map(({ permanent }) => [permanent.ref, both(start, start)]));
  const asked = (): Asked => {
    const now = known;
    return { couldProduce: (ref) => now.get(ref) ?? both([], []), colorsOnly: reading.colorsOnly };
  };
  for (let more = true; more; ) {
    const next = new Map(permanents.map((each) => [each.permanent.ref, typesNow(scene, reading, each, asked())]));
    more = [...next].some(([ref, types]) => !same(types, known.get(ref)));
    known = next;
  }
  return { of: asked().couldProduce, asked: asked() };
}

/** What one permanent makes mana with. */
interface Sources {
  readonly permanent: PermanentView;
  /** Null: not known. */
  readonly effects:
    | readonly { readonly effect: Effect; readonly replacements: readonly ManaReplacement[] | null }[]
    | null;
  readonly besides: readonly ManaType[];
}

function sourcesOf(scene: Scene, reading: Reading, permanent: PermanentView): Sources {
  const abilities = reading.abilities(scene, permanent);
  const besides = reading.besides(permanent, scene);
  if (abilities === null) return { permanent, effects: null, besides };
  const effects = abilities.flatMap(({ ability }) => {
    if (ability.kind !== 'activated' && ability.kind !== 'triggered') return [];
    const tapped = ability.kind === 'activated' && isManaAbility(ability) && hasTapSymbol(ability);
    const replaced = tapped || reading.replacesUntapped;
    const applicable = replaced ? replacementsOn(scene, permanent, permanent.controller) : [];
    return [{ effect: ability.effect, replacements: applicable === null ? null : reading.replacing(applicable) }];
  });
  return { permanent, effects, besides };
}

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
  const ends =
    reading.orders === 'every' ? inEveryOrder(mana, replacements) : inEveryOrder(mana, replacements).slice(0, 1);
  return both(
    ends.flatMap(({ types }) => types),
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
