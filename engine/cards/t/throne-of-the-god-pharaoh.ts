import {
  all,
  beginningOf,
  card,
  count,
  creature,
  loseLife,
  opponents,
  readTwice,
  tapped,
  triggered,
  youControl,
} from '../../vocabulary/index.ts';

/** Tapped creatures cost opponents life. */
export const throneOfTheGodPharaoh = card({
  name: 'Throne of the God-Pharaoh',
  cost: '{2}',
  type: 'Legendary Artifact',
  abilities: [triggered(beginningOf('end', 'you'), loseLife(count(all(creature, tapped, youControl)), opponents))],
  reading: readTwice('fc0bd47404'),
});
