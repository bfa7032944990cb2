import {
  all,
  card,
  creature,
  dies,
  eventObject,
  keywords,
  not,
  putOntoBattlefield,
  readTwice,
  triggered,
  withKeyword,
  youControl,
} from '../../vocabulary/index.ts';

/** What dies without flying comes back with it. */
export const luminousBroodmoth = card({
  name: 'Luminous Broodmoth',
  cost: '{2}{W}{W}',
  type: 'Creature - Insect',
  pt: '3/4',
  abilities: [
    ...keywords('flying'),
    triggered(
      dies(all(creature, youControl, not(withKeyword('flying')))),
      putOntoBattlefield(eventObject, 'owner', false, { counter: 'flying', amount: 1 }),
    ),
  ],
  reading: readTwice('dc86b68167'),
});
