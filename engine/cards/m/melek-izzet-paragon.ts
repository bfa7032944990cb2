import {
  all,
  any,
  card,
  castFrom,
  casts,
  copySpell,
  eventObject,
  instant,
  mayCastFrom,
  readTwice,
  rule,
  sorcery,
  triggered,
  youOwn,
} from '../../vocabulary/index.ts';

/** An instant or sorcery on top of the library can be cast, and is then copied. */
export const melekIzzetParagon = card({
  name: 'Melek, Izzet Paragon',
  cost: '{4}{U}{R}',
  type: 'Legendary Creature - Weird Wizard',
  pt: '2/4',
  abilities: [
    rule({ kind: 'topCardSeen', by: 'anyone' }),
    rule(mayCastFrom('library', all(any(instant, sorcery), youOwn))),
    triggered(casts('you', all(any(instant, sorcery), castFrom('library'), youOwn)), copySpell(eventObject)),
  ],
  reading: readTwice('a6412156f8'),
});
