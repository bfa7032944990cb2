import { any, card, does, readTwice, search, sequence, shuffle, subtype } from '../../vocabulary/index.ts';

/** A land with one of four basic types from the library, tapped. */
export const farseek = card({
  name: 'Farseek',
  cost: '{1}{G}',
  type: 'Sorcery',
  spell: does(
    sequence(
      search(any(subtype('Plains'), subtype('Island'), subtype('Swamp'), subtype('Mountain')), 'battlefield', true),
      shuffle(),
    ),
  ),
  reading: readTwice('476d860448'),
});
