import {
  all,
  anyOneTarget,
  anyTarget,
  artifact,
  card,
  chooseModes,
  creature,
  damage,
  destroy,
  discard,
  inZone,
  mode,
  readTwice,
  returnToHand,
  targetAPlayer,
  targetPlayer,
  targets,
  youOwn,
} from '../../vocabulary/index.ts';

/** Two of four. */
export const kolaghansCommand = card({
  name: "Kolaghan's Command",
  cost: '{1}{B}{R}',
  type: 'Instant',
  spell: chooseModes(
    2,
    2,
    mode('a creature card comes back to hand', returnToHand(), targets(all(creature, inZone('graveyard'), youOwn))),
    mode('a player discards a card', discard(1, targetPlayer()), targetAPlayer),
    mode('destroy an artifact', destroy(), targets(artifact)),
    mode('2 damage', damage(2, anyTarget()), anyOneTarget),
  ),
  reading: readTwice('865785feba'),
});
