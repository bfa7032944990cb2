import {
  card,
  casts,
  continuous,
  creature,
  enchantment,
  gains,
  matches,
  readTwice,
  setBasePT,
  source,
  triggered,
} from '../../vocabulary/index.ts';

/** An Angel as soon as an opponent casts a creature. */
export const opalArchangel = card({
  name: 'Opal Archangel',
  cost: '{4}{W}',
  type: 'Enchantment',
  abilities: [
    triggered(
      casts('opponent', creature),
      continuous(
        source,
        'forever',
        { kind: 'setTypes', types: ['creature'], subtypes: ['Angel'] },
        setBasePT(5, 5),
        gains('flying', 'vigilance'),
      ),
      { onlyIf: matches(source, enchantment) },
    ),
  ],
  reading: readTwice('f51b77c0bc'),
});
