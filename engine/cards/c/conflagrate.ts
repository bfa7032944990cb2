import {
  card,
  cost,
  discardCost,
  dividedAmongTargets,
  dividedDamage,
  does,
  flashback,
  inZone,
  readTwice,
  X,
} from '../../vocabulary/index.ts';

/** X damage as its caster divides it; its flashback cost asks for X cards and has no X in its mana. */
export const conflagrate = card({
  name: 'Conflagrate',
  cost: '{X}{X}{R}',
  type: 'Sorcery',
  abilities: [flashback(cost('{R}{R}', discardCost(inZone('hand'), X)))],
  spell: does(dividedDamage(X), dividedAmongTargets(X)),
  reading: readTwice('88cc376ef2'),
});
