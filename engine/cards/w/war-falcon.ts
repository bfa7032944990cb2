import {
  all,
  any,
  card,
  exists,
  isSource,
  keywords,
  readTwice,
  rule,
  subtype,
  unless,
  youControl,
} from '../../vocabulary/index.ts';

/** It attacks beside a Knight or Soldier. */
export const warFalcon = card({
  name: 'War Falcon',
  cost: '{W}',
  type: 'Creature - Bird',
  pt: '2/1',
  abilities: [
    ...keywords('flying'),
    rule(
      { kind: 'cantAttack', what: isSource },
      unless(exists(all(any(subtype('Knight'), subtype('Soldier')), youControl))),
    ),
  ],
  reading: readTwice('63725ba15b'),
});
