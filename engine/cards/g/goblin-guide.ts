import {
  all,
  attacks,
  bound,
  card,
  eventPlayer,
  ifThen,
  inZone,
  isSource,
  keywords,
  land,
  matches,
  move,
  readTwice,
  revealTop,
  sequence,
  triggered,
} from '../../vocabulary/index.ts';

/** A land for who is attacked. */
export const goblinGuide = card({
  name: 'Goblin Guide',
  cost: '{R}',
  type: 'Creature - Goblin Scout',
  pt: '2/2',
  abilities: [
    ...keywords('haste'),
    triggered(
      attacks(isSource),
      sequence(
        revealTop(1, 'top', eventPlayer),
        ifThen(matches(bound('top'), all(inZone('library'), land)), move(bound('top'), 'hand')),
      ),
    ),
  ],
  reading: readTwice('42b08d2643'),
});
