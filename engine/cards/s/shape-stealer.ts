import {
  becomesBlockedBy,
  blocksOne,
  card,
  creature,
  eitherEvent,
  eventObject,
  isSource,
  powerOf,
  readTwice,
  setBasePT,
  source,
  toughnessOf,
  triggered,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** In combat it is as large as what it meets. */
export const shapeStealer = card({
  name: 'Shape Stealer',
  cost: '{U}{U}',
  type: 'Creature - Shapeshifter Spirit',
  pt: '1/1',
  abilities: [
    triggered(
      eitherEvent(blocksOne(isSource, creature), becomesBlockedBy(isSource, creature)),
      untilEndOfTurn(source, setBasePT(powerOf(eventObject), toughnessOf(eventObject))),
    ),
  ],
  reading: readTwice('46327c81dc'),
});
