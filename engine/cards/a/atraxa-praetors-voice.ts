import { beginningOf, card, keywords, proliferate, readTwice, triggered } from '../../vocabulary/index.ts';

/** Four keywords, and proliferation at each end. */
export const atraxaPraetorsVoice = card({
  name: "Atraxa, Praetors' Voice",
  cost: '{G}{W}{U}{B}',
  type: 'Legendary Creature - Phyrexian Angel Horror',
  pt: '4/4',
  abilities: [
    ...keywords('flying', 'vigilance', 'deathtouch', 'lifelink'),
    triggered(beginningOf('end', 'you'), proliferate),
  ],
  reading: readTwice('1c6d13792d'),
});
