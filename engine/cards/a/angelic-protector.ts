import {
  card,
  isSource,
  keywords,
  modifyPT,
  readTwice,
  source,
  triggered,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Tougher whenever anything targets it. */
export const angelicProtector = card({
  name: 'Angelic Protector',
  cost: '{3}{W}',
  type: 'Creature - Angel',
  pt: '2/2',
  abilities: [
    ...keywords('flying'),
    triggered({ kind: 'becomesTarget', what: isSource }, untilEndOfTurn(source, modifyPT(0, 3))),
  ],
  reading: readTwice('6fdbe33d9f'),
});
