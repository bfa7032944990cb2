import { all, anthem, artifact, card, modifyPT, otherCreaturesYouControl, readTwice } from '../../vocabulary/index.ts';

/** Other artifact creatures are larger. */
export const chiefOfTheFoundry = card({
  name: 'Chief of the Foundry',
  cost: '{3}',
  type: 'Artifact Creature - Construct',
  pt: '2/3',
  abilities: [anthem(all(otherCreaturesYouControl, artifact), modifyPT(1, 1))],
  reading: readTwice('653f4a48f4'),
});
