import { card, mana, readTwice, tapFor } from '../../vocabulary/index.ts';

/** An artifact creature for two colourless. */
export const palladiumMyr = card({
  name: 'Palladium Myr',
  cost: '{3}',
  type: 'Artifact Creature - Myr',
  pt: '2/2',
  abilities: [tapFor(mana('{C}{C}'))],
  reading: readTwice('8310b06afd'),
});
