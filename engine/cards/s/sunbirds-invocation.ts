import {
  all,
  bottomInRandomOrder,
  bound,
  card,
  castFrom,
  casts,
  eventObject,
  land,
  manaValue,
  manaValueOf,
  mayCastFree,
  not,
  readTwice,
  revealTop,
  sequence,
  triggered,
} from '../../vocabulary/index.ts';

/** With each spell from hand, one of no more mana may be cast from among the top cards of the library. */
export const sunbirdsInvocation = card({
  name: "Sunbird's Invocation",
  cost: '{5}{R}',
  type: 'Enchantment',
  abilities: [
    triggered(
      casts('you', castFrom('hand')),
      sequence(
        revealTop(manaValueOf(eventObject), 'revealed'),
        mayCastFree(bound('revealed'), all(not(land), manaValue('at most', manaValueOf(eventObject)))),
        bottomInRandomOrder(bound('revealed')),
      ),
    ),
  ],
  reading: readTwice('057b29566f'),
});
