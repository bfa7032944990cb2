import { all, amountOf, artifact, card, count, readTwice, tapFor, youControl } from '../../vocabulary/index.ts';

/** A blue for each artifact of its controller. */
export const tolarianAcademy = card({
  name: 'Tolarian Academy',
  cost: '',
  type: 'Legendary Land',
  abilities: [tapFor(amountOf('U', count(all(artifact, youControl))))],
  reading: readTwice('c9aed201ce'),
});
