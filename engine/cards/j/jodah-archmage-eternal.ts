import { anything, card, cost, keywords, readTwice, rule } from '../../vocabulary/index.ts';

/** Any spell for all colours. */
export const jodahArchmageEternal = card({
  name: 'Jodah, Archmage Eternal',
  cost: '{1}{U}{R}{W}',
  type: 'Legendary Creature - Human Wizard',
  pt: '4/3',
  abilities: [
    ...keywords('flying'),
    rule({ kind: 'payInstead', what: anything, who: 'you', perTurn: null, cost: cost('{W}{U}{B}{R}{G}') }),
  ],
  reading: readTwice('c249771083'),
});
