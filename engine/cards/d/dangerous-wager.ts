import {
  all,
  card,
  count,
  discard,
  does,
  draw,
  inZone,
  readTwice,
  sequence,
  you,
  youOwn,
} from '../../vocabulary/index.ts';

/** The hand for two cards. */
export const dangerousWager = card({
  name: 'Dangerous Wager',
  cost: '{1}{R}',
  type: 'Instant',
  spell: does(sequence(discard(count(all(inZone('hand'), youOwn)), you), draw(2))),
  reading: readTwice('d47ffd4975'),
});
