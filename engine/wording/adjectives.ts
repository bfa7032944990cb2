import type { Color } from '../vocabulary/basics.ts';
import type { Filter } from '../vocabulary/filter.ts';
import { list } from './english.ts';

const COLOR_WORDS: Readonly<Record<Color, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

/** `blue`; colourless for none. */
export const colorsText = (colors: readonly Color[]): string =>
  colors.length === 0
    ? 'colourless'
    : list(
        colors.map((color) => COLOR_WORDS[color]),
        'and',
      );

type Adjective = Extract<
  Filter,
  {
    kind:
      | 'supertype'
      | 'color'
      | 'colorless'
      | 'monocolored'
      | 'tapped'
      | 'attacking'
      | 'blocking'
      | 'blocked'
      | 'unblocked';
  }
>;

/** A quality that one word says. */
export function adjectiveText(filter: Adjective): string {
  switch (filter.kind) {
    case 'supertype':
      return filter.supertype;
    case 'color':
      return COLOR_WORDS[filter.color];
    case 'colorless':
      return 'colourless';
    case 'monocolored':
      return 'monocoloured';
    case 'tapped':
    case 'attacking':
    case 'blocking':
    case 'blocked':
    case 'unblocked':
      return filter.kind;
  }
}

/** Qualities that are said after the noun, always in the same words. */
export const AFTERWORDS = {
  blocksSource: 'blocking this',
  blockedBySource: 'blocked by this',
  attachedToSource: 'attached to this',
  chosenSubtype: 'of the chosen type',
  chosenColor: 'of the chosen colour',
  withoutAbilities: 'without abilities',
  singleTarget: 'with a single target',
  wasCast: 'that was cast',
  enteredThisTurn: 'that entered this turn',
  attackedThisTurn: 'that attacked this turn',
  evenManaValue: 'with an even mana value',
  xInManaCost: 'with {X} in its mana cost',
} as const;
