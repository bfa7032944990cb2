import {
  all,
  beginningOf,
  card,
  creature,
  dies,
  eventObject,
  exile,
  exists,
  linked,
  putOntoBattlefield,
  readTwice,
  sacrificeThese,
  sequence,
  triggered,
  unless,
  youControl,
} from '../../vocabulary/index.ts';

/** What dies comes back once nothing is left. */
export const promiseOfTomorrow = card({
  name: 'Promise of Tomorrow',
  cost: '{2}{W}',
  type: 'Enchantment',
  abilities: [
    triggered(dies(all(creature, youControl)), exile(eventObject, 'promised')),
    triggered(beginningOf('end', 'anyone'), sequence(sacrificeThese(), putOntoBattlefield(linked('promised'), 'you')), {
      onlyIf: unless(exists(all(creature, youControl))),
    }),
  ],
  reading: readTwice('f95b780dd4'),
});
