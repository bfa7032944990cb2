import {
  affected,
  all,
  alsoTypes,
  anthem,
  artifact,
  card,
  creature,
  manaValueOf,
  not,
  readTwice,
  setBasePT,
} from '../../vocabulary/index.ts';

/** Artifacts that are no creatures become creatures as big as their mana value. */
export const marchOfTheMachines = card({
  name: 'March of the Machines',
  cost: '{3}{U}',
  type: 'Enchantment',
  abilities: [
    anthem(
      all(artifact, not(creature)),
      alsoTypes(['artifact', 'creature']),
      setBasePT(manaValueOf(affected), manaValueOf(affected)),
    ),
  ],
  reading: readTwice('003d568afa'),
});
