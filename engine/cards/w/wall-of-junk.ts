import {
  beginningOf,
  blocks,
  card,
  delayed,
  isSource,
  keywords,
  readTwice,
  returnToHand,
  source,
  triggered,
} from '../../vocabulary/index.ts';

/** It goes back to hand after it has blocked. */
export const wallOfJunk = card({
  name: 'Wall of Junk',
  cost: '{2}',
  type: 'Artifact Creature - Wall',
  pt: '0/7',
  abilities: [
    ...keywords('defender'),
    triggered(blocks(isSource), delayed(beginningOf('end of combat', 'anyone'), returnToHand(source))),
  ],
  reading: readTwice('ce31528441'),
});
