import {
  all,
  artifact,
  becomesCreature,
  card,
  compare,
  count,
  readTwice,
  source,
  staticAbility,
  youControl,
} from '../../vocabulary/index.ts';

/** A Golem among three artifacts. */
export const rustedRelic = card({
  name: 'Rusted Relic',
  cost: '{4}',
  type: 'Artifact',
  abilities: [
    staticAbility(
      source,
      becomesCreature(['artifact', 'creature'], ['Golem'], 5, 5),
      compare(count(all(artifact, youControl)), 'at least', 3),
    ),
  ],
  reading: readTwice('62b9294af4'),
});
