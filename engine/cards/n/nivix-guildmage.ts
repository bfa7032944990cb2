import {
  activated,
  all,
  any,
  card,
  copySpell,
  cost,
  discard,
  draw,
  instant,
  readTwice,
  sequence,
  sorcery,
  spell,
  targets,
  you,
  youControl,
} from '../../vocabulary/index.ts';

/** Loots, or copies an instant or sorcery of its controller. */
export const nivixGuildmage = card({
  name: 'Nivix Guildmage',
  cost: '{U}{R}',
  type: 'Creature - Human Wizard',
  pt: '2/2',
  abilities: [
    activated(cost('{1}{U}{R}'), sequence(draw(), discard(1, you))),
    activated(cost('{2}{U}{R}'), copySpell(), { targets: [targets(all(spell, any(instant, sorcery), youControl))] }),
  ],
  reading: readTwice('542e8791f6'),
});
