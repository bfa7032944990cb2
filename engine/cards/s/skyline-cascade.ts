import {
  all,
  card,
  creature,
  entersTapped,
  mana,
  opponentControls,
  readTwice,
  skipUntap,
  tapFor,
  target,
  targets,
  whenEnters,
} from '../../vocabulary/index.ts';

/** A slow Island that holds a creature down. */
export const skylineCascade = card({
  name: 'Skyline Cascade',
  cost: '',
  type: 'Land',
  abilities: [
    entersTapped,
    whenEnters(skipUntap(target()), { targets: [targets(all(creature, opponentControls))] }),
    tapFor(mana('{U}')),
  ],
  reading: readTwice('e69473a832'),
});
