import { artifact, card, destroy, readTwice, spent, targets, whenEnters } from '../../vocabulary/index.ts';

/** Green mana costs an artifact. */
export const tinStreetHooligan = card({
  name: 'Tin Street Hooligan',
  cost: '{1}{R}',
  type: 'Creature - Goblin Rogue',
  pt: '2/1',
  abilities: [whenEnters(destroy(), { onlyIf: spent('G'), targets: [targets(artifact)] })],
  reading: readTwice('3182254937'),
});
