import {
  addMana,
  all,
  anthem,
  card,
  chooseFrom,
  choosesColor,
  chosenColor,
  creature,
  land,
  modifyPT,
  ofChosenColor,
  readTwice,
  triggered,
  youControl,
} from '../../vocabulary/index.ts';

/** Its controller's creatures of one colour are larger, and a land's ability that gives them that colour gives one more. */
export const cagedSun = card({
  name: 'Caged Sun',
  cost: '{6}',
  type: 'Artifact',
  abilities: [
    choosesColor,
    anthem(all(creature, youControl, ofChosenColor('color')), modifyPT(1, 1)),
    triggered(
      { kind: 'manaAdded', from: land, for: 'you', chosenColor: 'color' },
      addMana(chooseFrom(chosenColor('color'))),
    ),
  ],
  reading: readTwice('70bf15ac9c'),
});
