import {
  card,
  eventAmount,
  isSource,
  keywords,
  permanent,
  readTwice,
  sacrifice,
  triggered,
  you,
} from '../../vocabulary/index.ts';

/** The damage that it is dealt costs permanents. */
export const phyrexianNegator = card({
  name: 'Phyrexian Negator',
  cost: '{2}{B}',
  type: 'Creature - Phyrexian Horror',
  pt: '5/5',
  abilities: [
    ...keywords('trample'),
    triggered({ kind: 'isDealtDamage', what: isSource }, sacrifice(you, permanent, eventAmount)),
  ],
  reading: readTwice('37d5b6f52d'),
});
