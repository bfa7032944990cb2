import {
  all,
  artifact,
  card,
  inZone,
  keywords,
  may,
  putOntoBattlefield,
  readTwice,
  target,
  targets,
  whenEnters,
  youOwn,
} from '../../vocabulary/index.ts';

/** An artifact comes back. */
export const sharuumTheHegemon = card({
  name: 'Sharuum the Hegemon',
  cost: '{3}{W}{U}{B}',
  type: 'Legendary Artifact Creature - Sphinx',
  pt: '5/5',
  abilities: [
    ...keywords('flying'),
    whenEnters(may(putOntoBattlefield(target(), 'owner')), {
      targets: [targets(all(artifact, inZone('graveyard'), youOwn))],
    }),
  ],
  reading: readTwice('72310b6dfd'),
});
