import {
  activated,
  all,
  card,
  colorsSpent,
  cost,
  countersOn,
  destroy,
  each,
  entersWithCounters,
  land,
  manaValue,
  not,
  readTwice,
  sacrificeSource,
  source,
} from '../../vocabulary/index.ts';

/** A charge counter for each colour spent on it (sunburst), then all of that mana value is destroyed. */
export const engineeredExplosives = card({
  name: 'Engineered Explosives',
  cost: '{X}',
  type: 'Artifact',
  abilities: [
    entersWithCounters('charge', colorsSpent),
    activated(
      cost('{2}', sacrificeSource),
      destroy(each(all(not(land), manaValue('exactly', countersOn('charge', source))))),
    ),
  ],
  reading: readTwice('570e5a52af'),
});
