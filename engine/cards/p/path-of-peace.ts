import {
  card,
  creature,
  destroy,
  does,
  gainLife,
  ownerOf,
  readTwice,
  sequence,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** A creature for four life. */
export const pathOfPeace = card({
  name: 'Path of Peace',
  cost: '{3}{W}',
  type: 'Sorcery',
  spell: does(sequence(destroy(), gainLife(4, ownerOf(target()))), targets(creature)),
  reading: readTwice('821f9def18'),
});
