import {
  all,
  any,
  bound,
  card,
  cost,
  does,
  each,
  FLASHBACK_FOR_MANA_COST,
  flashback,
  instant,
  inZone,
  is,
  mayCastFrom,
  readTwice,
  remember,
  rule,
  sequence,
  sorcery,
  thisTurn,
  youOwn,
} from '../../vocabulary/index.ts';

/** The instants and sorceries now in the graveyard have flashback for the turn. */
export const pastInFlames = card({
  name: 'Past in Flames',
  cost: '{3}{R}',
  type: 'Sorcery',
  abilities: [flashback(cost('{4}{R}'))],
  spell: does(
    sequence(
      remember(each(all(any(instant, sorcery), inZone('graveyard'), youOwn)), 'cards'),
      thisTurn(rule(mayCastFrom('graveyard', is(bound('cards')), { terms: FLASHBACK_FOR_MANA_COST }))),
    ),
  ),
  reading: readTwice('f6541a0fd0'),
});
