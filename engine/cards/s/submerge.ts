import {
  all,
  allOf,
  alternativeCost,
  card,
  creature,
  does,
  exists,
  FREE,
  opponentControls,
  putOnLibrary,
  readTwice,
  subtype,
  target,
  targets,
  youControl,
} from '../../vocabulary/index.ts';

/** A creature goes onto its library; free between an Island and an opposing Forest. */
export const submerge = card({
  name: 'Submerge',
  cost: '{4}{U}',
  type: 'Instant',
  alternativeCosts: [
    alternativeCost(
      FREE,
      allOf(exists(all(subtype('Forest'), opponentControls)), exists(all(subtype('Island'), youControl))),
    ),
  ],
  spell: does(putOnLibrary(target(), 'top'), targets(creature)),
  reading: readTwice('c04dd7c723'),
});
