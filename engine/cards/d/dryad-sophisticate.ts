import { all, basic, card, land, landwalk, not, readTwice } from '../../vocabulary/index.ts';

/** Unseen by lands that are not basic. */
export const dryadSophisticate = card({
  name: 'Dryad Sophisticate',
  cost: '{1}{G}',
  type: 'Creature - Dryad',
  pt: '2/1',
  abilities: [landwalk(all(land, not(basic)))],
  reading: readTwice('35d61152a8'),
});
