import {
  activated,
  any,
  card,
  cost,
  mana,
  putCounters,
  readTwice,
  subtype,
  tap,
  tapFor,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** Counters for animals. */
export const animalSanctuary = card({
  name: 'Animal Sanctuary',
  cost: '',
  type: 'Land',
  abilities: [
    tapFor(mana('{C}')),
    activated(cost('{2}', tap), putCounters('+1/+1', 1, target()), {
      targets: [
        targets(any(subtype('Bird'), subtype('Cat'), subtype('Dog'), subtype('Goat'), subtype('Ox'), subtype('Snake'))),
      ],
    }),
  ],
  reading: readTwice('fb614cf887'),
});
