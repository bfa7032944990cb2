import { card, mana, readTwice, tapFor } from '../../vocabulary/index.ts';

/** Three mana. */
export const thranDynamo = card({
  name: 'Thran Dynamo',
  cost: '{4}',
  type: 'Artifact',
  abilities: [tapFor(mana('{C}{C}{C}'))],
  reading: readTwice('9eb4c42de1'),
});
