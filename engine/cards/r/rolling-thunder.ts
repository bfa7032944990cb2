import { card, dividedAmongTargets, dividedDamage, does, readTwice, X } from '../../vocabulary/index.ts';

/** X damage, divided on casting among as many targets as its caster likes. */
export const rollingThunder = card({
  name: 'Rolling Thunder',
  cost: '{X}{R}{R}',
  type: 'Sorcery',
  spell: does(dividedDamage(X), dividedAmongTargets(X)),
  reading: readTwice('735c0c4bf1'),
});
