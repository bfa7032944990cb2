import {
  card,
  damage,
  isSource,
  mana,
  opponents,
  readTwice,
  tapFor,
  tappedForMana,
  triggered,
} from '../../vocabulary/index.ts';

/** Makes green; 1 damage to each opponent, by a trigger that uses the stack. */
export const zhurTaaDruid = card({
  name: 'Zhur-Taa Druid',
  cost: '{R}{G}',
  type: 'Creature - Human Druid',
  pt: '1/1',
  abilities: [tapFor(mana('{G}')), triggered(tappedForMana(isSource, 'you'), damage(1, opponents))],
  reading: readTwice('9470c80915'),
});
