import {
  all,
  any,
  bound,
  card,
  choose,
  chooseAndEscalate,
  cost,
  creature,
  discardCost,
  discardThese,
  gainLife,
  instant,
  inZone,
  loseLife,
  mode,
  modifyPT,
  read,
  sequence,
  sorcery,
  target,
  targetAnOpponent,
  targetPlayer,
  targetPlayerControls,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Takes a card, weakens a creature, drains life; each beyond the first for a discarded card. */
export const collectiveBrutality = card({
  name: 'Collective Brutality',
  cost: '{1}{B}',
  type: 'Sorcery',
  spell: chooseAndEscalate(
    cost('', discardCost(inZone('hand'))),
    mode(
      'an instant or sorcery is discarded',
      sequence(
        choose(all(inZone('hand'), targetPlayerControls, any(instant, sorcery)), 'chosen'),
        discardThese(bound('chosen')),
      ),
      targetAnOpponent,
    ),
    mode('-2/-2', untilEndOfTurn(target(), modifyPT(-2, -2)), targets(creature)),
    mode('drain 2 life', sequence(loseLife(2, targetPlayer()), gainLife(2)), targetAnOpponent),
  ),
  reading: read('82085614a8'),
});
