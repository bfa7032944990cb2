import {
  activated,
  addMana,
  all,
  anyOneColor,
  card,
  cost,
  creature,
  readTwice,
  tap,
  tapUntapped,
  youControl,
} from '../../vocabulary/index.ts';

/** Any colour, with a creature tapped besides. */
export const springleafDrum = card({
  name: 'Springleaf Drum',
  cost: '{1}',
  type: 'Artifact',
  abilities: [activated(cost('', tap, tapUntapped(all(creature, youControl))), addMana(anyOneColor()))],
  reading: readTwice('37391aca47'),
});
