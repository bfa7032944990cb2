import {
  all,
  card,
  createTokens,
  creature,
  definesPT,
  each,
  gainLife,
  gains,
  lifeOf,
  loyaltyAbility,
  putCounters,
  readTwice,
  sequence,
  tokenRecord,
  untilEndOfTurn,
  you,
  youControl,
} from '../../vocabulary/index.ts';

/** Life, counters and vigilance, or an Avatar as big as a life total. */
export const ajaniGoldmane = card({
  name: 'Ajani Goldmane',
  cost: '{2}{W}{W}',
  type: 'Legendary Planeswalker - Ajani',
  loyalty: 4,
  abilities: [
    loyaltyAbility(1, gainLife(2)),
    loyaltyAbility(
      -1,
      sequence(
        putCounters('+1/+1', 1, each(all(creature, youControl))),
        untilEndOfTurn(each(all(creature, youControl)), gains('vigilance')),
      ),
    ),
    loyaltyAbility(-6, createTokens('Avatar')),
  ],
  tokens: { Avatar: tokenRecord('Creature - Avatar', '0/0', ['W'], [definesPT(lifeOf(you), lifeOf(you))]) },
  reading: readTwice('e87ba95fac'),
});
