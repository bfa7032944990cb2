import {
  card,
  eventAmount,
  keywords,
  loseLife,
  readTwice,
  targetAnOpponent,
  targetPlayer,
  triggered,
} from '../../vocabulary/index.ts';

/** The life that is gained an opponent loses. */
export const defiantBloodlord = card({
  name: 'Defiant Bloodlord',
  cost: '{5}{B}{B}',
  type: 'Creature - Vampire',
  pt: '4/5',
  abilities: [
    ...keywords('flying'),
    triggered({ kind: 'gainsLife', who: 'you' }, loseLife(eventAmount, targetPlayer()), {
      targets: [targetAnOpponent],
    }),
  ],
  reading: readTwice('c9e8b93efa'),
});
