import {
  all,
  card,
  exchangeControl,
  land,
  opponentControls,
  readTwice,
  target,
  targets,
  whenEnters,
  youControl,
} from '../../vocabulary/index.ts';

/** Exchanges two lands. */
export const vedalkenPlotter = card({
  name: 'Vedalken Plotter',
  cost: '{2}{U}',
  type: 'Creature - Vedalken Wizard',
  pt: '1/1',
  abilities: [
    whenEnters(exchangeControl(target(), target(1)), {
      targets: [targets(all(land, youControl)), targets(all(land, opponentControls))],
    }),
  ],
  reading: readTwice('74d433d1d3'),
});
