import {
  all,
  card,
  continuous,
  creature,
  enchantment,
  exists,
  itIsSo,
  matches,
  opponentControls,
  power,
  readTwice,
  setBasePT,
  source,
  triggered,
} from '../../vocabulary/index.ts';

/** An enchantment that becomes a Beast when an opponent has a strong creature. */
export const hiddenPredators = card({
  name: 'Hidden Predators',
  cost: '{G}',
  type: 'Enchantment',
  abilities: [
    triggered(
      itIsSo(exists(all(creature, opponentControls, power('at least', 4)))),
      continuous(source, 'forever', { kind: 'setTypes', types: ['creature'], subtypes: ['Beast'] }, setBasePT(4, 4)),
      { onlyIf: matches(source, enchantment) },
    ),
  ],
  reading: readTwice('df6d763d12'),
});
