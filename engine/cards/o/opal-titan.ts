import {
  card,
  casts,
  continuous,
  creature,
  enchantment,
  eventObject,
  matches,
  protectionFromColorsOf,
  readTwice,
  setBasePT,
  source,
  triggered,
} from '../../vocabulary/index.ts';

/** A Giant that nothing of the colours that woke it can touch. */
export const opalTitan = card({
  name: 'Opal Titan',
  cost: '{2}{W}{W}',
  type: 'Enchantment',
  abilities: [
    triggered(
      casts('opponent', creature),
      continuous(
        source,
        'forever',
        { kind: 'setTypes', types: ['creature'], subtypes: ['Giant'] },
        setBasePT(4, 4),
        protectionFromColorsOf(eventObject),
      ),
      { onlyIf: matches(source, enchantment) },
    ),
  ],
  reading: readTwice('2decfbf28b'),
});
