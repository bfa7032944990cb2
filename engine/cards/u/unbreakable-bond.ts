import {
  all,
  card,
  creature,
  does,
  inZone,
  putOntoBattlefield,
  readTwice,
  target,
  targets,
  youOwn,
} from '../../vocabulary/index.ts';

/** A creature back with a lifelink counter. */
export const unbreakableBond = card({
  name: 'Unbreakable Bond',
  cost: '{4}{B}',
  type: 'Sorcery',
  spell: does(
    putOntoBattlefield(target(), 'owner', false, { counter: 'lifelink', amount: 1 }),
    targets(all(creature, inZone('graveyard'), youOwn)),
  ),
  reading: readTwice('7747a8503e'),
});
