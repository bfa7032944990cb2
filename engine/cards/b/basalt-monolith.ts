import {
  activated,
  card,
  cost,
  isSource,
  mana,
  readTwice,
  rule,
  source,
  tapFor,
  untapThese,
} from '../../vocabulary/index.ts';

/** Three colourless; untaps for three. */
export const basaltMonolith = card({
  name: 'Basalt Monolith',
  cost: '{3}',
  type: 'Artifact',
  abilities: [
    rule({ kind: 'doesntUntap', what: isSource }),
    tapFor(mana('{C}{C}{C}')),
    activated(cost('{3}'), untapThese(source)),
  ],
  reading: readTwice('02b79a2192'),
});
