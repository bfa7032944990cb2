import { any, card, color, keywords, readTwice, rule } from '../../vocabulary/index.ts';

/** Black and green spells of its controller cost less. */
export const thunderscapeFamiliar = card({
  name: 'Thunderscape Familiar',
  cost: '{1}{R}',
  type: 'Creature - Kavu',
  pt: '1/1',
  abilities: [
    ...keywords('first strike'),
    rule({ kind: 'spellCost', what: any(color('B'), color('G')), by: 'you', generic: -1 }),
  ],
  reading: readTwice('b1dacca8e6'),
});
