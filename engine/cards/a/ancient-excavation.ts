import {
  activated,
  all,
  basic,
  card,
  cost,
  count,
  discard,
  discardCost,
  does,
  draw,
  inZone,
  isSource,
  land,
  readTwice,
  rememberedNumber,
  search,
  sequence,
  shuffle,
  you,
  youOwn,
} from '../../vocabulary/index.ts';

/** As many cards as in hand, and as many discarded. */
export const ancientExcavation = card({
  name: 'Ancient Excavation',
  cost: '{2}{U}{B}',
  type: 'Instant',
  abilities: [
    activated(
      cost('{2}', discardCost(all(inZone('hand'), isSource), 1, 'cycled')),
      sequence(search(all(basic, land), 'hand'), shuffle()),
      { zone: 'hand' },
    ),
  ],
  spell: does(
    sequence(draw(count(all(inZone('hand'), youOwn)), you, 'drawn'), discard(rememberedNumber('drawn'), you)),
  ),
  reading: readTwice('4b95387ead'),
});
