import {
  all,
  beginningOf,
  card,
  cost,
  count,
  cumulativeUpkeep,
  discard,
  drawCost,
  inZone,
  land,
  readTwice,
  sacrifice,
  sequence,
  triggered,
  you,
  youOwn,
} from '../../vocabulary/index.ts';

/** More cards each turn, kept until the turn ends. */
export const psychicVortex = card({
  name: 'Psychic Vortex',
  cost: '{2}{U}{U}',
  type: 'Enchantment',
  abilities: [
    cumulativeUpkeep(cost('', drawCost())),
    triggered(
      beginningOf('end', 'you'),
      sequence(sacrifice(you, land), discard(count(all(inZone('hand'), youOwn)), you)),
    ),
  ],
  reading: readTwice('f23e0c48b3'),
});
