import {
  all,
  artifact,
  card,
  compare,
  count,
  destroy,
  enchantment,
  may,
  readTwice,
  subtype,
  targets,
  whenEnters,
  youControl,
} from '../../vocabulary/index.ts';

/** With two lands of a type it may destroy an artifact, or an enchantment. */
export const duergarHedgeMage = card({
  name: 'Duergar Hedge-Mage',
  cost: '{2}{R/W}',
  type: 'Creature - Dwarf Shaman',
  pt: '2/2',
  abilities: [
    whenEnters(may(destroy()), {
      onlyIf: compare(count(all(subtype('Mountain'), youControl)), 'at least', 2),
      targets: [targets(artifact)],
    }),
    whenEnters(may(destroy()), {
      onlyIf: compare(count(all(subtype('Plains'), youControl)), 'at least', 2),
      targets: [targets(enchantment)],
    }),
  ],
  reading: readTwice('764499e6fd'),
});
