import { anyOf, cases, permanents } from './cases.ts';
import { judged } from './law/finding.ts';
import { CLAUSE, landTypes as findings } from './law/land-types.ts';
import type { LawProperty } from './property.ts';

/** What sets land types takes away those that older effects added, and the abilities of lands that would add some. CR 305.7, 613.8 */
export const landTypes: LawProperty = {
  kind: 'law',
  id: 'land-types',
  statement: 'land-types',
  says: 'Effects on land types apply by age; one of a land that another makes lose its text does not apply at all, whichever is older.',
  clauses: Object.values(CLAUSE),
  rulings: [],
  cr: ['305.7', '613.7', '613.8a'],
  observe: ['battlefield', 'stack', 'zones', 'events'],
  level: 2,
  cases: cases(
    [
      ...permanents('anyone', 45, 'Blood Moon', 'Magus of the Moon'),
      ...permanents('anyone', 50, 'Urborg, Tomb of Yawgmoth', 'Prismatic Omen', 'Dryad of the Ilysian Grove'),
      anyOf('land', 'battlefield', 'active', 95),
      anyOf('land', 'battlefield', 'anyone', 95),
      ...permanents('active', 60, 'Forest', 'Tundra'),
      anyOf('land', 'hand', 'active', 70),
      anyOf('creature', 'hand', 'active', 40),
    ],
    { bare: 60, weights: { pass: 5, cast: 7, activate: 2, play: 9, 'take back': 0 }, decisions: 12 },
  ),
  law: judged(findings),
};
