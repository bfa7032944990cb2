import {
  addMana,
  card,
  eventObject,
  keywords,
  land,
  oneOfThatMana,
  readTwice,
  skipUntap,
  tappedForMana,
  triggered,
} from '../../vocabulary/index.ts';

/** A Mana Flare for its controller alone; opposing lands stay tapped once. */
export const vorinclexVoiceOfHunger = card({
  name: 'Vorinclex, Voice of Hunger',
  cost: '{6}{G}{G}',
  type: 'Legendary Creature - Phyrexian Praetor',
  pt: '7/6',
  abilities: [
    ...keywords('trample'),
    triggered(tappedForMana(land, 'you'), addMana(oneOfThatMana)),
    triggered(tappedForMana(land, 'opponent'), skipUntap(eventObject)),
  ],
  reading: readTwice('198e5cd45b'),
});
