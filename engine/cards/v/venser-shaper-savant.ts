import {
  any,
  card,
  inZone,
  keywords,
  readTwice,
  returnToHand,
  spell,
  targets,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Returns a spell or permanent as it enters. */
export const venserShaperSavant = card({
  name: 'Venser, Shaper Savant',
  cost: '{2}{U}{U}',
  type: 'Legendary Creature - Human Wizard',
  pt: '2/2',
  abilities: [
    ...keywords('flash'),
    whenEnters(returnToHand(), { targets: [targets(any(spell, inZone('battlefield')))] }),
  ],
  reading: readTwice('8732a7dcb1'),
});
