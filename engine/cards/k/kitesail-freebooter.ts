import {
  all,
  bound,
  card,
  choose,
  creature,
  exileUntilSourceLeaves,
  inZone,
  keywords,
  land,
  not,
  read,
  sequence,
  targetAnOpponent,
  targetPlayerControls,
  whenEnters,
} from '../../vocabulary/index.ts';

/** A card of an opponent's hand that is no creature is exiled for as long as it stays. */
export const kitesailFreebooter = card({
  name: 'Kitesail Freebooter',
  cost: '{1}{B}',
  type: 'Creature - Human Pirate',
  pt: '1/2',
  abilities: [
    ...keywords('flying'),
    whenEnters(
      sequence(
        choose(all(inZone('hand'), targetPlayerControls, not(creature), not(land)), 'chosen'),
        exileUntilSourceLeaves(bound('chosen')),
      ),
      { targets: [targetAnOpponent] },
    ),
  ],
  reading: read('07362cba5e'),
});
