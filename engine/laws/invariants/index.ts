import type { Root } from '../../state/root.ts';
import {
  attachedToWhatIsThere,
  combatOfCreatures,
  controlIsNoted,
  durationsEnd,
  effectsOnWhatIsThere,
  madeThingsWhereTheyCanBe,
  nothingIsDue,
  nothingWaits,
} from './at-rest.ts';
import type { Invariant } from './invariant.ts';
import { overWhenOneIsLeft, wholeNumbers, whoLeftIsGone } from './players.ts';
import { cardsAreConserved, identities, inOneZone, kindsInTheirPlaces, statusOfPermanents } from './zones.ts';

export type { Invariant };

/** What holds at every anchor of every game. */
export const INVARIANTS: readonly Invariant[] = [
  attachedToWhatIsThere,
  cardsAreConserved,
  combatOfCreatures,
  controlIsNoted,
  durationsEnd,
  effectsOnWhatIsThere,
  identities,
  inOneZone,
  kindsInTheirPlaces,
  madeThingsWhereTheyCanBe,
  nothingIsDue,
  nothingWaits,
  overWhenOneIsLeft,
  statusOfPermanents,
  wholeNumbers,
  whoLeftIsGone,
];

/** What is wrong with a root, with the rule. */
export function faultsOf(root: Root, first: Root): readonly string[] {
  return INVARIANTS.flatMap(({ name, cr, faults }) =>
    faults(root, first).map((fault) => `CR ${cr}, ${name}: ${fault}`),
  );
}
