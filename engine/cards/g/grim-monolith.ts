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

/** Three colourless; untaps for four. */
export const grimMonolith = card({
  name: 'Grim Monolith',
  cost: '{2}',
  type: 'Artifact',
  abilities: [
    rule({ kind: 'doesntUntap', what: isSource }),
    tapFor(mana('{C}{C}{C}')),
    activated(cost('{4}'), untapThese(source)),
  ],
  reading: readTwice('08588a11f4'),
});
