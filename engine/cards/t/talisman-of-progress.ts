import {
  activated,
  addMana,
  card,
  cost,
  damage,
  mana,
  oneOf,
  readTwice,
  sequence,
  tap,
  tapFor,
  you,
} from '../../vocabulary/index.ts';

/** A mana, or one of two colours for a wound. */
export const talismanOfProgress = card({
  name: 'Talisman of Progress',
  cost: '{2}',
  type: 'Artifact',
  abilities: [tapFor(mana('{C}')), activated(cost('', tap), sequence(addMana(oneOf('W', 'U')), damage(1, you)))],
  reading: readTwice('47e0a62404'),
});
