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

/** The damage that the enchanted creature is dealt it hands on to its controller. */
export const spitefulShadows = card({
  name: 'Spiteful Shadows',
  cost: '{1}{B}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(creature),
    triggered(
      { kind: 'isDealtDamage', what: is(attached) },
      damage(eventAmount, controllerOf(eventObject), eventObject),
    ),
  ],
  reading: readTwice('1b3fb8292a'),
});
