import {
  all,
  any,
  card,
  color,
  exists,
  isSource,
  mayCastFrom,
  readTwice,
  rule,
  youControl,
} from '../../vocabulary/index.ts';

/** Neither blocks nor is blocked; it can be cast from the graveyard beside black or green. */
export const marangRiverProwler = card({
  name: 'Marang River Prowler',
  cost: '{2}{U}',
  type: 'Creature - Human Rogue',
  pt: '2/1',
  abilities: [
    rule({
      kind: 'allOf',
      of: [
        { kind: 'cantBlock', what: isSource },
        { kind: 'cantBeBlocked', what: isSource },
      ],
    }),
    rule(mayCastFrom('graveyard', isSource), exists(all(any(color('B'), color('G')), youControl)), 'graveyard'),
  ],
  reading: readTwice('cede86d5b1'),
});
