import {
  activated,
  alsoTypes,
  card,
  cost,
  entersTapped,
  gains,
  mana,
  readTwice,
  setBasePT,
  setColors,
  source,
  tapFor,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** A land that enters tapped and can fight for a turn. */
export const treetopVillage = card({
  name: 'Treetop Village',
  cost: '',
  type: 'Land',
  abilities: [
    entersTapped,
    tapFor(mana('{G}')),
    activated(
      cost('{1}{G}'),
      untilEndOfTurn(source, alsoTypes(['creature'], ['Ape']), setColors('G'), setBasePT(3, 3), gains('trample')),
    ),
  ],
  reading: readTwice('b98b519dd5'),
});
