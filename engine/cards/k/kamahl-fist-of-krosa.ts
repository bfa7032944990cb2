import {
  activated,
  all,
  alsoTypes,
  card,
  cost,
  creature,
  each,
  gains,
  land,
  modifyPT,
  readTwice,
  setBasePT,
  target,
  targets,
  untilEndOfTurn,
  youControl,
} from '../../vocabulary/index.ts';

/** Wakes lands for the turn, and overruns. */
export const kamahlFistOfKrosa = card({
  name: 'Kamahl, Fist of Krosa',
  cost: '{4}{G}{G}',
  type: 'Legendary Creature - Human Druid',
  pt: '4/3',
  abilities: [
    activated(cost('{G}'), untilEndOfTurn(target(), alsoTypes(['creature']), setBasePT(1, 1)), {
      targets: [targets(land)],
    }),
    activated(cost('{2}{G}{G}{G}'), untilEndOfTurn(each(all(creature, youControl)), modifyPT(3, 3), gains('trample'))),
  ],
  reading: readTwice('50a1e4a5f6'),
});
