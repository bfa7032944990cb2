import { all, card, creature, keywords, mayCastFrom, readTwice, rule, youOwn } from '../../vocabulary/index.ts';

/** A creature on top of the library is seen and can be cast. */
export const garruksHorde = card({
  name: "Garruk's Horde",
  cost: '{5}{G}{G}',
  type: 'Creature - Beast',
  pt: '7/7',
  abilities: [
    ...keywords('trample'),
    rule({ kind: 'topCardSeen', by: 'anyone' }),
    rule(mayCastFrom('library', all(creature, youOwn))),
  ],
  reading: readTwice('1348001b17'),
});
