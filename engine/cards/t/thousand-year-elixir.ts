import {
  activated,
  all,
  card,
  cost,
  creature,
  readTwice,
  rule,
  tap,
  targets,
  untapThese,
  youControl,
} from '../../vocabulary/index.ts';

/** Abilities with {T} or {Q} need no wait, though the creatures have no haste; it also untaps one. */
export const thousandYearElixir = card({
  name: 'Thousand-Year Elixir',
  cost: '{3}',
  type: 'Artifact',
  abilities: [
    rule({ kind: 'asThoughHaste', what: all(creature, youControl) }),
    activated(cost('{1}', tap), untapThese(), { targets: [targets(creature)] }),
  ],
  reading: readTwice('f066ef5d14'),
});
