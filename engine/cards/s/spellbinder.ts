import {
  all,
  attachedBySource,
  bound,
  card,
  castCopies,
  choose,
  dealsCombatDamage,
  equip,
  exile,
  instant,
  inZone,
  linked,
  may,
  readTwice,
  sequence,
  triggered,
  whenEnters,
  youOwn,
} from '../../vocabulary/index.ts';

/** An instant exiled from hand is copied and cast as the bearer hits a player. */
export const spellbinder = card({
  name: 'Spellbinder',
  cost: '{3}',
  type: 'Artifact - Equipment',
  abilities: [
    whenEnters(
      sequence(choose(all(inZone('hand'), youOwn, instant), 'chosen', 0, 1), exile(bound('chosen'), 'imprinted')),
    ),
    triggered(dealsCombatDamage(attachedBySource, 'player'), may(castCopies(linked('imprinted')))),
    equip('{4}'),
  ],
  reading: readTwice('fcff2570a5'),
});
