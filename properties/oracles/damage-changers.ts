import type { PermanentView, Ref, Seat, StackView } from '../../protocol/index.ts';
import { permanentIn } from '../reading/views.ts';
import { abilitiesOf } from './abilities.ts';
import { type Ability, cardNamed, type Effect, type Filter, kindsIn, type Replacement, textHas } from './card-facts.ts';
import { conditionHolds, matches, objectsMeant } from './matching.ts';
import { lastingAbilities } from './replacements.ts';
import { type Scene, type Sight, sightOf } from './sight.ts';

/** Damage that would be dealt to one player or permanent. */
export interface Blow {
  readonly source: PermanentView;
  readonly to: Ref;
  readonly amount: number;
  readonly combat: boolean;
}

export type DamageReplacement = Extract<Replacement, { readonly kind: 'damage' }>;

/** An effect that changes damage: of a permanent, of something that resolved, or a shield. CR 614.9, 615 */
export interface Changer {
  readonly key: string;
  /** The permanent that has it, or the spell or permanent that it is from. */
  readonly from: Ref;
  readonly name: string;
  readonly change: DamageReplacement['change'] | Held;
  /** Throws `Unknown` where the history does not show it. */
  readonly applies: (blow: Blow) => boolean;
}

/** What a shield does. */
export interface Held {
  readonly kind: 'shield';
  readonly amount: number | 'all' | 'next';
  readonly onto: Ref | null;
}

/** Thrown where a history does not show enough to tell what becomes of damage. */
export class Unknown extends Error {}

/** The static and lasting effects on damage in a scene. Throws `Unknown`. */
export function changersIn(scene: Scene): readonly Changer[] {
  const ofPermanents = scene.view.battlefield.flatMap((permanent) => {
    if (!mayChange(permanent)) return [];
    const abilities = abilitiesOf(scene, permanent);
    if (abilities === null) throw new Unknown();
    return abilities.flatMap(({ ability }, index) =>
      changerOf(scene, ability, sightOf(scene, permanent), permanent, `${permanent.ref}/${index}`),
    );
  });
  const ofSpells = scene.lasting.flatMap((spell) =>
    lastingAbilities(cardNamed(spell.name)?.spell).flatMap((ability, index) =>
      changerOf(scene, ability, sightFrom(scene, spell.controller), spell, `${spell.ref}/${index}`),
    ),
  );
  return [...ofPermanents, ...ofSpells];
}

/** Whether damage from this source can't be prevented. Throws `Unknown`. CR 615.12 */
export function isUnpreventable(scene: Scene, blow: Blow): boolean {
  const rules = [
    ...scene.view.battlefield.flatMap((permanent) =>
      textHas(permanent.name, 'damageCantBePrevented')
        ? (abilitiesOf(scene, permanent) ?? unknown()).map(({ ability }) => ({
            ability,
            sight: sightOf(scene, permanent),
          }))
        : [],
    ),
    ...scene.lasting.flatMap((spell) =>
      lastingAbilities(cardNamed(spell.name)?.spell).map((ability) => ({
        ability,
        sight: sightFrom(scene, spell.controller),
      })),
    ),
    ...lastingAbilities(cardNamed(blow.source.name)?.spell).map((ability) => ({
      ability,
      sight: { ...sightFrom(scene, blow.source.controller), source: blow.source.ref },
    })),
  ];
  return rules.some(({ ability, sight }) => {
    if (ability.kind !== 'rule' || ability.rule.kind !== 'damageCantBePrevented') return false;
    const { which, from } = ability.rule;
    return (which === 'any' || blow.combat === (which === 'combat')) && sure(matches(sight, from, blow.source));
  });
}

/** Whether something may change damage in a way that is not looked at here, such as protection. */
export function hidesMore(scene: Scene): boolean {
  return scene.view.battlefield.some(({ name }) =>
    textHas(name, 'protection', 'protectionFromColors', 'wither', 'infect'),
  );
}

function mayChange({ name }: PermanentView): boolean {
  const record = cardNamed(name);
  return record === null || kindsIn(record.abilities).has('damage');
}

function changerOf(
  scene: Scene,
  ability: Ability,
  sight: Sight,
  { ref, name }: { readonly ref: Ref; readonly name: string },
  key: string,
): readonly Changer[] {
  if (ability.kind !== 'replacement' || ability.replaces.kind !== 'damage') return [];
  const { replaces, onlyIf } = ability;
  const applies = (blow: Blow): boolean => {
    if (replaces.which !== 'any' && blow.combat !== (replaces.which === 'combat')) return false;
    if (!sure(conditionHolds(sight, onlyIf)) || !sure(matches(sight, replaces.from, blow.source))) return false;
    if (!isTo(scene, sight, replaces, blow.to)) return false;
    const to = destinationOf(sight, replaces.change);
    return to === undefined || (to !== null && to !== blow.to && canBeDealt(scene, to));
  };
  return [{ key, from: ref, name, change: replaces.change, applies }];
}

function isTo(scene: Scene, sight: Sight, { permanents, players }: DamageReplacement, to: Ref): boolean {
  const permanent = permanentIn(scene.view, to);
  if (permanent !== null) return permanents !== null && sure(matches(sight, permanents, permanent));
  if (players === null) return false;
  return players === 'anyone' || (seatOf(to) === sight.you) === (players === 'you');
}

/** Where a redirection deals it: undefined where it is none, null where there is nothing. Throws `Unknown`. */
export function destinationOf(sight: Sight, change: Changer['change']): Ref | null | undefined {
  if (typeof change === 'string' || change.kind !== 'redirect') return undefined;
  const { to } = change;
  switch (to.kind) {
    case 'you':
      return `p${sight.you}`;
    case 'controllerOf': {
      const controller = (objectsMeant(sight, to.object) ?? unknown())[0]?.controller;
      return controller === undefined ? null : `p${controller}`;
    }
    case 'source':
    case 'attached':
      return (objectsMeant(sight, to) ?? unknown())[0]?.ref ?? null;
    default:
      return unknown();
  }
}

/** Players, creatures and planeswalkers are dealt damage. CR 120.1 */
export function canBeDealt({ view }: Scene, to: Ref): boolean {
  const permanent = permanentIn(view, to);
  if (permanent !== null) return permanent.types.some((type) => type === 'creature' || type === 'planeswalker');
  return view.players.some(({ seat, inGame }) => inGame && `p${seat}` === to);
}

export const seatOf = (ref: Ref): Seat => Number(ref.slice(1));

function sightFrom(scene: Scene, you: Seat): Sight {
  return { scene, you, source: null, bound: null };
}

function sure(truth: boolean | 'unknown'): boolean {
  return truth === 'unknown' ? unknown() : truth;
}

function unknown(): never {
  throw new Unknown();
}

/** A spell as a source of damage, with what is known of it. */
export function asSource(spell: StackView): PermanentView {
  const { ref, name, owner, incarnation, controller, card, types, colors, manaValue } = spell;
  const nothing = {
    power: null,
    toughness: null,
    tapped: false,
    held: false,
    damage: 0,
    counters: {},
    attachedTo: null,
  };
  const identity = { ref, name, owner, incarnation, controller, card, types, colors, manaValue };
  const supertypes = cardNamed(name)?.supertypes ?? [];
  const subtypes = cardNamed(name)?.subtypes ?? [];
  return { ...identity, ...nothing, supertypes, subtypes, keywords: [], attacking: null, blocking: [] };
}

/** Whether a part of a text deals damage. */
export const dealsDamage = (part: object): boolean => {
  const kinds = kindsIn(part);
  return kinds.has('damage') || kinds.has('dividedDamage');
};

export type ShieldEffect = Extract<Effect, { readonly kind: 'preventDamage' | 'redirectDamage' }>;
export type { Filter };
