import {
  all,
  alsoTypes,
  any,
  card,
  enchantment,
  enters,
  gains,
  isSource,
  readTwice,
  setBasePT,
  source,
  triggered,
  untilEndOfTurn,
  youControl,
} from '../../vocabulary/index.ts';

/** A Demon for a turn when an enchantment comes. */
export const daxossTorment = card({
  name: "Daxos's Torment",
  cost: '{3}{B}',
  type: 'Enchantment',
  abilities: [
    triggered(
      enters(any(isSource, all(enchantment, youControl))),
      untilEndOfTurn(source, alsoTypes(['creature'], ['Demon']), setBasePT(5, 5), gains('flying', 'haste')),
    ),
  ],
  reading: readTwice('4c28baee02'),
});
