import {
  all,
  any,
  bound,
  card,
  castCopies,
  casts,
  eventObject,
  eventPlayer,
  exile,
  instant,
  linked,
  readTwice,
  representedByCard,
  sequence,
  sorcery,
  together,
  triggered,
} from '../../vocabulary/index.ts';

/** An instant or sorcery that is cast is exiled, and its player casts copies of all that lie there. */
export const eyeOfTheStorm = card({
  name: 'Eye of the Storm',
  cost: '{5}{U}{U}',
  type: 'Enchantment',
  abilities: [
    triggered(
      casts('anyone', all(any(instant, sorcery), representedByCard)),
      sequence(
        exile(eventObject, 'stormed'),
        castCopies(together(linked('stormed'), bound('stormed')), 1, eventPlayer),
      ),
    ),
  ],
  reading: readTwice('71de6ae18f'),
});
