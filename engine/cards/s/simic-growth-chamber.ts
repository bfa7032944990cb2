import {
  all,
  bound,
  card,
  choose,
  entersTapped,
  land,
  mana,
  readTwice,
  returnToHand,
  sequence,
  tapFor,
  whenEnters,
  youControl,
} from '../../vocabulary/index.ts';

/** Enters tapped, takes a land back, makes green and blue. */
export const simicGrowthChamber = card({
  name: 'Simic Growth Chamber',
  cost: '',
  type: 'Land',
  abilities: [
    entersTapped,
    whenEnters(sequence(choose(all(land, youControl), 'chosen'), returnToHand(bound('chosen')))),
    tapFor(mana('{G}{U}')),
  ],
  reading: readTwice('a66adff9f4'),
});
