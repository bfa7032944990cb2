import {
  all,
  bottomInRandomOrder,
  bound,
  card,
  choose,
  dies,
  each,
  eitherEvent,
  enters,
  inZone,
  is,
  isSource,
  lookAtTop,
  move,
  planeswalker,
  readTwice,
  rule,
  sequence,
  triggered,
  youControl,
} from '../../vocabulary/index.ts';

/** Finds planeswalkers, whose abilities leave them one stronger. */
export const carthTheLion = card({
  name: 'Carth the Lion',
  cost: '{2}{B}{G}',
  type: 'Legendary Creature - Human Warrior',
  pt: '3/5',
  abilities: [
    triggered(
      eitherEvent(enters(isSource), dies(all(planeswalker, youControl))),
      sequence(
        lookAtTop(7, 'seen'),
        choose(all(inZone('library'), is(bound('seen')), planeswalker), 'taken', 0, 1),
        move(bound('taken'), 'hand'),
        bottomInRandomOrder(each(all(inZone('library'), is(bound('seen'))))),
      ),
    ),
    rule({ kind: 'loyaltyCost', of: planeswalker, by: 'you', more: 1 }),
  ],
  reading: readTwice('ab257a9169'),
});
