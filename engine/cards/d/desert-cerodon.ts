import { card, cycling, readTwice } from '../../vocabulary/index.ts';

/** A 6/4, or a card. */
export const desertCerodon = card({
  name: 'Desert Cerodon',
  cost: '{5}{R}',
  type: 'Creature - Beast',
  pt: '6/4',
  abilities: [cycling('{R}')],
  reading: readTwice('dd222da4da'),
});
