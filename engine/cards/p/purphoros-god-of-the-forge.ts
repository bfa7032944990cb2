import {
  activated,
  all,
  card,
  compare,
  cost,
  creature,
  damage,
  devotionTo,
  each,
  enters,
  keywords,
  modifyPT,
  opponents,
  other,
  readTwice,
  source,
  staticAbility,
  triggered,
  untilEndOfTurn,
  youControl,
} from '../../vocabulary/index.ts';

/** No creature without enough devotion; each creature that joins it burns the opponents. */
export const purphorosGodOfTheForge = card({
  name: 'Purphoros, God of the Forge',
  cost: '{3}{R}',
  type: 'Legendary Enchantment Creature - God',
  pt: '6/5',
  abilities: [
    ...keywords('indestructible'),
    staticAbility(source, [{ kind: 'removeType', type: 'creature' }], compare(devotionTo('R'), 'at most', 4)),
    triggered(enters(all(other, creature, youControl)), damage(2, opponents)),
    activated(cost('{2}{R}'), untilEndOfTurn(each(all(creature, youControl)), modifyPT(1, 0))),
  ],
  reading: readTwice('511bc1d8ba'),
});
