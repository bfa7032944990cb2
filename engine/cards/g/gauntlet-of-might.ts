import {
  addMana,
  all,
  anthem,
  card,
  color,
  controllerOf,
  creature,
  eventObject,
  mana,
  modifyPT,
  readTwice,
  subtype,
  tappedForMana,
  triggered,
} from '../../vocabulary/index.ts';

/** Red creatures are larger; one red more for each Mountain, whoever taps it. */
export const gauntletOfMight = card({
  name: 'Gauntlet of Might',
  cost: '{4}',
  type: 'Artifact',
  abilities: [
    anthem(all(creature, color('R')), modifyPT(1, 1)),
    triggered(tappedForMana(subtype('Mountain')), addMana(mana('{R}'), controllerOf(eventObject))),
  ],
  reading: readTwice('2e6c8ca27b'),
});
