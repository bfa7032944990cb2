import {
  beginningOf,
  card,
  draw,
  eventPlayer,
  matches,
  readTwice,
  source,
  triggered,
  untapped,
} from '../../vocabulary/index.ts';

/** A card more in every draw step, while it is untapped. */
export const howlingMine = card({
  name: 'Howling Mine',
  cost: '{2}',
  type: 'Artifact',
  abilities: [triggered(beginningOf('draw', 'anyone'), draw(1, eventPlayer), { onlyIf: matches(source, untapped) })],
  reading: readTwice('c909ff0fe5'),
});
