import {
  all,
  card,
  creature,
  each,
  eventPlayerControls,
  hitPlayer,
  land,
  readTwice,
  sequence,
  tapThese,
  triggered,
  untapThese,
  youControl,
} from '../../vocabulary/index.ts';

/** Lands are tapped and untapped as creatures hit. */
export const naturesWill = card({
  name: "Nature's Will",
  cost: '{2}{G}{G}',
  type: 'Enchantment',
  abilities: [
    triggered(
      hitPlayer(all(creature, youControl)),
      sequence(tapThese(each(all(land, eventPlayerControls))), untapThese(each(all(land, youControl)))),
    ),
  ],
  reading: readTwice('25bfbe40f8'),
});
