import {
  activated,
  card,
  cost,
  creature,
  delayed,
  entersAsCopy,
  readTwice,
  returnToHand,
  source,
} from '../../vocabulary/index.ts';

/** A copy under its own name, which can go back to the hand. */
export const sakashimaTheImpostor = card({
  name: 'Sakashima the Impostor',
  cost: '{2}{U}{U}',
  type: 'Legendary Creature - Human Rogue',
  pt: '3/1',
  abilities: [
    entersAsCopy(creature, [
      { kind: 'setName', name: 'Sakashima the Impostor' },
      { kind: 'addSupertypes', supertypes: ['legendary'] },
      {
        kind: 'grant',
        abilities: [
          activated(cost('{2}{U}{U}'), delayed({ kind: 'step', step: 'end', whose: 'anyone' }, returnToHand(source))),
        ],
      },
    ]),
  ],
  reading: readTwice('551fa2f07c'),
});
