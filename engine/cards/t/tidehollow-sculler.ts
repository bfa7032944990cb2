import {
  all,
  bound,
  card,
  choose,
  exile,
  inZone,
  land,
  not,
  read,
  returnToHand,
  sequence,
  targetAnOpponent,
  targetPlayerControls,
  whenEnters,
  whenLeaves,
} from '../../vocabulary/index.ts';

/** Exiles a card of an opponent's hand, and gives it back by a second ability. */
export const tidehollowSculler = card({
  name: 'Tidehollow Sculler',
  cost: '{W}{B}',
  type: 'Artifact Creature - Zombie',
  pt: '2/2',
  abilities: [
    whenEnters(
      sequence(
        choose(all(inZone('hand'), targetPlayerControls, not(land)), 'chosen'),
        exile(bound('chosen'), 'exiled'),
      ),
      { targets: [targetAnOpponent] },
    ),
    whenLeaves(returnToHand(bound('exiled'))),
  ],
  reading: read('93e461f9fc'),
});
