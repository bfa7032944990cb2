import {
  card,
  continuous,
  gains,
  keywords,
  other,
  readTwice,
  target,
  targets,
  whenEnters,
} from '../../vocabulary/index.ts';

/** It keeps another permanent from destruction. */
export const aegisAngel = card({
  name: 'Aegis Angel',
  cost: '{4}{W}{W}',
  type: 'Creature - Angel',
  pt: '5/5',
  abilities: [
    ...keywords('flying'),
    whenEnters(continuous(target(), 'for as long as you control the source', gains('indestructible')), {
      targets: [targets(other)],
    }),
  ],
  reading: readTwice('6db8c4df89'),
});
