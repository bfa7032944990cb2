import {
  activated,
  addRestrictedMana,
  any,
  anyOneColor,
  card,
  cost,
  entersTapped,
  mana,
  readTwice,
  subtype,
  tap,
  tapFor,
} from '../../vocabulary/index.ts';

const PARTY = any(subtype('Cleric'), subtype('Rogue'), subtype('Warrior'), subtype('Wizard'));

/** Colourless, or any colour for four creature types and what they do. */
export const baseCamp = card({
  name: 'Base Camp',
  cost: '',
  type: 'Land',
  abilities: [
    entersTapped,
    tapFor(mana('{C}')),
    activated(
      cost('', tap),
      addRestrictedMana(anyOneColor(), {
        kind: 'anyOf',
        of: [
          { kind: 'cast', what: PARTY },
          { kind: 'activate', what: PARTY },
        ],
      }),
    ),
  ],
  reading: readTwice('b4510124e0'),
});
