import {
  abilityOnStack,
  activated,
  all,
  any,
  card,
  cost,
  counterIt,
  creature,
  discardCost,
  inZone,
  readTwice,
  spell,
  tap,
  targeting,
  targets,
} from '../../vocabulary/index.ts';

/** Creatures are kept from spells and abilities. */
export const diplomaticEscort = card({
  name: 'Diplomatic Escort',
  cost: '{1}{U}',
  type: 'Creature - Human Spellshaper',
  pt: '1/1',
  abilities: [
    activated(cost('{U}', tap, discardCost(inZone('hand'))), counterIt(), {
      targets: [targets(all(any(spell, abilityOnStack), targeting(creature)))],
    }),
  ],
  reading: readTwice('c4f1cca65b'),
});
