import { all, anthem, anyOneColor, card, grants, land, readTwice, tapFor, youControl } from '../../vocabulary/index.ts';

/** Any colour, and every land of its controller can make it too. */
export const chromaticLantern = card({
  name: 'Chromatic Lantern',
  cost: '{3}',
  type: 'Artifact',
  abilities: [anthem(all(land, youControl), grants(tapFor(anyOneColor()))), tapFor(anyOneColor())],
  reading: readTwice('d8b255c1ce'),
});
