import {
  any,
  anything,
  artifact,
  card,
  creature,
  draw,
  enchantment,
  loyaltyAbility,
  readTwice,
  returnToHand,
  rule,
  sequence,
  sorcery,
  targets,
} from '../../vocabulary/index.ts';

/** Opponents cast only when they could cast a sorcery. */
export const teferiTimeRaveler = card({
  name: 'Teferi, Time Raveler',
  cost: '{1}{W}{U}',
  type: 'Legendary Planeswalker - Teferi',
  loyalty: 4,
  abilities: [
    rule({ kind: 'castsAsSorceries', what: anything, who: 'opponent' }),
    loyaltyAbility(1, {
      kind: 'lasting',
      ability: rule({ kind: 'asThoughFlash', what: sorcery, who: 'you' }),
      duration: 'until your next turn',
    }),
    loyaltyAbility(-3, sequence(returnToHand(), draw()), [targets(any(artifact, creature, enchantment), 0, 1)]),
  ],
  reading: readTwice('64aea406fd'),
});
