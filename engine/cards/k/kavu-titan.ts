import { asEnters, card, cost, keywords, kicked, kicker, readTwice } from '../../vocabulary/index.ts';

/** A 2/2 that enters as a trampling 5/5 when kicked. */
export const kavuTitan = card({
  name: 'Kavu Titan',
  cost: '{1}{G}',
  type: 'Creature - Kavu',
  pt: '2/2',
  additionalCosts: [kicker(cost('{2}{G}'))],
  abilities: [
    asEnters(
      {
        kind: 'together',
        of: [
          { kind: 'counters', counter: '+1/+1', amount: 3 },
          { kind: 'abilities', abilities: keywords('trample') },
        ],
      },
      kicked,
    ),
  ],
  reading: readTwice('587fa14439'),
});
