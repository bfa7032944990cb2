import {
  all,
  any,
  anything,
  attacks,
  card,
  FREE_TERMS,
  instant,
  inZone,
  isSource,
  keywords,
  manaValue,
  mayCastFree,
  powerOf,
  readTwice,
  sorcery,
  source,
  target,
  targets,
  triggered,
  you,
  youOwn,
} from '../../vocabulary/index.ts';

/** As it attacks, a small instant or sorcery can be cast from the graveyard for nothing. */
export const dreadhordeArcanist = card({
  name: 'Dreadhorde Arcanist',
  cost: '{1}{R}',
  type: 'Creature - Zombie Wizard',
  pt: '1/3',
  abilities: [
    ...keywords('trample'),
    triggered(
      attacks(isSource),
      mayCastFree(target(), anything, you, { terms: { ...FREE_TERMS, leaving: 'exile for graveyard' } }),
      {
        targets: [
          targets(all(any(instant, sorcery), inZone('graveyard'), youOwn, manaValue('at most', powerOf(source)))),
        ],
      },
    ),
  ],
  reading: readTwice('e0ea120dd9'),
});
