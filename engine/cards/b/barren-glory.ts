import {
  all,
  allOf,
  beginningOf,
  card,
  exists,
  inZone,
  other,
  readTwice,
  triggered,
  unless,
  you,
  youControl,
  youOwn,
} from '../../vocabulary/index.ts';

/** Nothing else and no hand in the upkeep is a win. */
export const barrenGlory = card({
  name: 'Barren Glory',
  cost: '{4}{W}{W}',
  type: 'Enchantment',
  abilities: [
    triggered(
      beginningOf('upkeep', 'you'),
      { kind: 'winGame', who: you },
      {
        onlyIf: allOf(unless(exists(all(other, youControl))), unless(exists(all(inZone('hand'), youOwn)))),
      },
    ),
  ],
  reading: readTwice('a3dd0c8cd2'),
});
