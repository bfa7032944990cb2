import {
  all,
  any,
  card,
  castFrom,
  copySpell,
  cost,
  does,
  flashback,
  ifThen,
  instant,
  matches,
  readTwice,
  repeat,
  sorcery,
  source,
  spell,
  targets,
  youControl,
} from '../../vocabulary/index.ts';

/** Copies an instant or sorcery of its caster, twice when it was cast from a graveyard. */
export const increasingVengeance = card({
  name: 'Increasing Vengeance',
  cost: '{R}{R}',
  type: 'Instant',
  abilities: [flashback(cost('{3}{R}{R}'))],
  spell: does(
    ifThen(matches(source, castFrom('graveyard')), repeat(2, copySpell()), copySpell()),
    targets(all(spell, any(instant, sorcery), youControl)),
  ),
  reading: readTwice('1c55383dfc'),
});
