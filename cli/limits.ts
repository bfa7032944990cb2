/** What the reference engine cannot do, and so judges nothing of. A card or board that needs it is refused as it is loaded. */
export const LIMITS: readonly string[] = [
  'cards outside its registry, and effects that the vocabulary of cards has no word for',
  'more than four players; variants of the multiplayer rules other than free-for-all with attacks on several players',
  'subgames, planes, schemes, dungeons, contraptions, conspiracies and other cards that begin outside the game',
  'double-faced, split, adventure, flip, meld and face-down cards',
  'loops that the players would have to shorten: a game is cut off after its budget of answers',
];
