import {
  activated,
  all,
  attacking,
  card,
  cost,
  creature,
  not,
  readTwice,
  replacement,
  tap,
  thisTurn,
  withKeyword,
} from '../../vocabulary/index.ts';

/** Attackers on the ground do not hurt its controller. */
export const alAbarasCarpet = card({
  name: "Al-abara's Carpet",
  cost: '{5}',
  type: 'Artifact',
  abilities: [
    activated(
      cost('{5}', tap),
      thisTurn(
        replacement({
          kind: 'damage',
          permanents: null,
          players: 'you',
          from: all(creature, attacking, not(withKeyword('flying'))),
          which: 'any',
          change: 'prevent',
        }),
      ),
    ),
  ],
  reading: readTwice('4839d5e5b1'),
});
