import {
  activated,
  anyOneTarget,
  anyTarget,
  card,
  cost,
  damage,
  draw,
  readTwice,
  sacrificeSource,
} from '../../vocabulary/index.ts';

/** Two damage or a card, once. */
export const pyriteSpellbomb = card({
  name: 'Pyrite Spellbomb',
  cost: '{1}',
  type: 'Artifact',
  abilities: [
    activated(cost('{R}', sacrificeSource), damage(2, anyTarget()), { targets: [anyOneTarget] }),
    activated(cost('{1}', sacrificeSource), draw()),
  ],
  reading: readTwice('db9ae3b080'),
});
