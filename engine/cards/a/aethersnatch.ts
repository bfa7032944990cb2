import { card, controlSpells, does, newTargets, readTwice, sequence, spell, targets } from '../../vocabulary/index.ts';

/** Takes control of a spell and may turn it elsewhere. */
export const aethersnatch = card({
  name: 'Aethersnatch',
  cost: '{4}{U}{U}',
  type: 'Instant',
  spell: does(sequence(controlSpells(), newTargets()), targets(spell)),
  reading: readTwice('6d4268113e'),
});
