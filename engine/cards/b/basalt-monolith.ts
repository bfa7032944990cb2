import {
  activated,
  card,
  cost,
  isSource,
  mana,
  read,
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
  reading: read('02b79a2192'),
});
