import {
  all,
  any,
  bound,
  card,
  does,
  exile,
  FREE_TERMS,
  instant,
  inZone,
  is,
  mayCastFrom,
  readTwice,
  remember,
  rule,
  sequence,
  sorcery,
  source,
  target,
  targets,
  thisTurn,
  youOwn,
} from '../../vocabulary/index.ts';

/** An instant or sorcery may be cast from the graveyard this turn for nothing, to be exiled after. */
export const sinsOfThePast = card({
  name: 'Sins of the Past',
  cost: '{4}{B}{B}',
  type: 'Sorcery',
  spell: does(
    sequence(
      remember(target(), 'sin'),
      thisTurn(
        rule(mayCastFrom('graveyard', is(bound('sin')), { terms: { ...FREE_TERMS, leaving: 'exile for graveyard' } })),
      ),
      exile(source),
    ),
    targets(all(any(instant, sorcery), inZone('graveyard'), youOwn)),
  ),
  reading: readTwice('7bb41208ab'),
});
