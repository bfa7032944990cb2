import {
  all,
  bound,
  card,
  choose,
  creature,
  keywords,
  putCounters,
  readTwice,
  sequence,
  targetAnOpponent,
  targetPlayer,
  targetPlayerControls,
  whenEnters,
} from '../../vocabulary/index.ts';

/** A counter for an opponent, where they like. */
export const huntedNightmare = card({
  name: 'Hunted Nightmare',
  cost: '{1}{B}{B}',
  type: 'Creature - Nightmare',
  pt: '4/5',
  abilities: [
    ...keywords('menace'),
    whenEnters(
      sequence(
        choose(all(creature, targetPlayerControls), 'hunter', 1, 1, targetPlayer()),
        putCounters('deathtouch', 1, bound('hunter')),
      ),
      { targets: [targetAnOpponent] },
    ),
  ],
  reading: readTwice('80f70c7ec3'),
});
