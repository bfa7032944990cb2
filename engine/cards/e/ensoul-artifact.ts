import { alsoTypes, artifact, card, enchant, enchantedGets, readTwice, setBasePT } from '../../vocabulary/index.ts';

/** The enchanted artifact is a 5/5 creature too. */
export const ensoulArtifact = card({
  name: 'Ensoul Artifact',
  cost: '{1}{U}',
  type: 'Enchantment - Aura',
  abilities: [enchant(artifact), enchantedGets(setBasePT(5, 5), alsoTypes(['creature']))],
  reading: readTwice('d138094233'),
});
