import {
  card,
  casts,
  continuous,
  creature,
  enchantment,
  matches,
  readTwice,
  setBasePT,
  source,
  triggered,
} from '../../vocabulary/index.ts';

/** A Soldier as soon as an opponent casts a creature. */
export const opalCaryatid = card({
  name: 'Opal Caryatid',
  cost: '{W}',
  type: 'Enchantment',
  abilities: [
    triggered(
      casts('opponent', creature),
      continuous(source, 'forever', { kind: 'setTypes', types: ['creature'], subtypes: ['Soldier'] }, setBasePT(2, 2)),
      { onlyIf: matches(source, enchantment) },
    ),
  ],
  reading: readTwice('e50f0bead1'),
});
