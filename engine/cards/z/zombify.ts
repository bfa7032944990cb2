import {
  all,
  card,
  creature,
  does,
  inZone,
  putOntoBattlefield,
  read,
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
  reading: read('4266896af2'),
});
