import {
  activated,
  all,
  beginningOf,
  bound,
  card,
  choose,
  continuous,
  cost,
  creature,
  delayed,
  gains,
  inZone,
  move,
  readTwice,
  sacrificeThese,
  sequence,
  youOwn,
} from '../../vocabulary/index.ts';

/** Creatures from hand, for one attack. */
export const sneakAttack = card({
  name: 'Sneak Attack',
  cost: '{3}{R}',
  type: 'Enchantment',
  abilities: [
    activated(
      cost('{R}'),
      sequence(
        choose(all(inZone('hand'), youOwn, creature), 'chosen', 0, 1),
        move(bound('chosen'), 'battlefield', 'put'),
        continuous(bound('put'), 'forever', gains('haste')),
        delayed(beginningOf('end', 'anyone'), sacrificeThese(bound('put')), ['put']),
      ),
    ),
  ],
  reading: readTwice('e37e2368a5'),
});
