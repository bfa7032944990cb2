import {
  addMana,
  card,
  eventPlayer,
  land,
  oneOfThatMana,
  readTwice,
  tappedForMana,
  triggered,
} from '../../vocabulary/index.ts';

/** Every land tapped for mana brings one more of what it made. */
export const heartbeatOfSpring = card({
  name: 'Heartbeat of Spring',
  cost: '{2}{G}',
  type: 'Enchantment',
  abilities: [triggered(tappedForMana(land), addMana(oneOfThatMana, eventPlayer))],
  reading: readTwice('ba8dcae2b3'),
});
