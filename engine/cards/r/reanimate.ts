import {
  all,
  card,
  creature,
  does,
  inZone,
  loseLife,
  manaValueOf,
  putOntoBattlefield,
  readTwice,
  sequence,
  target,
  targets,
  you,
} from '../../vocabulary/index.ts';

/** A creature from any graveyard, for as much life as its mana value. */
export const reanimate = card({
  name: 'Reanimate',
  cost: '{B}',
  type: 'Sorcery',
  spell: does(
    sequence(putOntoBattlefield(target(), 'you'), loseLife(manaValueOf(target()), you)),
    targets(all(creature, inZone('graveyard'))),
  ),
  reading: readTwice('5265f7d3d0'),
});
