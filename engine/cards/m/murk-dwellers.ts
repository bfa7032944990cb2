import {
  card,
  continuous,
  goesUnblocked,
  isSource,
  modifyPT,
  readTwice,
  source,
  triggered,
} from '../../vocabulary/index.ts';

/** Unblocked they grow for this combat. */
export const murkDwellers = card({
  name: 'Murk Dwellers',
  cost: '{3}{B}',
  type: 'Creature - Zombie',
  pt: '2/2',
  abilities: [triggered(goesUnblocked(isSource), continuous(source, 'until end of combat', modifyPT(2, 0)))],
  reading: readTwice('1f9f561798'),
});
