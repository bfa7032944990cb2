import {
  card,
  casts,
  color,
  isSource,
  may,
  readTwice,
  rule,
  source,
  triggered,
  untapThese,
} from '../../vocabulary/index.ts';

/** It untaps with green spells only. */
export const nettleSentinel = card({
  name: 'Nettle Sentinel',
  cost: '{G}',
  type: 'Creature - Elf Warrior',
  pt: '2/2',
  abilities: [
    rule({ kind: 'doesntUntap', what: isSource }),
    triggered(casts('you', color('G')), may(untapThese(source))),
  ],
  reading: readTwice('991c67dab5'),
});
