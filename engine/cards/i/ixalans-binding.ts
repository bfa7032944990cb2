import {
  all,
  card,
  each,
  exilesUntilItLeaves,
  inZone,
  is,
  land,
  linked,
  not,
  opponentControls,
  readTwice,
  rule,
  sameNameAs,
} from '../../vocabulary/index.ts';

/** Exiles a permanent for as long as it stays; opponents cast none of its name. */
export const ixalansBinding = card({
  name: "Ixalan's Binding",
  cost: '{3}{W}',
  type: 'Enchantment',
  abilities: [
    exilesUntilItLeaves(all(not(land), opponentControls), 'exiled'),
    rule({ kind: 'cantCast', what: sameNameAs(each(all(inZone('exile'), is(linked('exiled'))))), who: 'opponent' }),
  ],
  reading: readTwice('10889e6b77'),
});
