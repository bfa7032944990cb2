import { card, readTwice, riot } from '../../vocabulary/index.ts';

/** A 4/4 with riot. */
export const rampagingRendhorn = card({
  name: 'Rampaging Rendhorn',
  cost: '{4}{G}',
  type: 'Creature - Beast',
  pt: '4/4',
  abilities: [riot],
  reading: readTwice('f6798f49bb'),
});
