import { anthem, card, inZone, readTwice } from '../../vocabulary/index.ts';

/** Cards in graveyards have nothing to say. */
export const yixlidJailer = card({
  name: 'Yixlid Jailer',
  cost: '{1}{B}',
  type: 'Creature - Zombie Wizard',
  pt: '2/1',
  abilities: [anthem(inZone('graveyard'), { kind: 'loseAll' })],
  reading: readTwice('1c9322ce79'),
});
