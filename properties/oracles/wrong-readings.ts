import type { PermanentView } from '../../protocol/index.ts';
import { abilitiesOf, costsMana, hasTapSymbol, hasUntapSymbol, type OwnedAbility } from './abilities.ts';
import type { Asking } from './asking.ts';
import {
  type ActivatedAbility,
  COLORS,
  cardNamed,
  LAND_TYPE_MANA,
  landTypeAbility,
  MANA_TYPES,
  type ManaType,
} from './card-facts.ts';
import { type Reading, RIGHT } from './could-produce.ts';
import { conditionHolds, matches, permanentsThat } from './matching.ts';
import { lastingAbilities } from './replacements.ts';
import { type Scene, type Sight, sightOf } from './sight.ts';
import { perhaps } from './truth.ts';

/**
 * A way to go wrong over what a permanent could produce. Its clause is put to the test where one of the readings gives another
 * answer than the rule; an engine that gives that answer breaks the clause.
 */
export interface WrongReading {
  readonly clause: string;
  readonly when: (situation: Situation) => boolean;
  readonly readings: readonly Reading[];
}

export interface Situation {
  readonly asking: Asking;
  readonly looked: readonly PermanentView[];
  readonly types: readonly ManaType[];
}

const always = (): boolean => true;
const onBattlefield =
  (...names: readonly string[]) =>
  ({ asking }: Situation): boolean =>
    asking.sight.scene.view.battlefield.some(({ name }) => names.includes(name));
const looksAt =
  (...names: readonly string[]) =>
  ({ looked }: Situation): boolean =>
    looked.some(({ name }) => names.includes(name));

/** The special ones first: the first that explains an answer names the clause. */
export const WRONG_READINGS: readonly WrongReading[] = [
  {
    clause: 'R2/contamination-defines-no-type',
    when: (s) => onBattlefield('Contamination')(s) && s.types.length === 0,
    readings: [lands('B')],
  },
  {
    clause: 'R2/contamination-spares-the-untapped',
    when: onBattlefield('Contamination'),
    readings: [{ ...RIGHT, replacesUntapped: true }],
  },
  {
    clause: 'R2/contamination-turns-tapped-to-black',
    when: onBattlefield('Contamination'),
    readings: [without('Contamination'), keeping('Contamination')],
  },
  {
    clause: 'R2/pale-moon-makes-colourless',
    when: ({ asking }) => asking.sight.scene.lasting.some(({ name }) => name === 'Pale Moon'),
    readings: [without('Pale Moon'), keeping('Pale Moon')],
  },
  {
    clause: 'R2/replacements-in-every-order',
    when: always,
    readings: [
      { ...RIGHT, replacing: () => [] },
      { ...RIGHT, orders: 'as listed' },
      { ...RIGHT, orders: 'as listed', replacing: (applicable) => [...applicable].reverse() },
      { ...RIGHT, replacing: (applicable) => applicable.slice(0, 1) },
    ],
  },
  {
    clause: 'R2/blood-moon-changes-abilities',
    when: onBattlefield('Blood Moon', 'Magus of the Moon'),
    readings: [printed(), printedBesides()],
  },
  { clause: 'R2/enters-trigger-counts', when: always, readings: [only(({ ability }) => ability.kind !== 'triggered')] },
  {
    clause: 'R2/cataracts-any-colour',
    when: looksAt('Cascading Cataracts'),
    readings: [only(freeOfMana, ({ name }) => name === 'Cascading Cataracts')],
  },
  {
    clause: 'R2/costs-ignored',
    when: always,
    readings: [
      only(freeOfMana),
      only(freeButTapping),
      only((owned) => freeOfMana(owned) && freeButTapping(owned)),
      only(payable),
    ],
  },
  { clause: 'R2/tapped-state-ignored', when: always, readings: [only(untapped)] },
  {
    clause: 'R2/activation-limits-ignored',
    when: always,
    readings: [
      only(unlimited),
      only(notNew),
      only((owned, permanent, scene) => unlimited(owned, permanent, scene) && notNew(owned, permanent)),
    ],
  },
  {
    clause: 'R2/confluence-never-colourless',
    when: looksAt('Mana Confluence'),
    readings: [besides(({ name }) => (name === 'Mana Confluence' ? ['C'] : []))],
  },
  {
    clause: 'R2/two-pools-make-nothing',
    when: ({ looked, types }) => types.length === 0 && looked.every(({ name }) => name === 'Reflecting Pool'),
    readings: [{ ...RIGHT, asking: 'greatest' }, lands('C'), lands(...COLORS)],
  },
  {
    clause: 'R2/orchards-and-a-forest',
    when: (s) => s.asking.permanent.name === 'Exotic Orchard' && looksAt('Exotic Orchard')(s) && s.types.length > 0,
    readings: [
      { ...RIGHT, asking: 'nothing' },
      { ...RIGHT, asking: 'greatest' },
    ],
  },
  {
    clause: 'R2/least-fixpoint',
    when: always,
    readings: [
      { ...RIGHT, asking: 'nothing' },
      { ...RIGHT, asking: 'greatest' },
    ],
  },
  {
    clause: 'R2/colours-only',
    when: always,
    readings: [
      { ...RIGHT, colorsOnly: () => false },
      { ...RIGHT, colorsOnly: () => true },
    ],
  },
  { clause: 'R2/added-by-a-trigger-not-counted', when: always, readings: [besides(addedByTriggers)] },
  {
    clause: 'R2/every-ability-counts',
    when: always,
    readings: [
      printed(),
      printedBesides(),
      first(),
      only(({ from }) => from !== 'effect'),
      only(({ from }) => from !== 'land type'),
    ],
  },
  {
    clause: 'R2/possibly-none',
    when: ({ types }) => types.length === 0,
    readings: [lands('C'), lands(...COLORS), lands(...MANA_TYPES)],
  },
];

/** Replacement effects of this name are not taken into account. */
function without(name: string): Reading {
  return { ...RIGHT, replacing: (applicable) => applicable.filter((each) => each.name !== name) };
}

/** What this replacement makes comes besides what the abilities make. */
function keeping(name: string): Reading {
  const type: ManaType = name === 'Contamination' ? 'B' : 'C';
  return { ...without(name), besides: (permanent) => (permanent.types.includes('land') ? [type] : []) };
}

function besides(types: Reading['besides']): Reading {
  return { ...RIGHT, besides: types };
}

/** Every land makes these too. */
function lands(...types: readonly ManaType[]): Reading {
  return besides((permanent) => (permanent.types.includes('land') ? types : []));
}

type Test = (owned: OwnedAbility, permanent: PermanentView, scene: Scene) => boolean;

/** Only abilities that pass count, of the permanents that are meant. */
function only(test: Test, meant: (permanent: PermanentView) => boolean = () => true): Reading {
  const abilities: Reading['abilities'] = (scene, permanent) =>
    abilitiesOf(scene, permanent)?.filter((owned) => !meant(permanent) || test(owned, permanent, scene)) ?? null;
  return { ...RIGHT, abilities };
}

/** Only the first ability that makes mana counts. */
function first(): Reading {
  const abilities: Reading['abilities'] = (scene, permanent) =>
    abilitiesOf(scene, permanent)
      ?.filter(({ ability }) => ability.kind === 'activated')
      .slice(0, 1) ?? null;
  return { ...RIGHT, abilities };
}

/** What is printed counts, whatever became of it. */
function printed(): Reading {
  return { ...RIGHT, abilities: (_, permanent) => printedAbilities(permanent) };
}

/** What is printed counts besides what there is now. */
function printedBesides(): Reading {
  const abilities: Reading['abilities'] = (scene, permanent) => {
    const now = abilitiesOf(scene, permanent);
    const text = printedAbilities(permanent);
    return now === null || text === null ? null : [...now, ...text];
  };
  return { ...RIGHT, abilities };
}

function printedAbilities(permanent: PermanentView): readonly OwnedAbility[] | null {
  const record = cardNamed(permanent.name);
  if (record === null) return null;
  const types = Object.entries(LAND_TYPE_MANA).filter(([type]) => record.subtypes.includes(type));
  return [
    ...record.abilities.map((ability) => ({ ability, from: 'text' as const })),
    ...types.map(([type]) => ({ ability: landTypeAbility(type), from: 'land type' as const })),
  ];
}

function activatedOr(test: (ability: ActivatedAbility) => boolean, { ability }: OwnedAbility): boolean {
  return ability.kind !== 'activated' || test(ability);
}

function freeOfMana(owned: OwnedAbility): boolean {
  return activatedOr((ability) => !costsMana(ability), owned);
}

function freeButTapping(owned: OwnedAbility): boolean {
  return activatedOr(({ cost }) => cost.parts.every(({ kind }) => kind === 'tap'), owned);
}

/** Whether the parts of the cost that are not mana could be paid now, as far as that is plain. */
function payable(owned: OwnedAbility, permanent: PermanentView, scene: Scene): boolean {
  const sight = sightOf(scene, permanent);
  return activatedOr(
    ({ cost }) =>
      cost.parts.every((part) => {
        if (part.kind === 'removeCounters')
          return (permanent.counters[part.counter] ?? 0) >= (typeof part.count === 'number' ? part.count : 1);
        if (part.kind === 'sacrifice')
          return (permanentsThat({ ...sight }, part.what) ?? []).some(
            ({ controller }) => controller === permanent.controller,
          );
        return true;
      }),
    owned,
  );
}

function untapped(owned: OwnedAbility, permanent: PermanentView): boolean {
  return activatedOr(
    (ability) => !((hasTapSymbol(ability) && permanent.tapped) || (hasUntapSymbol(ability) && !permanent.tapped)),
    owned,
  );
}

function unlimited(owned: OwnedAbility, permanent: PermanentView, scene: Scene): boolean {
  return activatedOr((ability) => conditionHolds(sightOf(scene, permanent), ability.onlyIf) !== false, owned);
}

function notNew(owned: OwnedAbility, permanent: PermanentView): boolean {
  const bound = permanent.types.includes('creature') && !permanent.held && !permanent.keywords.includes('haste');
  return activatedOr((ability) => !(bound && (hasTapSymbol(ability) || hasUntapSymbol(ability))), owned);
}

/** What triggers of others add when the permanent is tapped for mana, where that is always the same. */
function addedByTriggers(permanent: PermanentView, scene: Scene): readonly ManaType[] {
  const ofPermanents = scene.view.battlefield.flatMap((source) =>
    source.ref === permanent.ref
      ? []
      : (cardNamed(source.name)?.abilities ?? []).map((ability) => ({ ability, sight: sightOf(scene, source) })),
  );
  const ofSpells = scene.lasting.flatMap((spell) => {
    const sight: Sight = { scene, you: spell.controller, source: null, bound: null };
    return lastingAbilities(cardNamed(spell.name)?.spell).map((ability) => ({ ability, sight }));
  });
  return [...ofPermanents, ...ofSpells].flatMap(({ ability, sight }) => {
    if (ability.kind !== 'triggered' || ability.on.kind !== 'tappedForMana' || ability.effect.kind !== 'addMana')
      return [];
    const { mana } = ability.effect;
    return mana.kind === 'fixed' && perhaps(matches(sight, ability.on.what, permanent)) ? mana.mana : [];
  });
}
