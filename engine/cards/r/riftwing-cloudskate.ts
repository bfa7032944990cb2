import {
  card,
  cost,
  keywords,
  permanent,
  readTwice,
  returnToHand,
  suspend,
  targets,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Returns a permanent as it enters, now or later. */
export const riftwingCloudskate = card({
  name: 'Riftwing Cloudskate',
  cost: '{3}{U}{U}',
  type: 'Creature - Illusion',
  pt: '2/2',
  abilities: [
    ...keywords('flying'),
    whenEnters(returnToHand(), { targets: [targets(permanent)] }),
    ...suspend(3, cost('{1}{U}')),
  ],
  reading: readTwice('8436df42b8'),
});
