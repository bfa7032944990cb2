import {
  any,
  artifact,
  cantBeCountered,
  card,
  creature,
  destroyForGood,
  does,
  each,
  land,
  readTwice,
} from '../../vocabulary/index.ts';

/** Destroys nearly everything past regeneration and cannot be countered. */
export const obliterate = card({
  name: 'Obliterate',
  cost: '{6}{R}{R}',
  type: 'Sorcery',
  abilities: [cantBeCountered],
  spell: does(destroyForGood(each(any(artifact, creature, land)))),
  reading: readTwice('b3535aacab'),
});
