import { all, card, count, discard, does, draw, inZone, read, sequence, you, youOwn } from '../../vocabulary/index.ts';

/** The hand for two cards. */
export const dangerousWager = card({
  name: 'Dangerous Wager',
  cost: '{1}{R}',
  type: 'Instant',
  spell: does(sequence(discard(count(all(inZone('hand'), youOwn)), you), draw(2))),
  reading: read('d47ffd4975'),
});
