import {
  all,
  card,
  copyPermanentSpell,
  creatureSpell,
  does,
  readTwice,
  target,
  targets,
  youControl,
} from '../../vocabulary/index.ts';

/** Copies a creature spell of its caster; the copy is no legend. */
export const doubleMajor = card({
  name: 'Double Major',
  cost: '{G}{U}',
  type: 'Instant',
  spell: does(copyPermanentSpell(target(), [{ kind: 'notLegendary' }]), targets(all(creatureSpell, youControl))),
  reading: readTwice('c71f74fcdb'),
});
