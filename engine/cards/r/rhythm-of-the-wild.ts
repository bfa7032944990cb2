import {
  all,
  anthem,
  card,
  creature,
  creatureSpell,
  grants,
  nontoken,
  readTwice,
  riot,
  rule,
  youControl,
} from '../../vocabulary/index.ts';

/** Creatures that no one counters, with riot. */
export const rhythmOfTheWild = card({
  name: 'Rhythm of the Wild',
  cost: '{1}{R}{G}',
  type: 'Enchantment',
  abilities: [
    rule({ kind: 'cantBeCountered', what: all(creatureSpell, youControl) }),
    anthem(all(creature, nontoken, youControl), grants(riot)),
  ],
  reading: readTwice('794c24b67e'),
});
