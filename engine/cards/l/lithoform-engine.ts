import {
  abilityOnStack,
  activated,
  all,
  any,
  card,
  copyPermanentSpell,
  copySpell,
  cost,
  instant,
  not,
  readTwice,
  sorcery,
  spell,
  tap,
  targets,
  youControl,
} from '../../vocabulary/index.ts';

/** Copies an ability, an instant or sorcery, or a permanent spell of its controller. */
export const lithoformEngine = card({
  name: 'Lithoform Engine',
  cost: '{4}',
  type: 'Legendary Artifact',
  abilities: [
    activated(cost('{2}', tap), copySpell(), { targets: [targets(all(abilityOnStack, youControl))] }),
    activated(cost('{3}', tap), copySpell(), { targets: [targets(all(spell, youControl, any(instant, sorcery)))] }),
    activated(cost('{4}', tap), copyPermanentSpell(), {
      targets: [targets(all(spell, youControl, not(any(instant, sorcery))))],
    }),
  ],
  reading: readTwice('a4fa7b4e79'),
});
