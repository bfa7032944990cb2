import {
  activated,
  all,
  card,
  cost,
  creature,
  destroy,
  entersAsCopy,
  readTwice,
  sameNameAs,
  source,
  tap,
  targets,
} from '../../vocabulary/index.ts';

/** A Clone that destroys what it copies. */
export const evilTwin = card({
  name: 'Evil Twin',
  cost: '{2}{U}{B}',
  type: 'Creature - Shapeshifter',
  pt: '0/0',
  abilities: [
    entersAsCopy(creature, [
      {
        kind: 'grant',
        abilities: [
          activated(cost('{U}{B}', tap), destroy(), { targets: [targets(all(creature, sameNameAs(source)))] }),
        ],
      },
    ]),
  ],
  reading: readTwice('33ba3665ca'),
});
