import { anyOneTarget, anyTarget, card, damage, does, readTwice } from '../../vocabulary/index.ts';

/** Four damage to anything that can be damaged. */
export const cleansingScreech = card({
  name: 'Cleansing Screech',
  cost: '{4}{R}',
  type: 'Sorcery',
  spell: does(damage(4, anyTarget()), anyOneTarget),
  reading: readTwice('cc8f93a167'),
});
