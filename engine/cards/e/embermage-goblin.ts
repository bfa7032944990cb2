import {
  activated,
  anyOneTarget,
  anyTarget,
  card,
  cost,
  damage,
  may,
  named,
  readTwice,
  search,
  sequence,
  shuffle,
  tap,
  whenEnters,
} from '../../vocabulary/index.ts';

/** It finds its like, and burns. */
export const embermageGoblin = card({
  name: 'Embermage Goblin',
  cost: '{3}{R}',
  type: 'Creature - Goblin Wizard',
  pt: '1/1',
  abilities: [
    whenEnters(may(sequence(search(named('Embermage Goblin'), 'hand'), shuffle()))),
    activated(cost('', tap), damage(1, anyTarget()), { targets: [anyOneTarget] }),
  ],
  reading: readTwice('d923351ecd'),
});
