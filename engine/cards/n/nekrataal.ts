import {
  all,
  artifact,
  card,
  color,
  creature,
  destroyForGood,
  keywords,
  not,
  readTwice,
  targets,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Destroys a creature that is neither an artifact nor black, past regeneration. */
export const nekrataal = card({
  name: 'Nekrataal',
  cost: '{2}{B}{B}',
  type: 'Creature - Human Assassin',
  pt: '2/1',
  abilities: [
    ...keywords('first strike'),
    whenEnters(destroyForGood(), { targets: [targets(all(creature, not(artifact), not(color('B'))))] }),
  ],
  reading: readTwice('2fd4e1784c'),
});
