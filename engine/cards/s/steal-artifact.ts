import { artifact, card, control, enchant, enchantedGets, readTwice } from '../../vocabulary/index.ts';

/** An artifact of somebody else is yours. */
export const stealArtifact = card({
  name: 'Steal Artifact',
  cost: '{2}{U}{U}',
  type: 'Enchantment - Aura',
  abilities: [enchant(artifact), enchantedGets(control)],
  reading: readTwice('a1f16e31ed'),
});
