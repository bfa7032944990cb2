import { anything, card, does, readTwice, search, sequence, shuffle } from '../../vocabulary/index.ts';

/** Any card from the library, unseen. */
export const diabolicTutor = card({
  name: 'Diabolic Tutor',
  cost: '{2}{B}{B}',
  type: 'Sorcery',
  spell: does(sequence(search(anything, 'hand'), shuffle())),
  reading: readTwice('e759f75c52'),
});
