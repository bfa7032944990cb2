import { card, matches, other, readTwice, replacement, source, tapped, untapped } from '../../vocabulary/index.ts';

/** Other permanents enter as it is: tapped or untapped. */
export const archelosLagoonMystic = card({
  name: 'Archelos, Lagoon Mystic',
  cost: '{1}{B}{G}{U}',
  type: 'Legendary Creature - Turtle Shaman',
  pt: '2/4',
  abilities: [
    replacement({ kind: 'enters', what: other, change: { kind: 'tapped' } }, matches(source, tapped)),
    replacement({ kind: 'enters', what: other, change: { kind: 'untapped' } }, matches(source, untapped)),
  ],
  reading: readTwice('c88f10d60e'),
});
