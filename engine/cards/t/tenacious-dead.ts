import { card, cost, mayPay, putOntoBattlefield, readTwice, source, whenDies } from '../../vocabulary/index.ts';

/** Comes back from the graveyard, tapped, to whom it belongs, if that is paid for. */
export const tenaciousDead = card({
  name: 'Tenacious Dead',
  cost: '{B}',
  type: 'Creature - Skeleton Warrior',
  pt: '1/1',
  abilities: [whenDies(mayPay(cost('{1}{B}'), putOntoBattlefield(source, 'owner', true)))],
  reading: readTwice('ade55c9879'),
});
