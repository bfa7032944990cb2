import { card, color, isSource, keywords, readTwice, rule } from '../../vocabulary/index.ts';

/** A shadow that no white creature blocks. */
export const dauthiHorror = card({
  name: 'Dauthi Horror',
  cost: '{1}{B}',
  type: 'Creature - Dauthi Horror',
  pt: '2/1',
  abilities: [...keywords('shadow'), rule({ kind: 'cantBeBlockedBy', what: isSource, by: color('W') })],
  reading: readTwice('12973d91d3'),
});
