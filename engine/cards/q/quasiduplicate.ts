import {
  all,
  card,
  createCopyTokens,
  creature,
  does,
  jumpStart,
  readTwice,
  target,
  targets,
  youControl,
} from '../../vocabulary/index.ts';

/** A copy of a creature, and once more for a card. */
export const quasiduplicate = card({
  name: 'Quasiduplicate',
  cost: '{1}{U}{U}',
  type: 'Sorcery',
  abilities: [jumpStart],
  spell: does(createCopyTokens(target()), targets(all(creature, youControl))),
  reading: readTwice('0c2a61748c'),
});
