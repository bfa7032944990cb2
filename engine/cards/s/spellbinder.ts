import {
  attachedBySource,
  card,
  castCopies,
  dealsCombatDamage,
  equip,
  instant,
  linked,
  may,
  mayExileFromHand,
  readTwice,
  triggered,
  whenEnters,
} from '../../vocabulary/index.ts';

/** An instant exiled from hand is copied and cast as the bearer hits a player. */
export const spellbinder = card({
  name: 'Spellbinder',
  cost: '{3}',
  type: 'Artifact - Equipment',
  abilities: [
    whenEnters(mayExileFromHand('imprinted', instant)),
    triggered(dealsCombatDamage(attachedBySource, 'player'), may(castCopies(linked('imprinted')))),
    equip('{4}'),
  ],
  reading: readTwice('fcff2570a5'),
});
