import {
  all,
  basic,
  card,
  cost,
  destroy,
  keywords,
  kicked,
  kicker,
  land,
  not,
  readTwice,
  targets,
  whenEnters,
} from '../../vocabulary/index.ts';

/** A hasty creature that destroys a nonbasic land when kicked. */
export const goblinRuinblaster = card({
  name: 'Goblin Ruinblaster',
  cost: '{2}{R}',
  type: 'Creature - Goblin Shaman',
  pt: '2/1',
  additionalCosts: [kicker(cost('{R}'))],
  abilities: [
    ...keywords('haste'),
    whenEnters(destroy(), { onlyIf: kicked, targets: [targets(all(land, not(basic)))] }),
  ],
  reading: readTwice('4852df5c7b'),
});
