import {
  amountIf,
  card,
  cost,
  discard,
  does,
  kicked,
  kicker,
  land,
  readTwice,
  sacrificeCost,
  targetAPlayer,
  targetPlayer,
} from '../../vocabulary/index.ts';

/** A player discards two cards, or three for two lands. */
export const bogDown = card({
  name: 'Bog Down',
  cost: '{2}{B}',
  type: 'Sorcery',
  additionalCosts: [kicker(cost('', sacrificeCost(land, 2)))],
  spell: does(discard(amountIf(kicked, 3, 2), targetPlayer()), targetAPlayer),
  reading: readTwice('dbad583a17'),
});
