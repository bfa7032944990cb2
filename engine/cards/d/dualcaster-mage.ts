import {
  all,
  any,
  card,
  copySpell,
  instant,
  keywords,
  readTwice,
  sorcery,
  spell,
  targets,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Copies an instant or sorcery as it enters. */
export const dualcasterMage = card({
  name: 'Dualcaster Mage',
  cost: '{1}{R}{R}',
  type: 'Creature - Human Wizard',
  pt: '2/2',
  abilities: [...keywords('flash'), whenEnters(copySpell(), { targets: [targets(all(spell, any(instant, sorcery)))] })],
  reading: readTwice('6b2d9b6990'),
});
