import {
  attacks,
  bound,
  card,
  eachPlayer,
  exileTop,
  isSource,
  land,
  mayCastFree,
  not,
  readTwice,
  sequence,
  triggered,
  you,
} from '../../vocabulary/index.ts';

/** As it attacks, spells on top of libraries are cast for nothing. */
export const etaliPrimalStorm = card({
  name: 'Etali, Primal Storm',
  cost: '{4}{R}{R}',
  type: 'Legendary Creature - Elder Dinosaur',
  pt: '6/6',
  abilities: [
    triggered(
      attacks(isSource),
      sequence(exileTop(1, 'exiled', eachPlayer), mayCastFree(bound('exiled'), not(land), you, { each: true })),
    ),
  ],
  reading: readTwice('6cd2bc0209'),
});
