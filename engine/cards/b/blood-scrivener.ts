import {
  all,
  card,
  compare,
  count,
  draw,
  inZone,
  loseLife,
  readTwice,
  replacement,
  sequence,
  you,
  youOwn,
} from '../../vocabulary/index.ts';

/** An empty hand draws two for a life. */
export const bloodScrivener = card({
  name: 'Blood Scrivener',
  cost: '{1}{B}',
  type: 'Creature - Zombie Wizard',
  pt: '2/1',
  abilities: [
    replacement(
      { kind: 'draws', who: 'you', optional: false, exceptFirst: false, instead: sequence(draw(2), loseLife(1, you)) },
      compare(count(all(inZone('hand'), youOwn)), 'at most', 0),
    ),
  ],
  reading: readTwice('d1b0d798eb'),
});
