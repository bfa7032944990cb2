import {
  all,
  card,
  creature,
  each,
  enters,
  goad,
  keywords,
  land,
  readTwice,
  targetAPlayer,
  targetPlayerControls,
  triggered,
  youControl,
} from '../../vocabulary/index.ts';

/** Lands of yours goad a player's creatures. */
export const geodeRager = card({
  name: 'Geode Rager',
  cost: '{4}{R}{R}',
  type: 'Creature - Elemental',
  pt: '4/3',
  abilities: [
    ...keywords('first strike'),
    triggered(enters(all(land, youControl)), goad(each(all(creature, targetPlayerControls))), {
      targets: [targetAPlayer],
    }),
  ],
  reading: readTwice('8a65d8140a'),
});
