import {
  all,
  bound,
  card,
  draw,
  each,
  inZone,
  move,
  readTwice,
  replacement,
  sequence,
  setLife,
  shuffle,
  together,
  youOwn,
} from '../../vocabulary/index.ts';

/** Begins anew with another hand where its controller would lose. */
export const lichsMirror = card({
  name: "Lich's Mirror",
  cost: '{5}',
  type: 'Artifact',
  abilities: [
    replacement({
      kind: 'losesGame',
      who: 'you',
      takes: together(each(all(inZone('hand'), youOwn)), each(all(inZone('graveyard'), youOwn)), each(youOwn)),
      instead: sequence(move(bound('taken'), 'library'), shuffle(), draw(7), setLife(20)),
    }),
  ],
  reading: readTwice('6d44b8d3fa'),
});
