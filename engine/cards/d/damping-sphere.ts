import {
  anything,
  card,
  eventPlayer,
  ifTappedForMana,
  insteadOfTypeAndAmount,
  land,
  readTwice,
  rule,
  spellsCastThisTurn,
} from '../../vocabulary/index.ts';

/** A land that would make two or more makes one colourless, and later spells of a turn cost more. */
export const dampingSphere = card({
  name: 'Damping Sphere',
  cost: '{2}',
  type: 'Artifact',
  abilities: [
    ifTappedForMana(land, insteadOfTypeAndAmount('C'), { atLeast: 2 }),
    rule({ kind: 'spellCost', what: anything, by: 'anyone', generic: spellsCastThisTurn(eventPlayer) }),
  ],
  reading: readTwice('dbc38774c8'),
});
