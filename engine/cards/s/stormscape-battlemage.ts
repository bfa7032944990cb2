import {
  all,
  card,
  color,
  cost,
  creature,
  destroyForGood,
  gainLife,
  not,
  paid,
  readTwice,
  targets,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Two kickers, and a trigger for each. */
export const stormscapeBattlemage = card({
  name: 'Stormscape Battlemage',
  cost: '{2}{U}',
  type: 'Creature - Metathran Wizard',
  pt: '2/2',
  additionalCosts: [
    { key: 'kicker {W}', cost: cost('{W}'), optional: true, repeatable: false },
    { key: 'kicker {2}{B}', cost: cost('{2}{B}'), optional: true, repeatable: false },
  ],
  abilities: [
    whenEnters(gainLife(3), { onlyIf: paid('kicker {W}') }),
    whenEnters(destroyForGood(), { onlyIf: paid('kicker {2}{B}'), targets: [targets(all(creature, not(color('B'))))] }),
  ],
  reading: readTwice('ad32aab9d6'),
});
