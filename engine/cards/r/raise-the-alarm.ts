import { card, createTokens, does, readTwice, tokenRecord } from '../../vocabulary/index.ts';

/** Two Soldiers at once. */
export const raiseTheAlarm = card({
  name: 'Raise the Alarm',
  cost: '{1}{W}',
  type: 'Instant',
  spell: does(createTokens('Soldier', 2)),
  tokens: { Soldier: tokenRecord('Creature - Soldier', '1/1', ['W']) },
  reading: readTwice('b1ce38ee16'),
});
