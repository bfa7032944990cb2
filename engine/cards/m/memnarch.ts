import {
  activated,
  alsoTypes,
  artifact,
  card,
  continuous,
  cost,
  gainControl,
  permanent,
  readTwice,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** All become artifacts, and his. */
export const memnarch = card({
  name: 'Memnarch',
  cost: '{7}',
  type: 'Legendary Artifact Creature - Wizard',
  pt: '4/5',
  abilities: [
    activated(cost('{1}{U}{U}'), continuous(target(), 'forever', alsoTypes(['artifact'])), {
      targets: [targets(permanent)],
    }),
    activated(cost('{3}{U}'), gainControl(target(), 'forever'), { targets: [targets(artifact)] }),
  ],
  reading: readTwice('0c41c1df7a'),
});
