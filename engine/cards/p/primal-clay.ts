import { asEnters, card, keywords, readTwice } from '../../vocabulary/index.ts';

/** Three shapes, of which one is chosen as it enters. */
export const primalClay = card({
  name: 'Primal Clay',
  cost: '{4}',
  type: 'Artifact Creature - Shapeshifter',
  pt: '0/0',
  abilities: [
    asEnters({
      kind: 'form',
      forms: [
        { says: '3/3', except: [{ kind: 'setPT', power: 3, toughness: 3 }] },
        {
          says: '2/2 with flying',
          except: [
            { kind: 'setPT', power: 2, toughness: 2 },
            { kind: 'grant', abilities: keywords('flying') },
          ],
        },
        {
          says: '1/6 Wall with defender',
          except: [
            { kind: 'setPT', power: 1, toughness: 6 },
            { kind: 'addTypes', types: [], subtypes: ['Wall'] },
            { kind: 'grant', abilities: keywords('defender') },
          ],
        },
      ],
    }),
  ],
  reading: readTwice('54e2cfe863'),
});
