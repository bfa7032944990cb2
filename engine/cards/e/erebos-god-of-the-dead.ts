import {
  activated,
  card,
  compare,
  cost,
  devotionTo,
  draw,
  keywords,
  payLife,
  readTwice,
  rule,
  source,
  staticAbility,
} from '../../vocabulary/index.ts';

/** No creature without enough devotion; opponents gain no life, and life becomes cards. */
export const erebosGodOfTheDead = card({
  name: 'Erebos, God of the Dead',
  cost: '{3}{B}',
  type: 'Legendary Enchantment Creature - God',
  pt: '5/7',
  abilities: [
    ...keywords('indestructible'),
    staticAbility(source, [{ kind: 'removeType', type: 'creature' }], compare(devotionTo('B'), 'at most', 4)),
    rule({ kind: 'cantGainLife', who: 'opponent' }),
    activated(cost('{1}{B}', payLife(2)), draw()),
  ],
  reading: readTwice('917f3f6503'),
});
