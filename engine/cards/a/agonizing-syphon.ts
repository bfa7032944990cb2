import { anyOneTarget, anyTarget, card, damage, does, gainLife, readTwice, sequence } from '../../vocabulary/index.ts';

/** Three damage and three life. */
export const agonizingSyphon = card({
  name: 'Agonizing Syphon',
  cost: '{3}{B}',
  type: 'Sorcery',
  spell: does(sequence(damage(3, anyTarget()), gainLife(3)), anyOneTarget),
  reading: readTwice('9d66ac4014'),
});
