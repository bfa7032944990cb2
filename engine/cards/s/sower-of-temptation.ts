import {
  card,
  creature,
  gainControl,
  keywords,
  readTwice,
  target,
  targets,
  whenEnters,
} from '../../vocabulary/index.ts';

/** A creature for as long as the Faerie stays. */
export const sowerOfTemptation = card({
  name: 'Sower of Temptation',
  cost: '{2}{U}{U}',
  type: 'Creature - Faerie Wizard',
  pt: '2/2',
  abilities: [
    ...keywords('flying'),
    whenEnters(gainControl(target(), 'for as long as the source is on the battlefield'), {
      targets: [targets(creature)],
    }),
  ],
  reading: readTwice('8ede21d474'),
});
