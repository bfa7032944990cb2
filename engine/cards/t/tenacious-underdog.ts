import {
  blitz,
  blitzed,
  card,
  cost,
  isSource,
  mayCastFrom,
  payLife,
  readTwice,
  rule,
  USUAL_TERMS,
} from '../../vocabulary/index.ts';

/** It is blitzed again and again. */
export const tenaciousUnderdog = card({
  name: 'Tenacious Underdog',
  cost: '{1}{B}',
  type: 'Creature - Human Warrior',
  pt: '3/2',
  alternativeCosts: [blitz(cost('{2}{B}{B}', payLife(2)))],
  abilities: [
    ...blitzed,
    rule(
      mayCastFrom('graveyard', isSource, {
        terms: { ...USUAL_TERMS, cost: { kind: 'instead', cost: cost('{2}{B}{B}', payLife(2)) }, key: 'blitz' },
      }),
      null,
      'graveyard',
    ),
  ],
  reading: readTwice('d5d174623c'),
});
