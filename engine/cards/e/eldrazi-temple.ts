import {
  activated,
  addRestrictedMana,
  all,
  card,
  colorless,
  cost,
  mana,
  readTwice,
  subtype,
  tap,
  tapFor,
} from '../../vocabulary/index.ts';

/** Colourless, or two for colourless Eldrazi: their spells and the abilities of those on the battlefield. */
export const eldraziTemple = card({
  name: 'Eldrazi Temple',
  cost: '',
  type: 'Land',
  abilities: [
    tapFor(mana('{C}')),
    activated(
      cost('', tap),
      addRestrictedMana(mana('{C}{C}'), {
        kind: 'anyOf',
        of: [
          { kind: 'cast', what: all(colorless, subtype('Eldrazi')) },
          { kind: 'activate', what: all(colorless, subtype('Eldrazi')) },
        ],
      }),
    ),
  ],
  reading: readTwice('594fcaccf3'),
});
