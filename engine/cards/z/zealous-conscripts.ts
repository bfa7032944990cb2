import {
  card,
  gainControl,
  gains,
  keywords,
  permanent,
  readTwice,
  sequence,
  target,
  targets,
  untapThese,
  untilEndOfTurn,
  whenEnters,
} from '../../vocabulary/index.ts';

/** A permanent changes sides for a turn. */
export const zealousConscripts = card({
  name: 'Zealous Conscripts',
  cost: '{4}{R}',
  type: 'Creature - Human Warrior',
  pt: '3/3',
  abilities: [
    ...keywords('haste'),
    whenEnters(
      sequence(gainControl(target(), 'until end of turn'), untapThese(), untilEndOfTurn(target(), gains('haste'))),
      { targets: [targets(permanent)] },
    ),
  ],
  reading: readTwice('8482aa7e72'),
});
