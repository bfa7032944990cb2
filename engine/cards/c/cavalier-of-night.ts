import {
  all,
  card,
  cost,
  creature,
  destroy,
  inZone,
  keywords,
  manaValue,
  mayPay,
  opponentControls,
  other,
  putOntoBattlefield,
  readTwice,
  sacrificeCost,
  target,
  targets,
  whenDies,
  whenDone,
  whenEnters,
  youOwn,
} from '../../vocabulary/index.ts';

/** Another creature dies for an opponent's; as it dies, one comes back. */
export const cavalierOfNight = card({
  name: 'Cavalier of Night',
  cost: '{2}{B}{B}{B}',
  type: 'Creature - Elemental Knight',
  pt: '4/5',
  abilities: [
    ...keywords('lifelink'),
    whenEnters(
      mayPay(
        cost('', sacrificeCost(all(other, creature))),
        whenDone(destroy(), targets(all(creature, opponentControls))),
      ),
    ),
    whenDies(putOntoBattlefield(target(), 'you'), {
      targets: [targets(all(creature, inZone('graveyard'), youOwn, manaValue('at most', 3)))],
    }),
  ],
  reading: readTwice('dc76a595f2'),
});
