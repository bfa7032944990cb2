import { anything, card, color, readTwice, rule } from '../../vocabulary/index.ts';

/** His spells are cheaper, others dearer. */
export const grandArbiterAugustinIv = card({
  name: 'Grand Arbiter Augustin IV',
  cost: '{2}{W}{U}',
  type: 'Legendary Creature - Human Advisor',
  pt: '2/3',
  abilities: [
    rule({ kind: 'spellCost', what: color('W'), by: 'you', generic: -1 }),
    rule({ kind: 'spellCost', what: color('U'), by: 'you', generic: -1 }),
    rule({ kind: 'spellCost', what: anything, by: 'opponent', generic: 1 }),
  ],
  reading: readTwice('9299946521'),
});
