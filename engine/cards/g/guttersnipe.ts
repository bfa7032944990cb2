import { any, card, casts, damage, instant, opponents, readTwice, sorcery, triggered } from '../../vocabulary/index.ts';

/** Two damage to each opponent for each instant or sorcery its controller casts. */
export const guttersnipe = card({
  name: 'Guttersnipe',
  cost: '{2}{R}',
  type: 'Creature - Goblin Shaman',
  pt: '2/2',
  abilities: [triggered(casts('you', any(instant, sorcery)), damage(2, opponents))],
  reading: readTwice('a3e3c58c36'),
});
