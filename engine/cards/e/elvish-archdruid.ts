import {
  all,
  amountOf,
  anthem,
  card,
  count,
  modifyPT,
  otherCreaturesYouControl,
  readTwice,
  subtype,
  tapFor,
  youControl,
} from '../../vocabulary/index.ts';

/** Other Elves of its controller are larger; a green for each of their Elves. */
export const elvishArchdruid = card({
  name: 'Elvish Archdruid',
  cost: '{1}{G}{G}',
  type: 'Creature - Elf Druid',
  pt: '2/2',
  abilities: [
    anthem(all(otherCreaturesYouControl, subtype('Elf')), modifyPT(1, 1)),
    tapFor(amountOf('G', count(all(subtype('Elf'), youControl)))),
  ],
  reading: readTwice('0a10b71013'),
});
