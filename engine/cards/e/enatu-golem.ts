import { card, gainLife, readTwice, whenDies } from '../../vocabulary/index.ts';

/** Four life when it dies. */
export const enatuGolem = card({
  name: 'Enatu Golem',
  cost: '{6}',
  type: 'Artifact Creature - Golem',
  pt: '3/5',
  abilities: [whenDies(gainLife(4))],
  reading: readTwice('edfd4346dc'),
});
