import {
  all,
  anything,
  card,
  exile,
  keywords,
  linked,
  manaValue,
  mayCastFree,
  ownerOf,
  readTwice,
  spell,
  target,
  targets,
  whenEnters,
  whenLeaves,
} from '../../vocabulary/index.ts';

/** Exiles a spell as it enters; as it leaves, the card can be cast for nothing by its owner. */
export const spellQueller = card({
  name: 'Spell Queller',
  cost: '{1}{W}{U}',
  type: 'Creature - Spirit',
  pt: '2/3',
  abilities: [
    ...keywords('flash', 'flying'),
    whenEnters(exile(target(), 'exiled'), { targets: [targets(all(spell, manaValue('at most', 4)))] }),
    whenLeaves(mayCastFree(linked('exiled'), anything, ownerOf(linked('exiled')), { each: true })),
  ],
  reading: readTwice('0053fd9925'),
});
