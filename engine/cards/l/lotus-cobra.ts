import {
  addMana,
  all,
  anyOneColor,
  card,
  enters,
  land,
  readTwice,
  triggered,
  youControl,
} from '../../vocabulary/index.ts';

/** Any colour for each land that enters: a trigger that makes mana and is no mana ability. */
export const lotusCobra = card({
  name: 'Lotus Cobra',
  cost: '{1}{G}',
  type: 'Creature - Snake',
  pt: '2/1',
  abilities: [triggered(enters(all(land, youControl)), addMana(anyOneColor()))],
  reading: readTwice('e3b3e5078d'),
});
