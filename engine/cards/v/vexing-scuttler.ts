import {
  all,
  any,
  card,
  cost,
  emerge,
  instant,
  inZone,
  may,
  readTwice,
  returnToHand,
  sorcery,
  targets,
  whenCast,
  youOwn,
} from '../../vocabulary/index.ts';

/** May bring an instant or sorcery back from the graveyard as it is cast. */
export const vexingScuttler = card({
  name: 'Vexing Scuttler',
  cost: '{8}',
  type: 'Creature - Eldrazi Crab',
  pt: '4/5',
  alternativeCosts: [emerge(cost('{6}{U}'))],
  abilities: [whenCast(may(returnToHand()), targets(all(any(instant, sorcery), inZone('graveyard'), youOwn)))],
  reading: readTwice('5db704aed0'),
});
