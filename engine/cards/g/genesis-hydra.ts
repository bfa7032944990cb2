import {
  all,
  any,
  bound,
  card,
  choose,
  entersWithCounters,
  instant,
  inZone,
  is,
  land,
  manaValue,
  not,
  putOntoBattlefield,
  readTwice,
  revealTop,
  sequence,
  shuffle,
  sorcery,
  whenCast,
  X,
} from '../../vocabulary/index.ts';

/** As it is cast, a permanent of at most its X comes from the top X cards of the library; X counters as it enters. */
export const genesisHydra = card({
  name: 'Genesis Hydra',
  cost: '{X}{G}{G}',
  type: 'Creature - Plant Hydra',
  pt: '0/0',
  abilities: [
    whenCast(
      sequence(
        revealTop(X, 'revealed'),
        choose(
          all(inZone('library'), is(bound('revealed')), not(any(land, instant, sorcery)), manaValue('at most', X)),
          'chosen',
          0,
          1,
        ),
        putOntoBattlefield(bound('chosen'), 'you'),
        shuffle(),
      ),
    ),
    entersWithCounters('+1/+1', X),
  ],
  reading: readTwice('f2a44c107f'),
});
