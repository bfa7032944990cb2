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

/** A creature back from its caster's graveyard. */
export const zombify = card({
  name: 'Zombify',
  cost: '{3}{B}',
  type: 'Sorcery',
  spell: does(putOntoBattlefield(target(), 'you'), targets(all(creature, inZone('graveyard'), youOwn))),
  reading: readTwice('4266896af2'),
});
