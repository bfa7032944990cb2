import {
  all,
  card,
  each,
  exileUntilSourceLeaves,
  inZone,
  is,
  land,
  linked,
  not,
  opponentControls,
  readTwice,
  rule,
  sameNameAs,
  target,
  targets,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Exiles a permanent for as long as it stays; opponents cast none of its name. */
export const ixalansBinding = card({
  name: "Ixalan's Binding",
  cost: '{3}{W}',
  type: 'Enchantment',
  abilities: [
    whenEnters(exileUntilSourceLeaves(target(), 'exiled'), { targets: [targets(all(not(land), opponentControls))] }),
    rule({ kind: 'cantCast', what: sameNameAs(each(all(inZone('exile'), is(linked('exiled'))))), who: 'opponent' }),
  ],
  reading: readTwice('10889e6b77'),
});
