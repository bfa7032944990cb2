import {
  attached,
  card,
  controllerOf,
  creature,
  damage,
  enchant,
  eventAmount,
  eventObject,
  is,
  readTwice,
  triggered,
} from '../../vocabulary/index.ts';

/** The damage that the enchanted creature is dealt comes to its controller too. */
export const bindingAgony = card({
  name: 'Binding Agony',
  cost: '{1}{B}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(creature),
    triggered({ kind: 'isDealtDamage', what: is(attached) }, damage(eventAmount, controllerOf(eventObject))),
  ],
  reading: readTwice('9a2cfa0f81'),
});
