import {
  card,
  creature,
  does,
  modifyPT,
  readTwice,
  storm,
  target,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** A bit of power and toughness, copied for every spell before it. */
export const astralSteel = card({
  name: 'Astral Steel',
  cost: '{2}{W}',
  type: 'Instant',
  abilities: [storm],
  spell: does(untilEndOfTurn(target(), modifyPT(1, 2)), targets(creature)),
  reading: readTwice('29535de897'),
});
