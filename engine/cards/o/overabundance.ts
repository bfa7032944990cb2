import {
  addMana,
  card,
  damage,
  eventPlayer,
  land,
  oneOfThatMana,
  readTwice,
  sequence,
  tappedForMana,
  triggered,
} from '../../vocabulary/index.ts';

/** Mana Flare with 1 damage to whoever gains by it. */
export const overabundance = card({
  name: 'Overabundance',
  cost: '{1}{R}{G}',
  type: 'Enchantment',
  abilities: [triggered(tappedForMana(land), sequence(addMana(oneOfThatMana, eventPlayer), damage(1, eventPlayer)))],
  reading: readTwice('e4183a3008'),
});
