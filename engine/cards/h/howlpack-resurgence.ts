import {
  all,
  anthem,
  any,
  card,
  creature,
  gains,
  keywords,
  modifyPT,
  readTwice,
  subtype,
  youControl,
} from '../../vocabulary/index.ts';

/** Wolves and Werewolves are larger and trample. */
export const howlpackResurgence = card({
  name: 'Howlpack Resurgence',
  cost: '{2}{G}',
  type: 'Enchantment',
  abilities: [
    ...keywords('flash'),
    anthem(all(creature, youControl, any(subtype('Wolf'), subtype('Werewolf'))), modifyPT(1, 1), gains('trample')),
  ],
  reading: readTwice('7b35e18fbe'),
});
