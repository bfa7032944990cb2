import {
  card,
  creature,
  dealsCombatDamage,
  enteredThisTurn,
  eventObject,
  exileUntilSourceLeaves,
  keywords,
  matches,
  readTwice,
  source,
  triggered,
} from '../../vocabulary/index.ts';

/** It takes what hurts you in the turn in which it came, until it leaves. */
export const hixusPrisonWarden = card({
  name: 'Hixus, Prison Warden',
  cost: '{3}{W}{W}',
  type: 'Legendary Creature - Human Soldier',
  pt: '4/4',
  abilities: [
    ...keywords('flash'),
    triggered(dealsCombatDamage(creature, 'you'), exileUntilSourceLeaves(eventObject), {
      onlyIf: matches(source, enteredThisTurn),
    }),
  ],
  reading: readTwice('7bb1e8b8b2'),
});
