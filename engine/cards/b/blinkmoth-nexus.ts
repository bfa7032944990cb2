import {
  activated,
  all,
  becomesCreature,
  card,
  cost,
  creature,
  gains,
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

/** Colourless, or for a turn a flying Blinkmoth, which its third ability makes larger. */
export const blinkmothNexus = card({
  name: 'Blinkmoth Nexus',
  cost: '',
  type: 'Land',
  abilities: [
    tapFor(mana('{C}')),
    activated(
      cost('{1}'),
      untilEndOfTurn(source, ...becomesCreature(['artifact', 'creature'], ['Blinkmoth'], 1, 1), gains('flying')),
    ),
    activated(cost('{1}', tap), untilEndOfTurn(target(), modifyPT(1, 1)), {
      targets: [targets(all(subtype('Blinkmoth'), creature))],
    }),
  ],
  reading: readTwice('24221508cc'),
});
