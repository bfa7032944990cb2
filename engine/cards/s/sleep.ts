import {
  all,
  bound,
  card,
  creature,
  does,
  each,
  readTwice,
  remember,
  sequence,
  skipUntap,
  tapThese,
  targetAPlayer,
  targetPlayer,
  targetPlayerControls,
} from '../../vocabulary/index.ts';

/** Creatures of a player are tapped and stay so. */
export const sleep = card({
  name: 'Sleep',
  cost: '{2}{U}{U}',
  type: 'Sorcery',
  spell: does(
    sequence(
      remember(each(all(creature, targetPlayerControls)), 'asleep'),
      tapThese(bound('asleep')),
      skipUntap(bound('asleep'), targetPlayer()),
    ),
    targetAPlayer,
  ),
  reading: readTwice('ef0c34ffbc'),
});
