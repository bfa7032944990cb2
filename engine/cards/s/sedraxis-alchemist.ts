import {
  all,
  card,
  color,
  exists,
  land,
  not,
  readTwice,
  returnToHand,
  targets,
  whenEnters,
  youControl,
} from '../../vocabulary/index.ts';

/** With a blue permanent, something goes back to its owner's hand. */
export const sedraxisAlchemist = card({
  name: 'Sedraxis Alchemist',
  cost: '{2}{B}',
  type: 'Creature - Zombie Wizard',
  pt: '2/2',
  abilities: [
    whenEnters(returnToHand(), { onlyIf: exists(all(color('U'), youControl)), targets: [targets(not(land))] }),
  ],
  reading: readTwice('f9d0e36609'),
});
