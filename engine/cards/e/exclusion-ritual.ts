import {
  all,
  card,
  each,
  exile,
  inZone,
  is,
  land,
  linked,
  not,
  readTwice,
  rule,
  sameNameAs,
  target,
  targets,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Exiles a permanent, and nobody casts one of its name. */
export const exclusionRitual = card({
  name: 'Exclusion Ritual',
  cost: '{4}{W}{W}',
  type: 'Enchantment',
  abilities: [
    whenEnters(exile(target(), 'exiled'), { targets: [targets(not(land))] }),
    rule({ kind: 'cantCast', what: sameNameAs(each(all(inZone('exile'), is(linked('exiled'))))), who: 'anyone' }),
  ],
  reading: readTwice('2482d7ddcb'),
});
