import {
  all,
  card,
  creature,
  cycling,
  does,
  inZone,
  manaValue,
  putOntoBattlefield,
  readTwice,
  target,
  targets,
  youOwn,
} from '../../vocabulary/index.ts';

/** A cheap creature back from the graveyard, or is cycled. */
export const unearth = card({
  name: 'Unearth',
  cost: '{B}',
  type: 'Sorcery',
  abilities: [cycling('{2}')],
  spell: does(
    putOntoBattlefield(target(), 'you'),
    targets(all(creature, inZone('graveyard'), youOwn, manaValue('at most', 3))),
  ),
  reading: readTwice('8637ffd309'),
});
