import {
  activated,
  all,
  attacking,
  card,
  cost,
  creature,
  mana,
  modifyPT,
  not,
  readTwice,
  sacrificeSource,
  tap,
  tapFor,
  target,
  targets,
  untilEndOfTurn,
  withKeyword,
} from '../../vocabulary/index.ts';

/** A land for the end of a small attacker on foot. */
export const quicksand = card({
  name: 'Quicksand',
  cost: '',
  type: 'Land',
  abilities: [
    tapFor(mana('{C}')),
    activated(cost('', tap, sacrificeSource), untilEndOfTurn(target(), modifyPT(-1, -2)), {
      targets: [targets(all(creature, attacking, not(withKeyword('flying'))))],
    }),
  ],
  reading: readTwice('c5a028f30c'),
});
