import {
  activated,
  all,
  any,
  card,
  copySpell,
  cost,
  instant,
  readTwice,
  sorcery,
  spell,
  subtype,
  tapUntapped,
  targets,
} from '../../vocabulary/index.ts';

/** Copies an instant or sorcery for two untapped Wizards. */
export const sigilTracer = card({
  name: 'Sigil Tracer',
  cost: '{1}{U}{U}',
  type: 'Creature - Merfolk Wizard',
  pt: '2/2',
  abilities: [
    activated(cost('{1}{U}', tapUntapped(subtype('Wizard'), 2)), copySpell(), {
      targets: [targets(all(spell, any(instant, sorcery)))],
    }),
  ],
  reading: readTwice('902367ff0f'),
});
