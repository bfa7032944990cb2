import {
  all,
  card,
  enters,
  gainLife,
  land,
  mayPlayLandsFrom,
  readTwice,
  rule,
  triggered,
  youControl,
  youOwn,
} from '../../vocabulary/index.ts';

/** Lands from the top of the library, and life for them. */
export const courserOfKruphix = card({
  name: 'Courser of Kruphix',
  cost: '{1}{G}{G}',
  type: 'Enchantment Creature - Centaur',
  pt: '2/4',
  abilities: [
    rule({ kind: 'topCardSeen', by: 'anyone' }),
    rule(mayPlayLandsFrom('library', youOwn)),
    triggered(enters(all(land, youControl)), gainLife(1)),
  ],
  reading: readTwice('53a8251964'),
});
