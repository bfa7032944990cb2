import {
  any,
  attacks,
  card,
  eachPlayer,
  exileTop,
  instant,
  isSource,
  keywords,
  linked,
  manaSpentOn,
  mayCastFree,
  readTwice,
  sorcery,
  source,
  triggered,
  whenEnters,
} from '../../vocabulary/index.ts';

/** As she arrives, as many cards of each library are exiled as mana was spent on her; she casts one of them as she attacks. */
export const jelevaNephaliasScourge = card({
  name: "Jeleva, Nephalia's Scourge",
  cost: '{1}{U}{B}{R}',
  type: 'Legendary Creature - Vampire Wizard',
  pt: '1/3',
  abilities: [
    ...keywords('flying'),
    whenEnters(exileTop(manaSpentOn(source), 'exiled', eachPlayer)),
    triggered(attacks(isSource), mayCastFree(linked('exiled'), any(instant, sorcery))),
  ],
  reading: readTwice('dfc573a801'),
});
