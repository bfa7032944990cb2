import type { SetUpLevel } from '../../protocol/index.ts';
import type { Recipe } from '../recipe.ts';
import type { CaseSource } from '../source.ts';

/** Properties without a law, for tests of their cases. */

/** One whose cards change types, colours, control and sizes, on boards of a level. */
export function troublesome(level: SetUpLevel, more: Partial<Recipe> = {}): CaseSource {
  return {
    id: `troublesome-${level}`,
    level,
    cases: {
      focus: [
        { pick: { kind: 'card', name: 'Humility' }, zone: 'battlefield', whose: 'anyone', chance: 30 },
        { pick: { kind: 'card', name: 'March of the Machines' }, zone: 'battlefield', whose: 'anyone', chance: 30 },
        { pick: { kind: 'role', role: 'aura' }, zone: 'battlefield', whose: 'active', chance: 60 },
        { pick: { kind: 'role', role: 'X spell' }, zone: 'hand', whose: 'active', chance: 75 },
        { pick: { kind: 'role', role: 'planeswalker' }, zone: 'battlefield', whose: 'opponent', chance: 30 },
      ],
      bare: 0,
      frail: 0,
      openings: [],
      patient: false,
      corners: [],
      surroundings: [
        'animator',
        'control changer',
        'equipment',
        'X permanent',
        'land type changer',
        'cloner',
        'legendary',
      ],
      weights: { pass: 3, cast: 4, activate: 4, play: 2, 'take back': 1 },
      players: [2, 3, 4],
      played: 0,
      decisions: 30,
      ...more,
    },
  };
}
