import { card, creature, destroy, does, each, readTwice } from '../../vocabulary/index.ts';

/** Destroys all creatures. */
export const dayOfJudgment = card({
  name: 'Day of Judgment',
  cost: '{2}{W}{W}',
  type: 'Sorcery',
  spell: does(destroy(each(creature))),
  reading: readTwice('fd4a790cd3'),
});
