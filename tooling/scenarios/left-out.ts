/** A worked example that no scenario tells, and why. `example` counts from 1 among the examples of its rule. */
export interface LeftOut {
  readonly rule: string;
  readonly example: number;
  readonly reason: string;
}

/** Chapters of which every worked example is told in a scenario or left out here. */
export const CHAPTERS: readonly string[] = [
  ...['101', '102', '103', '104', '105', '106', '107', '108', '109', '110', '111', '112', '113', '114', '115', '116'],
  ...['117', '118', '119', '120', '121', '122', '400', '405', '605'],
];

export const LEFT_OUT: readonly LeftOut[] = [
  left(
    '110.5c',
    1,
    'flip cards are not built; that a status stays is told with a tapped land that stops being a creature',
  ),
  left('111.11', 1, 'no card of the registry creates a token that is named after a card'),
  left('111.12', 1, 'the words for cards cannot say a token that copies a card in exile'),
  left('112.4', 1, 'the layers see permanents: the words for cards cannot change the colour of a spell'),
  left('113.2a', 1, 'it speaks of no game: it gives an ability as an example of one that hurts'),
  left('113.6k', 1, 'haunt is not built'),
  left('115.1a', 1, 'abilities that trigger on cycling are not built'),
  left('118.12', 2, 'face-down creatures are not built'),
  left('120.4d', 1, 'wither is not built; the order of prevention, lifelink and doubling is told without it'),
  left('120.4d', 2, 'the words for cards cannot say a loss of life that stops at 1'),
  left('400.6', 1, 'the words for cards cannot replace losing the game'),
];

function left(rule: string, example: number, reason: string): LeftOut {
  return { rule, example, reason };
}
