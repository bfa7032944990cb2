import {
  card,
  casts,
  chooseFrom,
  choosesColor,
  chosenColor,
  gainLife,
  may,
  ofChosenColor,
  readTwice,
  tapFor,
  triggered,
} from '../../vocabulary/index.ts';

/** A colour is chosen: life for its spells, and its mana. */
export const paradisePlume = card({
  name: 'Paradise Plume',
  cost: '{4}',
  type: 'Artifact',
  abilities: [
    choosesColor,
    triggered(casts('anyone', ofChosenColor('color')), may(gainLife(1))),
    tapFor(chooseFrom(chosenColor('color'))),
  ],
  reading: readTwice('22abf0d3c0'),
});
