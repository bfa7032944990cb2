import { all, card, creature, enters, gainLife, other, readTwice, triggered } from '../../vocabulary/index.ts';

/** A life for each other creature that arrives. */
export const soulWarden = card({
  name: 'Soul Warden',
  cost: '{W}',
  type: 'Creature - Human Cleric',
  pt: '1/1',
  abilities: [triggered(enters(all(other, creature)), gainLife(1))],
  reading: readTwice('de33f1c454'),
});
