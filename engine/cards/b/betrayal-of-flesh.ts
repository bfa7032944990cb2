import {
  all,
  card,
  chooseOneOrEntwine,
  cost,
  creature,
  destroy,
  inZone,
  land,
  mode,
  putOntoBattlefield,
  readTwice,
  sacrificeCost,
  target,
  targets,
  youOwn,
} from '../../vocabulary/index.ts';

/** Destroys a creature, brings one back, or both for three lands. */
export const betrayalOfFlesh = card({
  name: 'Betrayal of Flesh',
  cost: '{5}{B}',
  type: 'Instant',
  spell: chooseOneOrEntwine(
    cost('', sacrificeCost(land, 3)),
    mode('destroy a creature', destroy(), targets(creature)),
    mode(
      'a creature card to the battlefield',
      putOntoBattlefield(target(), 'you'),
      targets(all(creature, inZone('graveyard'), youOwn)),
    ),
  ),
  reading: readTwice('e5c659c528'),
});
