import {
  activated,
  all,
  attach,
  card,
  cost,
  creature,
  keywords,
  readTwice,
  subtype,
  tap,
  target,
  targets,
  youControl,
} from '../../vocabulary/index.ts';

/** Equipment goes from hand to hand. */
export const auriokWindwalker = card({
  name: 'Auriok Windwalker',
  cost: '{3}{W}',
  type: 'Creature - Human Wizard',
  pt: '2/3',
  abilities: [
    ...keywords('flying'),
    activated(cost('', tap), attach(target(0), target(1)), {
      targets: [targets(all(subtype('Equipment'), youControl)), targets(all(creature, youControl))],
    }),
  ],
  reading: readTwice('9666525db7'),
});
