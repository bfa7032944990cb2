import {
  all,
  anthem,
  any,
  card,
  copySpell,
  instant,
  keywords,
  modifyPT,
  other,
  readTwice,
  sorcery,
  spell,
  subtype,
  targets,
  whenEnters,
  youControl,
} from '../../vocabulary/index.ts';

/** Copies an instant or sorcery of its controller as it enters, and makes other Wizards bigger. */
export const naruMehaMasterWizard = card({
  name: 'Naru Meha, Master Wizard',
  cost: '{2}{U}{U}',
  type: 'Legendary Creature - Human Wizard',
  pt: '3/3',
  abilities: [
    ...keywords('flash'),
    whenEnters(copySpell(), { targets: [targets(all(spell, any(instant, sorcery), youControl))] }),
    anthem(all(other, subtype('Wizard'), youControl), modifyPT(1, 1)),
  ],
  reading: readTwice('1ea34bd8df'),
});
