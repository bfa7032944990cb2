import {
  any,
  artifact,
  card,
  destroy,
  enchantment,
  keywords,
  land,
  readTwice,
  targets,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Destroys an artifact, enchantment or land as it arrives. */
export const acidicSlime = card({
  name: 'Acidic Slime',
  cost: '{3}{G}{G}',
  type: 'Creature - Ooze',
  pt: '2/2',
  abilities: [
    ...keywords('deathtouch'),
    whenEnters(destroy(), { targets: [targets(any(artifact, enchantment, land))] }),
  ],
  reading: readTwice('90c721b009'),
});
