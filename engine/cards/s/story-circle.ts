import {
  activated,
  card,
  choosesColor,
  cost,
  ofChosenColor,
  preventDamage,
  readTwice,
  you,
} from '../../vocabulary/index.ts';

/** It prevents the next damage from a source of the chosen colour. */
export const storyCircle = card({
  name: 'Story Circle',
  cost: '{1}{W}{W}',
  type: 'Enchantment',
  abilities: [choosesColor, activated(cost('{W}'), preventDamage(you, 'next', { from: ofChosenColor('color') }))],
  reading: readTwice('a28ec9bf64'),
});
