import {
  all,
  anthem,
  any,
  card,
  gains,
  modifyPT,
  other,
  readTwice,
  subtype,
  youControl,
} from '../../vocabulary/index.ts';

/** Skeletons and Zombies are larger and deadly. */
export const deathBaron = card({
  name: 'Death Baron',
  cost: '{1}{B}{B}',
  type: 'Creature - Zombie Wizard',
  pt: '2/2',
  abilities: [
    anthem(
      all(youControl, any(subtype('Skeleton'), all(other, subtype('Zombie')))),
      modifyPT(1, 1),
      gains('deathtouch'),
    ),
  ],
  reading: readTwice('75d06dbf9b'),
});
