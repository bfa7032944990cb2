import {
  activated,
  card,
  cost,
  isSource,
  payLife,
  readTwice,
  rule,
  source,
  untapThese,
} from '../../vocabulary/index.ts';

/** Three have to block it, and its untapping costs life. */
export const phyrexianColossus = card({
  name: 'Phyrexian Colossus',
  cost: '{7}',
  type: 'Artifact Creature - Phyrexian Golem',
  pt: '8/8',
  abilities: [
    rule({ kind: 'doesntUntap', what: isSource }),
    activated(cost('', payLife(8)), untapThese(source)),
    rule({ kind: 'numberOfBlockers', what: isSource, least: 3, most: null }),
  ],
  reading: readTwice('f4e4015ccc'),
});
