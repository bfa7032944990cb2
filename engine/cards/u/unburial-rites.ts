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
  target,
  targets,
  youOwn,
} from '../../vocabulary/index.ts';

/** A creature comes back, twice. */
export const unburialRites = card({
  name: 'Unburial Rites',
  cost: '{4}{B}',
  type: 'Sorcery',
  abilities: [flashback(cost('{3}{W}'))],
  spell: does(putOntoBattlefield(target(), 'owner'), targets(all(creature, inZone('graveyard'), youOwn))),
  reading: readTwice('add16aff55'),
});
