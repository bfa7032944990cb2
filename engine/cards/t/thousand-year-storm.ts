import {
  any,
  card,
  casts,
  castThisTurn,
  copySpell,
  eventObject,
  instant,
  readTwice,
  repeat,
  sorcery,
  triggered,
  you,
} from '../../vocabulary/index.ts';

/** A copy for each instant and sorcery before it. */
export const thousandYearStorm = card({
  name: 'Thousand-Year Storm',
  cost: '{4}{U}{R}',
  type: 'Enchantment',
  abilities: [
    triggered(
      casts('you', any(instant, sorcery)),
      repeat(castThisTurn(any(instant, sorcery), you, eventObject), copySpell(eventObject)),
    ),
  ],
  reading: readTwice('c35562ace7'),
});
