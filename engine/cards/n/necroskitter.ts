import {
  all,
  card,
  creature,
  dies,
  eventObject,
  keywords,
  may,
  opponentControls,
  putOntoBattlefield,
  readTwice,
  triggered,
  withCounter,
} from '../../vocabulary/index.ts';

/** What dies with a counter comes to its side. */
export const necroskitter = card({
  name: 'Necroskitter',
  cost: '{1}{B}{B}',
  type: 'Creature - Elemental',
  pt: '1/4',
  abilities: [
    ...keywords('wither'),
    triggered(dies(all(creature, opponentControls, withCounter('-1/-1'))), may(putOntoBattlefield(eventObject, 'you'))),
  ],
  reading: readTwice('53b20ec222'),
});
