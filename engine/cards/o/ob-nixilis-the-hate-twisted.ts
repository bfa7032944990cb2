import {
  card,
  controllerOf,
  creature,
  damage,
  destroy,
  draw,
  eventPlayer,
  loyaltyAbility,
  readTwice,
  sequence,
  target,
  targets,
  triggered,
} from '../../vocabulary/index.ts';

/** Cards hurt opponents. */
export const obNixilisTheHateTwisted = card({
  name: 'Ob Nixilis, the Hate-Twisted',
  cost: '{3}{B}{B}',
  type: 'Legendary Planeswalker - Nixilis',
  loyalty: 5,
  abilities: [
    triggered({ kind: 'draws', who: 'opponent' }, damage(1, eventPlayer)),
    loyaltyAbility(-2, sequence(destroy(), draw(2, controllerOf(target()))), [targets(creature)]),
  ],
  reading: readTwice('bbadc75a75'),
});
