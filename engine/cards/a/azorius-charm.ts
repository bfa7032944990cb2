import {
  all,
  any,
  attacking,
  blocking,
  card,
  chooseModes,
  creature,
  draw,
  each,
  gains,
  mode,
  putOnLibrary,
  readTwice,
  target,
  targets,
  untilEndOfTurn,
  youControl,
} from '../../vocabulary/index.ts';

/** Lifelink, or a card, or a fighting creature onto its library. */
export const azoriusCharm = card({
  name: 'Azorius Charm',
  cost: '{W}{U}',
  type: 'Instant',
  spell: chooseModes(
    1,
    1,
    mode('your creatures have lifelink', untilEndOfTurn(each(all(creature, youControl)), gains('lifelink'))),
    mode('draw a card', draw()),
    mode(
      'a fighting creature goes onto its library',
      putOnLibrary(target(), 'top'),
      targets(all(creature, any(attacking, blocking))),
    ),
  ),
  reading: readTwice('43667939a3'),
});
