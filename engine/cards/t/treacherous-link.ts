import {
  anything,
  attached,
  attachedBySource,
  card,
  controllerOf,
  creature,
  enchant,
  readTwice,
  redirectedTo,
  replacement,
} from '../../vocabulary/index.ts';

/** Damage to the enchanted creature goes to its controller. */
export const treacherousLink = card({
  name: 'Treacherous Link',
  cost: '{1}{B}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(creature),
    replacement({
      kind: 'damage',
      permanents: attachedBySource,
      players: null,
      from: anything,
      which: 'any',
      change: redirectedTo(controllerOf(attached)),
    }),
  ],
  reading: readTwice('8ccd9246da'),
});
