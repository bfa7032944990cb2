import {
  all,
  card,
  color,
  creature,
  each,
  exists,
  modifyPT,
  named,
  nontoken,
  opponentControls,
  protectionFrom,
  readTwice,
  staticAbility,
} from '../../vocabulary/index.ts';

/** Stronger where an opponent has red. */
export const ivoryGuardians = card({
  name: 'Ivory Guardians',
  cost: '{4}{W}{W}',
  type: 'Creature - Giant Cleric',
  pt: '3/3',
  abilities: [
    protectionFrom(color('R')),
    staticAbility(
      each(all(creature, named('Ivory Guardians'))),
      [modifyPT(1, 1)],
      exists(all(color('R'), nontoken, opponentControls)),
    ),
  ],
  reading: readTwice('fac9b5a871'),
});
