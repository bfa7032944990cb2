import { card, does, draw, gainLife, readTwice, sequence } from '../../vocabulary/index.ts';

/** Three life and a card. */
export const revivingDose = card({
  name: 'Reviving Dose',
  cost: '{2}{W}',
  type: 'Instant',
  spell: does(sequence(gainLife(3), draw())),
  reading: readTwice('178ce19495'),
});
