import {
  all,
  anyOneTarget,
  anyTarget,
  card,
  compare,
  count,
  damage,
  enters,
  entersTapped,
  eventObject,
  is,
  mana,
  may,
  not,
  readTwice,
  subtype,
  tapFor,
  triggered,
  youControl,
} from '../../vocabulary/index.ts';

/** A Mountain beside five others is a Lightning Bolt. */
export const valakutTheMoltenPinnacle = card({
  name: 'Valakut, the Molten Pinnacle',
  cost: '',
  type: 'Land',
  abilities: [
    entersTapped,
    triggered(enters(all(subtype('Mountain'), youControl)), may(damage(3, anyTarget())), {
      onlyIf: compare(count(all(subtype('Mountain'), youControl, not(is(eventObject)))), 'at least', 5),
      targets: [anyOneTarget],
    }),
    tapFor(mana('{R}')),
  ],
  reading: readTwice('413c6afb3b'),
});
