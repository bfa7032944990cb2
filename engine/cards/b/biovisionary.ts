import {
  all,
  beginningOf,
  card,
  compare,
  count,
  creature,
  named,
  readTwice,
  triggered,
  you,
  youControl,
} from '../../vocabulary/index.ts';

/** Four of its name win the game. */
export const biovisionary = card({
  name: 'Biovisionary',
  cost: '{1}{G}{U}',
  type: 'Creature - Human Wizard',
  pt: '2/3',
  abilities: [
    triggered(
      beginningOf('end', 'anyone'),
      { kind: 'winGame', who: you },
      { onlyIf: compare(count(all(creature, named('Biovisionary'), youControl)), 'at least', 4) },
    ),
  ],
  reading: readTwice('fab8e08306'),
});
