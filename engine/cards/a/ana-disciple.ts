import {
  activated,
  card,
  cost,
  creature,
  gains,
  modifyPT,
  readTwice,
  tap,
  target,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Flying for blue, weakness for black. */
export const anaDisciple = card({
  name: 'Ana Disciple',
  cost: '{G}',
  type: 'Creature - Human Wizard',
  pt: '1/1',
  abilities: [
    activated(cost('{U}', tap), untilEndOfTurn(target(), gains('flying')), { targets: [targets(creature)] }),
    activated(cost('{B}', tap), untilEndOfTurn(target(), modifyPT(-2, 0)), { targets: [targets(creature)] }),
  ],
  reading: readTwice('df3d68944b'),
});
