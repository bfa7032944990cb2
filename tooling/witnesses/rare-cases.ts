import type { FocusCard, Recipe } from '../../generators/index.ts';
import { cases, inHand, permanents } from '../../properties/cases.ts';

/** Cases for faults that a property's own cases meet too rarely to look for a witness there: little more than the cards that show them. */
export const RARE: Readonly<Record<string, Recipe>> = {
  'legend-rule-keeps-the-first': alone([
    ...inHand(100, 'Isamaru, Hound of Konda', 'Isamaru, Hound of Konda'),
    ...permanents('active', 100, 'Plains', 'Plains'),
  ]),
  'moves-one-after-another': alone([
    ...permanents('active', 100, 'Plains', 'Plains', 'Plains', 'Plains', 'Blood Artist', 'Storm Crow', 'Bog Imp'),
    ...inHand(100, 'Wrath of God'),
  ]),
  'chosen-type-of-the-land-forgotten': alone(
    [
      ...permanents('active', 100, 'Cavern of Souls', 'Cavern of Souls', 'Forest'),
      ...inHand(100, 'Llanowar Elves', 'Arbor Elf', 'Elvish Visionary', 'Devoted Druid'),
    ],
    { weights: { pass: 2, cast: 4, activate: 9, play: 0, 'take back': 0 }, decisions: 20 },
  ),
};

function alone(focus: readonly FocusCard[], more: Partial<Omit<Recipe, 'focus'>> = {}): Recipe {
  return cases(focus, { bare: 100, weights: { pass: 2, cast: 8, activate: 5, play: 2, 'take back': 0 }, ...more });
}
