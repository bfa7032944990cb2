import {
  all,
  anthem,
  card,
  creature,
  gains,
  opponentControls,
  readTwice,
  replacement,
  youControl,
} from '../../vocabulary/index.ts';

/** Haste for its controller's creatures; those of opponents enter tapped. */
export const urabraskTheHidden = card({
  name: 'Urabrask the Hidden',
  cost: '{3}{R}{R}',
  type: 'Legendary Creature - Phyrexian Praetor',
  pt: '4/4',
  abilities: [
    anthem(all(creature, youControl), gains('haste')),
    replacement({ kind: 'enters', what: all(creature, opponentControls), change: { kind: 'tapped' } }),
  ],
  reading: readTwice('2f251eefb4'),
});
