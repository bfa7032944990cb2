import {
  activated,
  any,
  card,
  cost,
  instant,
  mayCastFreeFromHand,
  readTwice,
  sorcery,
  tap,
} from '../../vocabulary/index.ts';

/** For mana and a tap, an instant or sorcery from hand is cast for nothing. */
export const omnispellAdept = card({
  name: 'Omnispell Adept',
  cost: '{4}{U}',
  type: 'Creature - Human Wizard',
  pt: '3/4',
  abilities: [activated(cost('{2}{U}', tap), mayCastFreeFromHand(any(instant, sorcery)))],
  reading: readTwice('91afeb5c5d'),
});
