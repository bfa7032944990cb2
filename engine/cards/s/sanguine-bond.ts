import {
  card,
  eventAmount,
  loseLife,
  readTwice,
  targetAnOpponent,
  targetPlayer,
  triggered,
} from '../../vocabulary/index.ts';

/** Life gained is life that an opponent loses. */
export const sanguineBond = card({
  name: 'Sanguine Bond',
  cost: '{3}{B}{B}',
  type: 'Enchantment',
  abilities: [
    triggered({ kind: 'gainsLife', who: 'you' }, loseLife(eventAmount, targetPlayer()), {
      targets: [targetAnOpponent],
    }),
  ],
  reading: readTwice('775571b10b'),
});
