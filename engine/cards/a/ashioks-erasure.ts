import {
  all,
  card,
  each,
  exile,
  inZone,
  is,
  keywords,
  linked,
  readTwice,
  returnToHand,
  rule,
  sameNameAs,
  spell,
  target,
  targets,
  whenEnters,
  whenLeaves,
} from '../../vocabulary/index.ts';

/** Exiles a spell for as long as it stays; opponents cast none of its name. */
export const ashioksErasure = card({
  name: "Ashiok's Erasure",
  cost: '{2}{U}{U}',
  type: 'Enchantment',
  abilities: [
    ...keywords('flash'),
    whenEnters(exile(target(), 'exiled'), { targets: [targets(spell)] }),
    rule({ kind: 'cantCast', what: sameNameAs(each(all(inZone('exile'), is(linked('exiled'))))), who: 'opponent' }),
    whenLeaves(returnToHand(linked('exiled'))),
  ],
  reading: readTwice('8a7c46de74'),
});
