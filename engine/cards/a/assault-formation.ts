import {
  activated,
  all,
  bound,
  card,
  cost,
  creature,
  each,
  is,
  modifyPT,
  readTwice,
  remember,
  rule,
  sequence,
  target,
  targets,
  thisTurn,
  untilEndOfTurn,
  withKeyword,
  youControl,
} from '../../vocabulary/index.ts';

/** Your creatures fight with their toughness. */
export const assaultFormation = card({
  name: 'Assault Formation',
  cost: '{1}{G}',
  type: 'Enchantment',
  abilities: [
    rule({ kind: 'assignsByToughness', what: all(creature, youControl) }),
    activated(
      cost('{G}'),
      sequence(remember(target(), 'sent'), thisTurn(rule({ kind: 'asThoughNoDefender', what: is(bound('sent')) }))),
      { targets: [targets(all(creature, withKeyword('defender')))] },
    ),
    activated(cost('{2}{G}'), untilEndOfTurn(each(all(creature, youControl)), modifyPT(0, 1))),
  ],
  reading: readTwice('fe68bb9235'),
});
