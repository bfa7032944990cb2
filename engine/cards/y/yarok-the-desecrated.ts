import { card, keywords, permanent, readTwice, rule, youControl } from '../../vocabulary/index.ts';

/** What enters sets abilities off once more. */
export const yarokTheDesecrated = card({
  name: 'Yarok, the Desecrated',
  cost: '{2}{B}{G}{U}',
  type: 'Legendary Creature - Elemental Horror',
  pt: '3/5',
  abilities: [
    ...keywords('deathtouch', 'lifelink'),
    rule({ kind: 'triggersAgain', entering: permanent, of: youControl }),
  ],
  reading: readTwice('ac98a14636'),
});
