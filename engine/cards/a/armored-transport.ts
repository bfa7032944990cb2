import { all, blockingSource, card, creature, isSource, readTwice, replacement } from '../../vocabulary/index.ts';

/** What blocks it does not hurt it. */
export const armoredTransport = card({
  name: 'Armored Transport',
  cost: '{3}',
  type: 'Artifact Creature - Construct',
  pt: '2/1',
  abilities: [
    replacement({
      kind: 'damage',
      permanents: isSource,
      players: null,
      from: all(creature, blockingSource),
      which: 'combat',
      change: 'prevent',
    }),
  ],
  reading: readTwice('ac9e9c8f91'),
});
