import {
  all,
  card,
  creature,
  keywords,
  opponentControls,
  readTwice,
  sequence,
  tapThese,
  target,
  targets,
  untilEndOfTurn,
  whenEnters,
} from '../../vocabulary/index.ts';

/** A creature of an opponent is tapped and has nothing for a turn. */
export const merfolkTrickster = card({
  name: 'Merfolk Trickster',
  cost: '{U}{U}',
  type: 'Creature - Merfolk Wizard',
  pt: '2/2',
  abilities: [
    ...keywords('flash'),
    whenEnters(sequence(tapThese(), untilEndOfTurn(target(), { kind: 'loseAll' })), {
      targets: [targets(all(creature, opponentControls))],
    }),
  ],
  reading: readTwice('d97797f905'),
});
