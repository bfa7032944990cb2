import {
  all,
  card,
  enters,
  gainLife,
  loseLife,
  opponents,
  other,
  readTwice,
  sequence,
  subtype,
  triggered,
  youControl,
} from '../../vocabulary/index.ts';

/** A drain for each other Zombie that comes to its controller. */
export const waywardServant = card({
  name: 'Wayward Servant',
  cost: '{W}{B}',
  type: 'Creature - Zombie',
  pt: '2/2',
  abilities: [
    triggered(enters(all(other, subtype('Zombie'), youControl)), sequence(loseLife(1, opponents), gainLife(1))),
  ],
  reading: readTwice('843e3f6ce3'),
});
