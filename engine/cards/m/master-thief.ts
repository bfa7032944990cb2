import { artifact, card, gainControl, readTwice, target, targets, whenEnters } from '../../vocabulary/index.ts';

/** An artifact is its controller's for as long as the Thief is. */
export const masterThief = card({
  name: 'Master Thief',
  cost: '{2}{U}{U}',
  type: 'Creature - Human Rogue',
  pt: '2/2',
  abilities: [
    whenEnters(gainControl(target(), 'for as long as you control the source'), { targets: [targets(artifact)] }),
  ],
  reading: readTwice('72e16c3eea'),
});
