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
];

function left(rule: string, example: number, reason: string): LeftOut {
  return { rule, example, reason };
}
