import {
  activated,
  addRestrictedMana,
  anyOneColor,
  artifact,
  card,
  cost,
  readTwice,
  tap,
} from '../../vocabulary/index.ts';

/** Two of one colour, for artifacts: their spells and abilities. */
export const vedalkenEngineer = card({
  name: 'Vedalken Engineer',
  cost: '{1}{U}',
  type: 'Creature - Vedalken Artificer',
  pt: '1/1',
  abilities: [
    activated(
      cost('', tap),
      addRestrictedMana(anyOneColor(2), {
        kind: 'anyOf',
        of: [
          { kind: 'cast', what: artifact },
          { kind: 'activate', what: artifact },
        ],
      }),
    ),
  ],
  reading: readTwice('54e9f1d739'),
});
