import {
  all,
  card,
  creature,
  greatest,
  inZone,
  mill,
  modifyPT,
  readTwice,
  source,
  staticAbility,
  whenEnters,
  you,
  youOwn,
} from '../../vocabulary/index.ts';

/** As strong as the strongest in the graveyard. */
export const carrionGrub = card({
  name: 'Carrion Grub',
  cost: '{3}{B}',
  type: 'Creature - Insect',
  pt: '0/5',
  abilities: [
    staticAbility(source, [modifyPT(greatest('power', all(creature, inZone('graveyard'), youOwn)), 0)]),
    whenEnters(mill(4, you)),
  ],
  reading: readTwice('f4dfbc7def'),
});
