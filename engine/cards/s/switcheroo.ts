import { card, creature, does, exchangeControl, readTwice, target, targets } from '../../vocabulary/index.ts';

/** Two creatures change sides. */
export const switcheroo = card({
  name: 'Switcheroo',
  cost: '{4}{U}',
  type: 'Sorcery',
  spell: does(exchangeControl(target(), target()), targets(creature, 2)),
  reading: readTwice('fa7a63190a'),
});
