import {
  activated,
  addMana,
  all,
  anyOneColor,
  card,
  cost,
  creature,
  read,
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
  reading: read('37391aca47'),
});
