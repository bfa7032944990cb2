import {
  activated,
  all,
  card,
  compare,
  cost,
  count,
  entersTapped,
  inZone,
  move,
  readTwice,
  source,
  youOwn,
} from '../../vocabulary/index.ts';

/** It comes back to an emptied hand. */
export const dreadWanderer = card({
  name: 'Dread Wanderer',
  cost: '{B}',
  type: 'Creature - Zombie Jackal',
  pt: '2/1',
  abilities: [
    entersTapped,
    activated(cost('{2}{B}'), move(source, 'battlefield'), {
      zone: 'graveyard',
      timing: 'sorcery',
      onlyIf: compare(count(all(inZone('hand'), youOwn)), 'at most', 1),
    }),
  ],
  reading: readTwice('846d106478'),
});
