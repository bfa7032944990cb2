import {
  all,
  card,
  chooseModes,
  counterUnlessPaid,
  creature,
  damage,
  discard,
  draw,
  mode,
  not,
  readTwice,
  sequence,
  spell,
  target,
  targets,
  you,
} from '../../vocabulary/index.ts';

/** A soft counter, or two damage, or two cards for two. */
export const izzetCharm = card({
  name: 'Izzet Charm',
  cost: '{U}{R}',
  type: 'Instant',
  spell: chooseModes(
    1,
    1,
    mode(
      'counter a noncreature spell unless {2} is paid',
      counterUnlessPaid('{2}'),
      targets(all(spell, not(creature))),
    ),
    mode('2 damage to a creature', damage(2, target()), targets(creature)),
    mode('draw two cards and discard two', sequence(draw(2), discard(2, you))),
  ),
  reading: readTwice('60fea8fbff'),
});
