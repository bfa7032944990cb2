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

/** A Gargoyle that flies as soon as an opponent casts a creature. */
export const opalGargoyle = card({
  name: 'Opal Gargoyle',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [
    triggered(
      casts('opponent', creature),
      continuous(
        source,
        'forever',
        { kind: 'setTypes', types: ['creature'], subtypes: ['Gargoyle'] },
        setBasePT(2, 2),
        gains('flying'),
      ),
      { onlyIf: matches(source, enchantment) },
    ),
  ],
  reading: readTwice('654dc6ef97'),
});
