import type { CardPick } from '../generators/recipe.ts';
import { cases, manyLands, oneOf, permanents, theyCast } from './cases.ts';
import { judged } from './law/finding.ts';
import { CLAUSE, goadedAttacks } from './law/goaded.ts';
import type { LawProperty } from './property.ts';

const GOADING = ['Disrupt Decorum', 'Besmirch', 'Jeering Homunculus'];
const CREATURES = ['Hill Giant', 'Grizzly Bears', 'Coral Merfolk', 'Serra Angel'];
const goading: CardPick = { kind: 'one of', names: GOADING };

/** What is goaded. CR 701.15 */
export const goaded: LawProperty = {
  kind: 'law',
  id: 'goaded',
  statement: 'goaded',
  says: 'Until the next turn of the player who goaded it a creature attacks if it can, and if it can another player than that one.',
  clauses: Object.values(CLAUSE),
  rulings: [],
  cr: ['701.15a', '701.15b', '701.15d', '508.1d'],
  observe: ['battlefield', 'stack', 'options', 'events'],
  level: 1,
  cases: cases(
    [
      ...manyLands('active', 1),
      oneOf(GOADING, 'hand', 'active', 95),
      oneOf(CREATURES, 'battlefield', 'next', 95),
      oneOf(CREATURES, 'battlefield', 'next', 30),
      oneOf(CREATURES, 'battlefield', 'active', 50),
      ...permanents('opponent', 10, 'Jace Beleren'),
      ...permanents('active', 15, 'Propaganda', 'Coveted Peacock'),
    ],
    {
      openings: [[theyCast(goading)]],
      patient: true,
      weights: { pass: 30, cast: 2, activate: 1, play: 1, 'take back': 0 },
      bare: 85,
      players: [2, 3, 3],
      decisions: 60,
    },
  ),
  law: judged(goadedAttacks),
};
