import { card, controllerOf, damage, enters, eventObject, land, readTwice, triggered } from '../../vocabulary/index.ts';

/** Two damage for each land that enters. */
export const ankhOfMishra = card({
  name: 'Ankh of Mishra',
  cost: '{2}',
  type: 'Artifact',
  abilities: [triggered(enters(land), damage(2, controllerOf(eventObject)))],
  reading: readTwice('a905d4966f'),
});
