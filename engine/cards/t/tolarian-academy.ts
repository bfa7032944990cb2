import { all, amountOf, artifact, card, count, read, tapFor, youControl } from '../../vocabulary/index.ts';

/** A blue for each artifact of its controller. */
export const tolarianAcademy = card({
  name: 'Tolarian Academy',
  cost: '',
  type: 'Legendary Land',
  abilities: [tapFor(amountOf('U', count(all(artifact, youControl))))],
  reading: read('c9aed201ce'),
});
