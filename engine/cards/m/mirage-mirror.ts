import {
  activated,
  any,
  artifact,
  becomeCopy,
  card,
  cost,
  creature,
  enchantment,
  land,
  readTwice,
  source,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** Whatever else is there, for the turn. */
export const mirageMirror = card({
  name: 'Mirage Mirror',
  cost: '{3}',
  type: 'Artifact',
  abilities: [
    activated(cost('{2}'), becomeCopy(source, target(), 'until end of turn'), {
      targets: [targets(any(artifact, creature, enchantment, land))],
    }),
  ],
  reading: readTwice('fe348cad87'),
});
