import {
  becomesBlockedBy,
  card,
  controllerOf,
  creature,
  draw,
  eventObject,
  isSource,
  readTwice,
  rule,
  triggered,
} from '../../vocabulary/index.ts';

/** Everything blocks it, for a card each. */
export const nessianBoar = card({
  name: 'Nessian Boar',
  cost: '{3}{G}{G}',
  type: 'Creature - Boar',
  pt: '10/6',
  abilities: [
    rule({ kind: 'mustBlockThese', what: creature, attackers: isSource }),
    triggered(becomesBlockedBy(isSource, creature), draw(1, controllerOf(eventObject))),
  ],
  reading: readTwice('7c76539171'),
});
