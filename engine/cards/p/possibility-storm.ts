import {
  anything,
  bottomInRandomOrder,
  bound,
  card,
  castFrom,
  casts,
  eventObject,
  eventPlayer,
  exile,
  exileFromTop,
  linked,
  mayCastFree,
  readTwice,
  sequence,
  sharesTypeWith,
  together,
  triggered,
} from '../../vocabulary/index.ts';

/** A spell cast from hand is exchanged for the next card of its type in the library. */
export const possibilityStorm = card({
  name: 'Possibility Storm',
  cost: '{3}{R}{R}',
  type: 'Enchantment',
  abilities: [
    triggered(
      casts('anyone', castFrom('hand')),
      sequence(
        exile(eventObject, 'spells'),
        exileFromTop(sharesTypeWith(eventObject), 'turned', 'found', eventPlayer),
        mayCastFree(bound('found'), anything, eventPlayer),
        bottomInRandomOrder(together(linked('spells'), linked('turned'), bound('spells'), bound('turned'))),
      ),
    ),
  ],
  reading: readTwice('595921c4bc'),
});
