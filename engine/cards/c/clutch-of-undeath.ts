import {
  amountIf,
  attached,
  card,
  creature,
  enchant,
  enchantedGets,
  matches,
  modifyPT,
  readTwice,
  subtype,
} from '../../vocabulary/index.ts';

/** Strength for Zombies, weakness for others. */
export const clutchOfUndeath = card({
  name: 'Clutch of Undeath',
  cost: '{3}{B}{B}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(creature),
    enchantedGets(
      modifyPT(
        amountIf(matches(attached, subtype('Zombie')), 3, -3),
        amountIf(matches(attached, subtype('Zombie')), 3, -3),
      ),
    ),
  ],
  reading: readTwice('bd8dfc74bf'),
});
