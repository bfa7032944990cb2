import {
  all,
  any,
  card,
  counterUnlessPaid,
  does,
  instant,
  readTwice,
  sorcery,
  spell,
  storm,
  targets,
} from '../../vocabulary/index.ts';

/** Counters an instant or sorcery whose controller does not pay, copied for every spell before it. */
export const flusterstorm = card({
  name: 'Flusterstorm',
  cost: '{U}',
  type: 'Instant',
  abilities: [storm],
  spell: does(counterUnlessPaid('{1}'), targets(all(spell, any(instant, sorcery)))),
  reading: readTwice('13316427ac'),
});
