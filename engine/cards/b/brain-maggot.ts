import {
  all,
  bound,
  card,
  choose,
  exileUntilSourceLeaves,
  inZone,
  land,
  not,
  read,
  sequence,
  targetAnOpponent,
  targetPlayerControls,
  whenEnters,
} from '../../vocabulary/index.ts';

/** A card of an opponent's hand is exiled for as long as it stays. */
export const brainMaggot = card({
  name: 'Brain Maggot',
  cost: '{1}{B}',
  type: 'Enchantment Creature - Insect',
  pt: '1/1',
  abilities: [
    whenEnters(
      sequence(
        choose(all(inZone('hand'), targetPlayerControls, not(land)), 'chosen'),
        exileUntilSourceLeaves(bound('chosen')),
      ),
      { targets: [targetAnOpponent] },
    ),
  ],
  reading: read('20fd050462'),
});
