import {
  all,
  beginningOf,
  card,
  color,
  createCopyTokens,
  exists,
  keywords,
  may,
  readTwice,
  source,
  triggered,
  youControl,
} from '../../vocabulary/index.ts';

/** It multiplies beside blue. */
export const mirrorSigilSergeant = card({
  name: 'Mirror-Sigil Sergeant',
  cost: '{5}{W}',
  type: 'Creature - Rhino Soldier',
  pt: '4/4',
  abilities: [
    ...keywords('trample'),
    triggered(beginningOf('upkeep', 'you'), may(createCopyTokens(source)), {
      onlyIf: exists(all(color('U'), youControl)),
    }),
  ],
  reading: readTwice('6c805618de'),
});
