import {
  attached,
  card,
  controllerOf,
  creature,
  dies,
  enchant,
  eventObject,
  is,
  loseLife,
  readTwice,
  toughnessOf,
  triggered,
} from '../../vocabulary/index.ts';

/** The death of the enchanted creature costs its toughness in life. */
export const banewaspAffliction = card({
  name: 'Banewasp Affliction',
  cost: '{1}{B}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(creature),
    triggered(dies(is(attached)), loseLife(toughnessOf(eventObject), controllerOf(eventObject))),
  ],
  reading: readTwice('7e87e2e830'),
});
