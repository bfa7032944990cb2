import {
  activated,
  all,
  becomesCreature,
  card,
  cost,
  creature,
  mana,
  modifyPT,
  readTwice,
  source,
  subtype,
  tap,
  tapFor,
  target,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Colourless, or for a turn an Assembly-Worker, which its third ability makes larger. */
export const mishrasFactory = card({
  name: "Mishra's Factory",
  cost: '',
  type: 'Land',
  abilities: [
    tapFor(mana('{C}')),
    activated(
      cost('{1}'),
      untilEndOfTurn(source, ...becomesCreature(['artifact', 'creature'], ['Assembly-Worker'], 2, 2)),
    ),
    activated(cost('', tap), untilEndOfTurn(target(), modifyPT(1, 1)), {
      targets: [targets(all(subtype('Assembly-Worker'), creature))],
    }),
  ],
  reading: readTwice('e8569c3e8e'),
});
