import {
  activatesWithX,
  all,
  any,
  card,
  casts,
  copySpell,
  doubleX,
  eitherEvent,
  eventObject,
  instant,
  not,
  readTwice,
  sorcery,
  triggered,
  xInManaCost,
} from '../../vocabulary/index.ts';

/** X of permanent spells is doubled; instants, sorceries and abilities with {X} are copied. */
export const unboundFlourishing = card({
  name: 'Unbound Flourishing',
  cost: '{2}{G}',
  type: 'Enchantment',
  abilities: [
    triggered(casts('you', all(not(any(instant, sorcery)), xInManaCost)), doubleX(eventObject)),
    triggered(
      eitherEvent(casts('you', all(any(instant, sorcery), xInManaCost)), activatesWithX('you')),
      copySpell(eventObject),
    ),
  ],
  reading: readTwice('8d100d6491'),
});
