import { any, card, instant, readTwice, rule, sorcery } from '../../vocabulary/index.ts';

/** Instants and sorceries of its controller cost {1} less. */
export const goblinElectromancer = card({
  name: 'Goblin Electromancer',
  cost: '{U}{R}',
  type: 'Creature - Goblin Wizard',
  pt: '2/2',
  abilities: [rule({ kind: 'spellCost', what: any(instant, sorcery), by: 'you', generic: -1 })],
  reading: readTwice('1d7d8890ea'),
});
