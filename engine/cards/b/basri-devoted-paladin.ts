import {
  all,
  attacks,
  card,
  creature,
  each,
  eventObject,
  gains,
  loyaltyAbility,
  modifyPT,
  putCounters,
  readTwice,
  sequence,
  target,
  targets,
  thisTurn,
  triggered,
  untilEndOfTurn,
  youControl,
} from '../../vocabulary/index.ts';

/** Counters for creatures, one by one or as they attack. */
export const basriDevotedPaladin = card({
  name: 'Basri, Devoted Paladin',
  cost: '{4}{W}{W}',
  type: 'Legendary Planeswalker - Basri',
  loyalty: 4,
  abilities: [
    loyaltyAbility(1, sequence(putCounters('+1/+1', 1, target()), untilEndOfTurn(target(), gains('vigilance'))), [
      targets(creature, 0, 1),
    ]),
    loyaltyAbility(-1, thisTurn(triggered(attacks(creature), putCounters('+1/+1', 1, eventObject)))),
    loyaltyAbility(-6, untilEndOfTurn(each(all(creature, youControl)), modifyPT(2, 2), gains('flying'))),
  ],
  reading: readTwice('86bebdac5a'),
});
