import {
  all,
  any,
  card,
  cost,
  creature,
  instant,
  mayCastFrom,
  readTwice,
  rule,
  sacrificeCost,
  sorcery,
  USUAL_TERMS,
  youOwn,
  yourTurn,
} from '../../vocabulary/index.ts';

/** One instant or sorcery a turn can be cast from the graveyard for a creature besides, and is exiled. */
export const maestrosAscendancy = card({
  name: 'Maestros Ascendancy',
  cost: '{U}{B}{R}',
  type: 'Enchantment',
  abilities: [
    rule(
      mayCastFrom('graveyard', all(any(instant, sorcery), youOwn), {
        perTurn: 1,
        terms: { ...USUAL_TERMS, besides: cost('', sacrificeCost(creature)), leaving: 'exile for graveyard' },
      }),
      yourTurn,
    ),
  ],
  reading: readTwice('bd0b982439'),
});
