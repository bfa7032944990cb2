import { card, dies, eitherEvent, enters, isSource, mill, readTwice, triggered, you } from '../../vocabulary/index.ts';

/** Three cards milled as it comes and as it dies. */
export const stitchersSupplier = card({
  name: "Stitcher's Supplier",
  cost: '{B}',
  type: 'Creature - Zombie',
  pt: '1/1',
  abilities: [triggered(eitherEvent(enters(isSource), dies(isSource)), mill(3, you))],
  reading: readTwice('9200b653e7'),
});
