import {
  activated,
  all,
  card,
  cost,
  creature,
  inZone,
  manaValue,
  putOntoBattlefield,
  readTwice,
  target,
  targets,
  untap,
  youOwn,
} from '../../vocabulary/index.ts';

/** Untaps as a cost and brings back a small creature. */
export const orderOfWhiteclay = card({
  name: 'Order of Whiteclay',
  cost: '{1}{W}{W}',
  type: 'Creature - Kithkin Cleric',
  pt: '1/4',
  abilities: [
    activated(cost('{1}{W}{W}', untap), putOntoBattlefield(target(), 'you'), {
      targets: [targets(all(creature, inZone('graveyard'), youOwn, manaValue('at most', 3)))],
    }),
  ],
  reading: readTwice('637c5399a8'),
});
