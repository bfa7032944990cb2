import {
  all,
  any,
  anything,
  card,
  dealsCombatDamage,
  FREE_TERMS,
  instant,
  inZone,
  isSource,
  keywords,
  mayCastFree,
  readTwice,
  sorcery,
  target,
  targets,
  triggered,
  you,
  youOwn,
} from '../../vocabulary/index.ts';

/** As it hits a player, an instant or sorcery can be cast from the graveyard for nothing. */
export const efreetFlamepainter = card({
  name: 'Efreet Flamepainter',
  cost: '{3}{R}',
  type: 'Creature - Efreet Shaman',
  pt: '1/4',
  abilities: [
    ...keywords('double strike'),
    triggered(
      dealsCombatDamage(isSource, 'player'),
      mayCastFree(target(), anything, you, { terms: { ...FREE_TERMS, leaving: 'exile for graveyard' } }),
      { targets: [targets(all(any(instant, sorcery), inZone('graveyard'), youOwn))] },
    ),
  ],
  reading: readTwice('357b577aad'),
});
