import {
  card,
  draw,
  goesUnblocked,
  isSource,
  may,
  readTwice,
  rule,
  sequence,
  thisTurn,
  triggered,
} from '../../vocabulary/index.ts';

/** Unblocked it may draw a card and deal no damage. */
export const ophidian = card({
  name: 'Ophidian',
  cost: '{2}{U}',
  type: 'Creature - Snake',
  pt: '1/3',
  abilities: [
    triggered(
      goesUnblocked(isSource),
      may(sequence(draw(), thisTurn(rule({ kind: 'assignsNoCombatDamage', what: isSource })))),
    ),
  ],
  reading: readTwice('8b86d8f609'),
});
