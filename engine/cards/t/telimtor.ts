import {
  all,
  attacking,
  attacks,
  card,
  creature,
  each,
  flanking,
  isSource,
  modifyPT,
  readTwice,
  triggered,
  untilEndOfTurn,
  withAbility,
} from '../../vocabulary/index.ts';

/** It makes attackers with flanking stronger. */
export const telimtor = card({
  name: "Telim'Tor",
  cost: '{4}{R}',
  type: 'Legendary Creature - Human Knight',
  pt: '2/2',
  abilities: [
    flanking,
    triggered(
      attacks(isSource),
      untilEndOfTurn(each(all(creature, attacking, withAbility('flanking'))), modifyPT(1, 1)),
    ),
  ],
  reading: readTwice('74cf4ded4c'),
});
