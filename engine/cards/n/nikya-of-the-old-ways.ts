import {
  addMana,
  card,
  creature,
  land,
  not,
  oneOfThatMana,
  readTwice,
  rule,
  tappedForMana,
  triggered,
} from '../../vocabulary/index.ts';

/** A Mana Flare for its controller alone, who casts only creature spells. */
export const nikyaOfTheOldWays = card({
  name: 'Nikya of the Old Ways',
  cost: '{3}{R}{G}',
  type: 'Legendary Creature - Centaur Druid',
  pt: '5/5',
  abilities: [
    rule({ kind: 'cantCast', what: not(creature), who: 'you' }),
    triggered(tappedForMana(land, 'you'), addMana(oneOfThatMana)),
  ],
  reading: readTwice('3fcc089ea0'),
});
