import {
  activated,
  addMana,
  all,
  any,
  anyOneColor,
  card,
  cost,
  creature,
  exile,
  gainLife,
  instant,
  inZone,
  land,
  loseLife,
  opponents,
  readTwice,
  sequence,
  sorcery,
  tap,
  targets,
} from '../../vocabulary/index.ts';

/** Three abilities that each take a card from a graveyard; the first makes mana, and targets. */
export const deathriteShaman = card({
  name: 'Deathrite Shaman',
  cost: '{B/G}',
  type: 'Creature - Elf Shaman',
  pt: '1/2',
  abilities: [
    activated(cost('', tap), sequence(exile(), addMana(anyOneColor())), {
      targets: [targets(all(inZone('graveyard'), land))],
    }),
    activated(cost('{B}', tap), sequence(exile(), loseLife(2, opponents)), {
      targets: [targets(all(inZone('graveyard'), any(instant, sorcery)))],
    }),
    activated(cost('{G}', tap), sequence(exile(), gainLife(2)), {
      targets: [targets(all(inZone('graveyard'), creature))],
    }),
  ],
  reading: readTwice('f20668bd63'),
});
