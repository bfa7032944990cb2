import { all, card, exists, inZone, readTwice, replacement, unless, you, youOwn } from '../../vocabulary/index.ts';

/** Wins where there is no card to draw. */
export const laboratoryManiac = card({
  name: 'Laboratory Maniac',
  cost: '{2}{U}',
  type: 'Creature - Human Wizard',
  pt: '2/2',
  abilities: [
    replacement(
      { kind: 'draws', who: 'you', optional: false, exceptFirst: false, instead: { kind: 'winGame', who: you } },
      unless(exists(all(inZone('library'), youOwn))),
    ),
  ],
  reading: readTwice('72ae6ec008'),
});
