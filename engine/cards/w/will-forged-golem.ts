import { card, convoke, readTwice } from '../../vocabulary/index.ts';

/** An artifact creature that creatures of any colour help to pay for. */
export const willForgedGolem = card({
  name: 'Will-Forged Golem',
  cost: '{6}',
  type: 'Artifact Creature - Golem',
  pt: '4/4',
  abilities: [convoke],
  reading: readTwice('1709c8b31d'),
});
