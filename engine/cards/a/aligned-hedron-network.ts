import {
  all,
  card,
  creature,
  each,
  exileUntilSourceLeaves,
  power,
  readTwice,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Exiles all strong creatures for as long as it stays. */
export const alignedHedronNetwork = card({
  name: 'Aligned Hedron Network',
  cost: '{4}',
  type: 'Artifact',
  abilities: [whenEnters(exileUntilSourceLeaves(each(all(creature, power('at least', 5)))))],
  reading: readTwice('201b41dfe7'),
});
