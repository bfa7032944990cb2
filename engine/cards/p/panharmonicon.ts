import { any, artifact, card, creature, readTwice, rule, youControl } from '../../vocabulary/index.ts';

/** What artifacts and creatures set off as they enter is set off once more. */
export const panharmonicon = card({
  name: 'Panharmonicon',
  cost: '{4}',
  type: 'Artifact',
  abilities: [rule({ kind: 'triggersAgain', entering: any(artifact, creature), of: youControl })],
  reading: readTwice('aab5497c96'),
});
