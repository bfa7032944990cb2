import type { ContinuousPart, StaticAbility } from '../../engine/facts.ts';
import { match } from './match.ts';
import type { Bearing, Permanent } from './permanent.ts';

/** A static ability on the battlefield. */
export interface StaticEffect {
  readonly from: Permanent;
  readonly ability: StaticAbility;
}

/** The static effects of these permanents, those for one's own attachments and for oneself among them. */
export function staticEffects(permanents: readonly Permanent[]): readonly StaticEffect[] {
  return permanents.flatMap((from) =>
    from.record.abilities.flatMap((ability) => (ability.kind === 'static' ? [{ from, ability }] : [])),
  );
}

/** Whether anything here may change who controls what. */
export function changeControl(effects: readonly StaticEffect[]): boolean {
  return effects.some(({ ability }) => ability.parts.some((part) => part.kind === 'control'));
}

/**
 * What may bear on a permanent. A type that one effect may add can make another one apply, so this goes on until nothing is added.
 * Conditions count as met.
 */
export function bearingOn(permanent: Permanent, effects: readonly StaticEffect[], controlUncertain: boolean): Bearing {
  let bearing: Bearing = {
    parts: [],
    types: new Set(permanent.record.types),
    typesUncertain: false,
    subtypesUncertain: false,
    controlUncertain,
  };
  for (let left = effects; ; ) {
    const applying = left.filter((effect) => mayApply(effect, permanent, bearing));
    if (applying.length === 0) return bearing;
    left = left.filter((effect) => !applying.includes(effect));
    bearing = extended(
      bearing,
      applying.flatMap(({ ability }) => withGranted(ability.parts)),
    );
  }
}

function mayApply({ from, ability }: StaticEffect, permanent: Permanent, bearing: Bearing): boolean {
  const { affects } = ability;
  switch (affects.kind) {
    case 'source':
      return from.card.id === permanent.card.id;
    case 'attached':
      return from.card.attachedTo === permanent.card.id;
    case 'each':
      return match(affects.what, permanent, bearing, from) !== 'no';
    default:
      return true;
  }
}

/** Static abilities that are granted count as the granting effect's own parts. */
function withGranted(parts: readonly ContinuousPart[]): readonly ContinuousPart[] {
  return parts.flatMap((part) =>
    part.kind === 'grant'
      ? [part, ...part.abilities.flatMap((ability) => (ability.kind === 'static' ? withGranted(ability.parts) : []))]
      : [part],
  );
}

function extended(bearing: Bearing, parts: readonly ContinuousPart[]): Bearing {
  const added = parts.flatMap((part) => (part.kind === 'addTypes' || part.kind === 'setTypes' ? part.types : []));
  const changes = (kinds: Kinds): boolean => parts.some(({ kind }) => kinds.has(kind));
  return {
    parts: [...bearing.parts, ...parts],
    types: added.length === 0 ? bearing.types : new Set([...bearing.types, ...added]),
    typesUncertain: bearing.typesUncertain || changes(LOSES_TYPES),
    subtypesUncertain: bearing.subtypesUncertain || changes(CHANGES_SUBTYPES),
    controlUncertain: bearing.controlUncertain,
  };
}

type Kinds = ReadonlySet<ContinuousPart['kind']>;

const LOSES_TYPES: Kinds = new Set(['setTypes', 'removeType']);
const CHANGES_SUBTYPES: Kinds = new Set([
  ...LOSES_TYPES,
  'addTypes',
  'setLandTypes',
  'addLandTypes',
  'chosenLandType',
  'setCreatureTypes',
]);
