import {
  all,
  any,
  anything,
  card,
  FREE_TERMS,
  instant,
  inZone,
  keywords,
  manaValue,
  mayCastFree,
  readTwice,
  sorcery,
  target,
  targets,
  whenEnters,
  you,
  youOwn,
} from '../../vocabulary/index.ts';

/** As it enters, a small instant or sorcery can be cast from the graveyard for nothing. */
export const goblinDarkDwellers = card({
  name: 'Goblin Dark-Dwellers',
  cost: '{3}{R}{R}',
  type: 'Creature - Goblin',
  pt: '4/4',
  abilities: [
    ...keywords('menace'),
    whenEnters(mayCastFree(target(), anything, you, { terms: { ...FREE_TERMS, leaving: 'exile for graveyard' } }), {
      targets: [targets(all(any(instant, sorcery), inZone('graveyard'), youOwn, manaValue('at most', 3)))],
    }),
  ],
  reading: readTwice('78f666f2a9'),
});
