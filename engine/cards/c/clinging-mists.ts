import {
  all,
  attacking,
  bound,
  card,
  compare,
  creature,
  does,
  each,
  ifThen,
  lifeOf,
  preventAllCombatDamage,
  readTwice,
  remember,
  sequence,
  skipUntap,
  tapThese,
  thisTurn,
  you,
} from '../../vocabulary/index.ts';

/** No combat damage, and at little life the attackers stay tapped. */
export const clingingMists = card({
  name: 'Clinging Mists',
  cost: '{2}{G}',
  type: 'Instant',
  spell: does(
    sequence(
      thisTurn(preventAllCombatDamage),
      ifThen(
        compare(lifeOf(you), 'at most', 5),
        sequence(
          remember(each(all(creature, attacking)), 'attackers'),
          tapThese(bound('attackers')),
          skipUntap(bound('attackers')),
        ),
      ),
    ),
  ),
  reading: readTwice('b7436f904c'),
});
