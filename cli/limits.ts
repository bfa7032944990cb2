/** What the reference engine cannot do, and so judges nothing of. A card or board that needs it is refused as it is loaded. */
export const LIMITS: readonly string[] = [
  'cards outside its registry, and effects that the vocabulary of cards has no word for',
  'more than four players; variants of the multiplayer rules other than free-for-all with attacks on several players',
  'subgames, planes, schemes, dungeons, contraptions, conspiracies and other cards that begin outside the game',
  'double-faced, split, adventure, flip, meld and face-down cards; phasing, sagas and battles',
  'boards in the middle of a combat, with something on the stack, or with effects that last',
  'continuous effects on spells, and what an ability says of power and toughness off the battlefield',
  'splice',
  'what players know: revealed hands, cards looked at or exiled face down',
  'several effects that control one spell, where the player with the last of them leaves the game',
  'conceding at another time than with priority',
  'loops that the players would have to shorten: a game is cut off after its budget of answers',
];
