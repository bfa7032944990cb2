import { all, artifact, card, does, each, inZone, putOntoBattlefield, readTwice } from '../../vocabulary/index.ts';

/** All artifacts come back. */
export const roarOfReclamation = card({
  name: 'Roar of Reclamation',
  cost: '{5}{W}{W}',
  type: 'Sorcery',
  spell: does(putOntoBattlefield(each(all(artifact, inZone('graveyard'))), 'owner')),
  reading: readTwice('87e707ed39'),
});
