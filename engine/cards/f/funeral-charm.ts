import {
  card,
  chooseModes,
  creature,
  discard,
  grants,
  landTypeWalk,
  mode,
  modifyPT,
  readTwice,
  target,
  targetAPlayer,
  targetPlayer,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** A card, a stronger and weaker creature, or swampwalk. */
export const funeralCharm = card({
  name: 'Funeral Charm',
  cost: '{B}',
  type: 'Instant',
  spell: chooseModes(
    1,
    1,
    mode('a player discards a card', discard(1, targetPlayer()), targetAPlayer),
    mode('+2/-1 for a creature', untilEndOfTurn(target(), modifyPT(2, -1)), targets(creature)),
    mode('swampwalk for a creature', untilEndOfTurn(target(), grants(landTypeWalk('Swamp'))), targets(creature)),
  ),
  reading: readTwice('62b250c9ce'),
});
