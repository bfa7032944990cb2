import { card, dies, land, modifyPT, readTwice, source, triggered, untilEndOfTurn } from '../../vocabulary/index.ts';

/** Stronger for each land that is lost. */
export const akkiRaider = card({
  name: 'Akki Raider',
  cost: '{1}{R}',
  type: 'Creature - Goblin Warrior',
  pt: '2/1',
  abilities: [triggered(dies(land), untilEndOfTurn(source, modifyPT(1, 0)))],
  reading: readTwice('13e90e9957'),
});
