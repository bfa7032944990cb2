import {
  activated,
  all,
  basic,
  card,
  cost,
  destroy,
  land,
  mana,
  not,
  readTwice,
  sacrificeSource,
  tap,
  tapFor,
  targets,
} from '../../vocabulary/index.ts';

/** A land for a land that is not basic. */
export const wasteland = card({
  name: 'Wasteland',
  cost: '',
  type: 'Land',
  abilities: [
    tapFor(mana('{C}')),
    activated(cost('', tap, sacrificeSource), destroy(), { targets: [targets(all(land, not(basic)))] }),
  ],
  reading: readTwice('295d968d80'),
});
