import type { History } from '../protocol/index.ts';
import { anyOf, card, cases, permanents } from './cases.ts';
import { type Finding, judged } from './law/finding.ts';
import { type CostClauses, permittedCosts } from './law/permission-costs.ts';
import type { LawProperty } from './property.ts';
import { castActions, permittedCasts } from './reading/permitted-casts.ts';
import { scenesOf } from './reading/scenes.ts';

const CLAUSES: CostClauses = {
  paid: 'S4/costs-are-paid',
  alternative: 'S4/alternative-cost',
  x: 'S4/x-is-chosen-and-paid',
  free: 'S4/free-from-hand-is-not-from-elsewhere',
};

/** A permission to cast that says nothing of costs changes none. CR 118.9, 601.2f, 107.3a */
export const s4PermittedCosts: LawProperty = {
  kind: 'law',
  id: 's4-permitted-costs',
  statement: 'S4',
  says: 'A spell that a permission lets be cast for its costs has its total cost paid, X chosen, and an alternative cost if its player wants to.',
  clauses: Object.values(CLAUSES),
  rulings: ['kess-dissident-mage/a0fe75b797'],
  cr: ['118.9', '118.9a', '601.2f', '601.2h', '601.3', '107.3a'],
  observe: ['battlefield', 'stack', 'zones', 'options', 'events'],
  level: 0,
  cases: cases(
    [
      ...permanents('active', 95, 'Kess, Dissident Mage'),
      ...permanents('active', 80, 'Island', 'Island', 'Island', 'Mountain', 'Mountain', 'Swamp', 'Swamp'),
      ...permanents('active', 50, 'Mountain', 'Swamp', 'Island'),
      anyOf('X spell', 'graveyard', 'active', 60),
      card('Blaze', 'graveyard', 'active', 50),
      card('Gush', 'graveyard', 'active', 40),
      card('Fireblast', 'graveyard', 'active', 40),
      anyOf('alternative cost', 'graveyard', 'active', 70),
      anyOf('optional additional cost', 'graveyard', 'active', 40),
      anyOf('sorcery', 'graveyard', 'active', 50),
      anyOf('creature', 'battlefield', 'opponent', 60),
      ...permanents('active', 20, 'Omniscience'),
      ...permanents('anyone', 12, 'Goblin Electromancer', 'Thorn of Amethyst', 'Sphere of Resistance'),
    ],
    { weights: { pass: 3, cast: 14, activate: 1, play: 3, 'take back': 0 }, bare: 50, decisions: 34 },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  const scenes = scenesOf(history);
  for (const cast of permittedCasts(history, castActions(history))) {
    yield* permittedCosts(history, scenes, cast, CLAUSES);
  }
}
