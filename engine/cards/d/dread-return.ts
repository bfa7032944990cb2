import {
  all,
  card,
  cost,
  creature,
  does,
  flashback,
  inZone,
  putOntoBattlefield,
  readTwice,
  sacrificeCost,
  target,
  targets,
  youOwn,
} from '../../vocabulary/index.ts';

/** Its flashback cost is no mana but three creatures. */
export const dreadReturn = card({
  name: 'Dread Return',
  cost: '{2}{B}{B}',
  type: 'Sorcery',
  abilities: [flashback(cost('', sacrificeCost(creature, 3)))],
  spell: does(putOntoBattlefield(target(), 'you'), targets(all(creature, inZone('graveyard'), youOwn))),
  reading: readTwice('8598700e89'),
});
