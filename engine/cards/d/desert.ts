import {
  activated,
  all,
  attacking,
  card,
  cost,
  creature,
  damage,
  duringStep,
  mana,
  readTwice,
  tap,
  tapFor,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** A point of damage at the end of combat. */
export const desert = card({
  name: 'Desert',
  cost: '',
  type: 'Land - Desert',
  abilities: [
    tapFor(mana('{C}')),
    activated(cost('', tap), damage(1, target()), {
      targets: [targets(all(creature, attacking))],
      onlyIf: duringStep('end of combat'),
    }),
  ],
  reading: readTwice('2ee7a4d362'),
});
