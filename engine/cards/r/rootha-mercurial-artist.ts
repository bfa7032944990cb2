import {
  activated,
  all,
  any,
  card,
  copySpell,
  cost,
  instant,
  isSource,
  readTwice,
  returnToHandCost,
  sorcery,
  spell,
  targets,
  youControl,
} from '../../vocabulary/index.ts';

/** Copies an instant or sorcery of its controller for mana and its own return to hand. */
export const roothaMercurialArtist = card({
  name: 'Rootha, Mercurial Artist',
  cost: '{1}{U}{R}',
  type: 'Legendary Creature - Orc Shaman',
  pt: '1/4',
  abilities: [
    activated(cost('{2}', returnToHandCost(isSource)), copySpell(), {
      targets: [targets(all(spell, any(instant, sorcery), youControl))],
    }),
  ],
  reading: readTwice('4970bd8441'),
});
