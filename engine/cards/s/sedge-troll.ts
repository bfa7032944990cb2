import {
  activated,
  all,
  card,
  cost,
  exists,
  modifyPT,
  readTwice,
  regenerateIt,
  source,
  staticAbility,
  subtype,
  youControl,
} from '../../vocabulary/index.ts';

/** Regenerates, and likes Swamps. */
export const sedgeTroll = card({
  name: 'Sedge Troll',
  cost: '{2}{R}',
  type: 'Creature - Troll',
  pt: '2/2',
  abilities: [
    staticAbility(source, [modifyPT(1, 1)], exists(all(subtype('Swamp'), youControl))),
    activated(cost('{B}'), regenerateIt()),
  ],
  reading: readTwice('a8c2a6f658'),
});
