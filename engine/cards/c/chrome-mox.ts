import {
  all,
  artifact,
  card,
  chooseFrom,
  colorsAmong,
  inZone,
  is,
  land,
  linked,
  mayExileFromHand,
  not,
  readTwice,
  tapFor,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Mana of the colours of a card that it exiled. */
export const chromeMox = card({
  name: 'Chrome Mox',
  cost: '{0}',
  type: 'Artifact',
  abilities: [
    whenEnters(mayExileFromHand('imprinted', not(artifact), not(land))),
    tapFor(chooseFrom(colorsAmong(all(inZone('exile'), is(linked('imprinted')))))),
  ],
  reading: readTwice('b2ec4dd25c'),
});
