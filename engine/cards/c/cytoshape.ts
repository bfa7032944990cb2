import {
  all,
  becomeCopy,
  bound,
  card,
  choose,
  creature,
  does,
  legendary,
  not,
  readTwice,
  sequence,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** One creature is another that is chosen as it resolves, for the turn. */
export const cytoshape = card({
  name: 'Cytoshape',
  cost: '{1}{G}{U}',
  type: 'Instant',
  spell: does(
    sequence(
      choose(all(creature, not(legendary)), 'chosen'),
      becomeCopy(target(), bound('chosen'), 'until end of turn'),
    ),
    targets(creature),
  ),
  reading: readTwice('862f333c20'),
});
