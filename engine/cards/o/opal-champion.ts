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

/** A Knight as soon as an opponent casts a creature. */
export const opalChampion = card({
  name: 'Opal Champion',
  cost: '{2}{W}',
  type: 'Enchantment',
  abilities: [
    triggered(
      casts('opponent', creature),
      continuous(
        source,
        'forever',
        { kind: 'setTypes', types: ['creature'], subtypes: ['Knight'] },
        setBasePT(3, 3),
        gains('first strike'),
      ),
      { onlyIf: matches(source, enchantment) },
    ),
  ],
  reading: readTwice('a0b2de5250'),
});
