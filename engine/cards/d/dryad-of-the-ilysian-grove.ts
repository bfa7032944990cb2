import { addLandTypes, all, anthem, card, land, readTwice, rule, youControl } from '../../vocabulary/index.ts';

/** Prismatic Omen on a creature, and a second land each turn. */
export const dryadOfTheIlysianGrove = card({
  name: 'Dryad of the Ilysian Grove',
  cost: '{2}{G}',
  type: 'Enchantment Creature - Nymph Dryad',
  pt: '2/4',
  abilities: [
    rule({ kind: 'extraLandPlays', who: 'you', count: 1 }),
    anthem(all(land, youControl), addLandTypes('Plains', 'Island', 'Swamp', 'Mountain', 'Forest')),
  ],
  reading: readTwice('15547fd955'),
});
