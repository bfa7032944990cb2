import { card, changeling, entersAsCopy, readTwice, youControl } from '../../vocabulary/index.ts';

/** A legendary copy of what you have, with counters and every kind if that is a creature. */
export const moritteOfTheFrost = card({
  name: 'Moritte of the Frost',
  cost: '{2}{G}{U}{U}',
  type: 'Legendary Snow Creature - Shapeshifter',
  pt: '0/0',
  abilities: [
    changeling,
    entersAsCopy(
      youControl,
      [
        { kind: 'addSupertypes', supertypes: ['legendary', 'snow'] },
        { kind: 'ifItIs', type: 'creature', except: [{ kind: 'grant', abilities: [changeling] }] },
      ],
      [{ counter: '+1/+1', amount: 2, onlyIf: 'creature' }],
    ),
  ],
  reading: readTwice('f018ff62be'),
});
