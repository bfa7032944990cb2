import {
  activated,
  artifact,
  card,
  cost,
  gainControl,
  readTwice,
  tap,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** An artifact for as long as its thief is controlled. */
export const aladdin = card({
  name: 'Aladdin',
  cost: '{2}{R}{R}',
  type: 'Creature - Human Rogue',
  pt: '1/1',
  abilities: [
    activated(cost('{1}{R}{R}', tap), gainControl(target(), 'for as long as you control the source'), {
      targets: [targets(artifact)],
    }),
  ],
  reading: readTwice('ccc1d3036a'),
});
