import { any, artifact, card, land, readTwice, replacement } from '../../vocabulary/index.ts';

/** Artifacts and lands enter tapped, whoever controls them. */
export const rootMaze = card({
  name: 'Root Maze',
  cost: '{G}',
  type: 'Enchantment',
  abilities: [replacement({ kind: 'enters', what: any(artifact, land), change: { kind: 'tapped' } })],
  reading: readTwice('40cbfada1c'),
});
