import { affinityFor, artifact, card, does, each, readTwice, untapThese } from '../../vocabulary/index.ts';

/** Untaps all artifacts, cheaper for each. */
export const blinkmothInfusion = card({
  name: 'Blinkmoth Infusion',
  cost: '{12}{U}{U}',
  type: 'Instant',
  abilities: [affinityFor(artifact)],
  spell: does(untapThese(each(artifact))),
  reading: readTwice('5c825aabc7'),
});
