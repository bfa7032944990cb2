import {
  activated,
  card,
  cost,
  destroy,
  land,
  mana,
  readTwice,
  sacrificeSource,
  tap,
  tapFor,
  targets,
} from '../../vocabulary/index.ts';

/** A land for a land. */
export const stripMine = card({
  name: 'Strip Mine',
  cost: '',
  type: 'Land',
  abilities: [tapFor(mana('{C}')), activated(cost('', tap, sacrificeSource), destroy(), { targets: [targets(land)] })],
  reading: readTwice('839253d28b'),
});
