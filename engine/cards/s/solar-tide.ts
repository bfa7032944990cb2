import {
  all,
  card,
  chooseOneOrEntwine,
  cost,
  creature,
  destroy,
  each,
  land,
  mode,
  power,
  readTwice,
  sacrificeCost,
} from '../../vocabulary/index.ts';

/** Destroys the weak, the strong, or all of them for two lands. */
export const solarTide = card({
  name: 'Solar Tide',
  cost: '{4}{W}{W}',
  type: 'Sorcery',
  spell: chooseOneOrEntwine(
    cost('', sacrificeCost(land, 2)),
    mode('destroy creatures with power 2 or less', destroy(each(all(creature, power('at most', 2))))),
    mode('destroy creatures with power 3 or more', destroy(each(all(creature, power('at least', 3))))),
  ),
  reading: readTwice('1b804673c4'),
});
