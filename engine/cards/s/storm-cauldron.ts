import {
  card,
  eventObject,
  land,
  readTwice,
  returnToHand,
  rule,
  tappedForMana,
  triggered,
} from '../../vocabulary/index.ts';

/** More lands to play, and none that stays tapped. */
export const stormCauldron = card({
  name: 'Storm Cauldron',
  cost: '{5}',
  type: 'Artifact',
  abilities: [
    rule({ kind: 'extraLandPlays', who: 'anyone', count: 1 }),
    triggered(tappedForMana(land), returnToHand(eventObject)),
  ],
  reading: readTwice('287c832819'),
});
