import {
  attacks,
  card,
  createTokens,
  eitherEvent,
  enters,
  isSource,
  keywords,
  readTwice,
  tokenRecord,
  triggered,
} from '../../vocabulary/index.ts';

/** Two Zombies as it enters and as it attacks. */
export const graveTitan = card({
  name: 'Grave Titan',
  cost: '{4}{B}{B}',
  type: 'Creature - Giant',
  pt: '6/6',
  abilities: [
    ...keywords('deathtouch'),
    triggered(eitherEvent(enters(isSource), attacks(isSource)), createTokens('Zombie', 2)),
  ],
  tokens: { Zombie: tokenRecord('Creature - Zombie', '2/2', ['B']) },
  reading: readTwice('f9bbd2a3f4'),
});
