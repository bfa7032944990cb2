import { card, controllerOf, damage, enters, eventObject, land, read, triggered } from '../../vocabulary/index.ts';

/** Two damage for each land that enters. */
export const ankhOfMishra = card({
  name: 'Ankh of Mishra',
  cost: '{2}',
  type: 'Artifact',
  abilities: [triggered(enters(land), damage(2, controllerOf(eventObject)))],
  reading: read('a905d4966f'),
});
