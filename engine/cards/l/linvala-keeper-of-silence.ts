import { all, card, creature, keywords, opponentControls, readTwice, rule } from '../../vocabulary/index.ts';

/** Opposing creatures' abilities stay unused. */
export const linvalaKeeperOfSilence = card({
  name: 'Linvala, Keeper of Silence',
  cost: '{2}{W}{W}',
  type: 'Legendary Creature - Angel',
  pt: '3/4',
  abilities: [
    ...keywords('flying'),
    rule({ kind: 'cantActivate', of: all(creature, opponentControls), manaAbilitiesToo: true }),
  ],
  reading: readTwice('dbfa7092a3'),
});
