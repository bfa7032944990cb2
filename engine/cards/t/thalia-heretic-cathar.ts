import {
  all,
  any,
  basic,
  card,
  creature,
  keywords,
  land,
  not,
  opponentControls,
  readTwice,
  replacement,
} from '../../vocabulary/index.ts';

/** First strike; creatures and nonbasic lands of opponents enter tapped. */
export const thaliaHereticCathar = card({
  name: 'Thalia, Heretic Cathar',
  cost: '{2}{W}',
  type: 'Legendary Creature - Human Soldier',
  pt: '3/2',
  abilities: [
    ...keywords('first strike'),
    replacement({
      kind: 'enters',
      what: all(any(creature, all(land, not(basic))), opponentControls),
      change: { kind: 'tapped' },
    }),
  ],
  reading: readTwice('096a53a88d'),
});
