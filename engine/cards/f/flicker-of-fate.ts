import {
  any,
  bound,
  card,
  creature,
  does,
  enchantment,
  exile,
  putOntoBattlefield,
  readTwice,
  sequence,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** A creature or enchantment goes and comes. */
export const flickerOfFate = card({
  name: 'Flicker of Fate',
  cost: '{1}{W}',
  type: 'Instant',
  spell: does(
    sequence(exile(target(), 'away'), putOntoBattlefield(bound('away'), 'owner')),
    targets(any(creature, enchantment)),
  ),
  reading: readTwice('ef100c874b'),
});
