import {
  anthem,
  any,
  artifact,
  card,
  destroy,
  enchantment,
  grants,
  readTwice,
  subtype,
  targets,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Each Sliver that enters destroys an artifact or enchantment. */
export const harmonicSliver = card({
  name: 'Harmonic Sliver',
  cost: '{1}{G}{W}',
  type: 'Creature - Sliver',
  pt: '1/1',
  abilities: [
    anthem(subtype('Sliver'), grants(whenEnters(destroy(), { targets: [targets(any(artifact, enchantment))] }))),
  ],
  reading: readTwice('7f1f557373'),
});
