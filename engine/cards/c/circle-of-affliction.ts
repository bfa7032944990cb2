import {
  card,
  choosesColor,
  cost,
  gainLife,
  loseLife,
  mayPay,
  ofChosenColor,
  readTwice,
  sequence,
  targetAPlayer,
  targetPlayer,
  triggered,
} from '../../vocabulary/index.ts';

/** Damage from the chosen colour can be turned into a little life. */
export const circleOfAffliction = card({
  name: 'Circle of Affliction',
  cost: '{1}{B}',
  type: 'Enchantment',
  abilities: [
    choosesColor,
    triggered(
      { kind: 'dealsDamage', what: ofChosenColor('color'), to: 'you', combat: false },
      mayPay(cost('{1}'), sequence(loseLife(1, targetPlayer()), gainLife(1))),
      { targets: [targetAPlayer] },
    ),
  ],
  reading: readTwice('cbd3353e8a'),
});
