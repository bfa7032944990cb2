import {
  any,
  card,
  controllerOf,
  createTokens,
  creature,
  does,
  exile,
  keywords,
  planeswalker,
  readTwice,
  sequence,
  target,
  targets,
  tokenRecord,
} from '../../vocabulary/index.ts';

/** A creature or planeswalker becomes an Angel. */
export const angelicAscension = card({
  name: 'Angelic Ascension',
  cost: '{1}{W}',
  type: 'Instant',
  spell: does(
    sequence(exile(), createTokens('Angel', 1, controllerOf(target()))),
    targets(any(creature, planeswalker)),
  ),
  tokens: { Angel: tokenRecord('Creature - Angel', '4/4', ['W'], keywords('flying')) },
  reading: readTwice('8030b46b26'),
});
