import {
  all,
  attacks,
  bound,
  card,
  choose,
  creature,
  inZone,
  isSource,
  keywords,
  may,
  putOntoBattlefieldAttacking,
  readTwice,
  sequence,
  subtype,
  triggered,
  youOwn,
} from '../../vocabulary/index.ts';

/** A Soldier from hand attacks beside it. */
export const preeminentCaptain = card({
  name: 'Preeminent Captain',
  cost: '{2}{W}',
  type: 'Creature - Kithkin Soldier',
  pt: '2/2',
  abilities: [
    ...keywords('first strike'),
    triggered(
      attacks(isSource),
      may(
        sequence(
          choose(all(inZone('hand'), youOwn, creature, subtype('Soldier')), 'chosen'),
          putOntoBattlefieldAttacking(bound('chosen')),
        ),
      ),
    ),
  ],
  reading: readTwice('415daa32da'),
});
