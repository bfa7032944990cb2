import {
  all,
  anthem,
  card,
  creature,
  keywords,
  modifyPT,
  opponentControls,
  readTwice,
  withKeyword,
} from '../../vocabulary/index.ts';

/** Flyers of opponents are weaker. */
export const oneEyedScarecrow = card({
  name: 'One-Eyed Scarecrow',
  cost: '{3}',
  type: 'Artifact Creature - Scarecrow',
  pt: '2/3',
  abilities: [...keywords('defender'), anthem(all(creature, opponentControls, withKeyword('flying')), modifyPT(-1, 0))],
  reading: readTwice('732f41341a'),
});
