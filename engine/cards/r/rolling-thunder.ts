import { card, dividedAmongTargets, dividedDamage, does, read, X } from '../../vocabulary/index.ts';

/** X damage, divided on casting among as many targets as its caster likes. */
export const rollingThunder = card({
  name: 'Rolling Thunder',
  cost: '{X}{R}{R}',
  type: 'Sorcery',
  spell: does(dividedDamage(X), dividedAmongTargets(X)),
  reading: read('735c0c4bf1'),
});
