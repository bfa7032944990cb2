import {
  addMana,
  all,
  anthem,
  basic,
  card,
  chooseFrom,
  choosesColor,
  chosenColor,
  controllerOf,
  creature,
  eventObject,
  land,
  modifyPT,
  ofChosenColor,
  readTwice,
  tappedForMana,
  triggered,
} from '../../vocabulary/index.ts';

/** Creatures of one colour are larger, and basic lands tapped for that colour make one more. */
export const gauntletOfPower = card({
  name: 'Gauntlet of Power',
  cost: '{5}',
  type: 'Artifact',
  abilities: [
    choosesColor,
    anthem(all(creature, ofChosenColor('color')), modifyPT(1, 1)),
    triggered(
      tappedForMana(all(basic, land), 'anyone', { kind: 'chosenColor', name: 'color' }),
      addMana(chooseFrom(chosenColor('color')), controllerOf(eventObject)),
    ),
  ],
  reading: readTwice('223c14aa6e'),
});
