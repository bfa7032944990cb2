import {
  activated,
  card,
  continuous,
  cost,
  permanent,
  readTwice,
  setColors,
  spell,
  tap,
  target,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** A spell or permanent becomes colourless. */
export const ersatzGnomes = card({
  name: 'Ersatz Gnomes',
  cost: '{3}',
  type: 'Artifact Creature - Gnome',
  pt: '1/1',
  abilities: [
    activated(cost('', tap), continuous(target(), 'forever', setColors()), { targets: [targets(spell)] }),
    activated(cost('', tap), untilEndOfTurn(target(), setColors()), { targets: [targets(permanent)] }),
  ],
  reading: readTwice('63f20269b9'),
});
