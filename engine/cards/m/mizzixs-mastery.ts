import {
  all,
  any,
  bound,
  card,
  castCopies,
  cost,
  does,
  type Effect,
  each,
  exile,
  type Filter,
  instant,
  inZone,
  type ObjectsRef,
  overload,
  readTwice,
  sequence,
  sorcery,
  source,
  target,
  targets,
  youOwn,
} from '../../vocabulary/index.ts';

const BURIED: Filter = all(any(instant, sorcery), inZone('graveyard'), youOwn);

const masters = (what: ObjectsRef): Effect =>
  sequence(exile(what, 'exiled'), castCopies(bound('exiled')), exile(source));

/** An instant or sorcery of the graveyard, or each of them, is exiled and a copy cast for nothing. */
export const mizzixsMastery = card({
  name: "Mizzix's Mastery",
  cost: '{3}{R}',
  type: 'Sorcery',
  spell: does(masters(target()), targets(BURIED)),
  alternativeCosts: [overload(cost('{5}{R}{R}{R}'), does(masters(each(BURIED))))],
  reading: readTwice('0803bc57d8'),
});
