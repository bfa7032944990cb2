import {
  activated,
  all,
  card,
  cost,
  discard,
  draw,
  each,
  eventObject,
  exile,
  inZone,
  is,
  linked,
  readTwice,
  returnToHand,
  sacrificeSource,
  sequence,
  tap,
  triggered,
  you,
} from '../../vocabulary/index.ts';

/** What its controller discards is kept in exile, and comes to hand as the Bag is given up. */
export const bagOfHolding = card({
  name: 'Bag of Holding',
  cost: '{1}',
  type: 'Artifact',
  abilities: [
    triggered({ kind: 'discards', who: 'you' }, exile(each(all(inZone('graveyard'), is(eventObject))), 'exiled')),
    activated(cost('{2}', tap), sequence(draw(), discard(1, you))),
    activated(cost('{4}', tap, sacrificeSource), returnToHand(linked('exiled'))),
  ],
  reading: readTwice('1f5c8930cb'),
});
