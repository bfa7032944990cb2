import { card, createTokens, isSource, keywords, readTwice, tokenRecord, triggered } from '../../vocabulary/index.ts';

/** Its wounds are Dinosaurs. */
export const raptorHatchling = card({
  name: 'Raptor Hatchling',
  cost: '{1}{R}',
  type: 'Creature - Dinosaur',
  pt: '1/1',
  abilities: [triggered({ kind: 'isDealtDamage', what: isSource }, createTokens('Dinosaur'))],
  tokens: { Dinosaur: tokenRecord('Creature - Dinosaur', '3/3', ['G'], keywords('trample')) },
  reading: readTwice('7a8a8271fd'),
});
