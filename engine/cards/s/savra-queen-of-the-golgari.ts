import {
  all,
  card,
  color,
  cost,
  creature,
  gainLife,
  may,
  mayPay,
  opponents,
  payLife,
  readTwice,
  sacrifice,
  triggered,
} from '../../vocabulary/index.ts';

/** Black sacrifices cost the others, green ones give life. */
export const savraQueenOfTheGolgari = card({
  name: 'Savra, Queen of the Golgari',
  cost: '{2}{B}{G}',
  type: 'Legendary Creature - Elf Shaman',
  pt: '2/2',
  abilities: [
    triggered(
      { kind: 'sacrifices', what: all(color('B'), creature), who: 'you' },
      mayPay(cost('', payLife(2)), sacrifice(opponents, creature)),
    ),
    triggered({ kind: 'sacrifices', what: all(color('G'), creature), who: 'you' }, may(gainLife(2))),
  ],
  reading: readTwice('931727ff95'),
});
