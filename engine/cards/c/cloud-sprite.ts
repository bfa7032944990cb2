import { card, isSource, keywords, readTwice, rule, withKeyword } from '../../vocabulary/index.ts';

/** It flies and blocks fliers only. */
export const cloudSprite = card({
  name: 'Cloud Sprite',
  cost: '{U}',
  type: 'Creature - Faerie',
  pt: '1/1',
  abilities: [...keywords('flying'), rule({ kind: 'canBlockOnly', what: isSource, attackers: withKeyword('flying') })],
  reading: readTwice('c7b5cfe4ff'),
});
