import type { CardPick } from '../generators/recipe.ts';
import { card, cases, inHand, manyLands, oneOf, permanents, theyCast } from './cases.ts';
import { judged } from './law/finding.ts';
import { SPELL_COPY_CLAUSES, spellCopies as copiesIn } from './law/spell-copies.ts';
import type { LawProperty } from './property.ts';

const COPYING = ['Twincast', 'Fork', 'Reverberate', 'Reiterate'];
const MODAL = ['Cryptic Command', 'Izzet Charm', 'Boros Charm', 'Goblin War Party', 'Betrayal of Flesh'];
const DIVIDED = ['Rolling Thunder', 'Conflagrate', 'Firestorm'];
const KICKED = ['Burst Lightning', 'Bog Down', 'Into the Roil', 'Rushing River', 'Rite of Replication'];
const REPLICATED = ['Gigadrowse', 'Pyromatics', 'Shattering Spree', 'Train of Thought', 'Vacuumelt'];
const COPIED = [...MODAL, ...DIVIDED, ...KICKED, 'Blaze'];

const copying: CardPick = { kind: 'one of', names: COPYING };
const copied: CardPick = { kind: 'one of', names: COPIED };

/** Spells that are copied on the stack. CR 707.10 */
export const spellCopies: LawProperty = {
  kind: 'law',
  id: 'spell-copies',
  statement: 'spell-copies',
  says: 'A copy of a spell is put onto the stack under the control of who copies it, without being cast, with the modes, X, division and additional costs of the original; replicate makes one for each time that it was paid.',
  clauses: Object.values(SPELL_COPY_CLAUSES),
  rulings: [],
  cr: ['702.56a', '707.10', '707.10a', '707.2'],
  observe: ['battlefield', 'stack', 'options', 'events'],
  level: 1,
  cases: cases(
    [
      ...manyLands('active'),
      ...manyLands('next', 1),
      oneOf(COPIED, 'hand', 'active', 90),
      oneOf(COPIED, 'hand', 'active', 60),
      oneOf(KICKED, 'hand', 'active', 50),
      oneOf(REPLICATED, 'hand', 'active', 70),
      oneOf(COPYING, 'hand', 'active', 70),
      oneOf(COPYING, 'hand', 'next', 70),
      ...permanents('anyone', 60, 'Grizzly Bears', 'Hill Giant'),
      ...inHand(30, 'Shock', 'Swamp'),
      card('Nivix Guildmage', 'battlefield', 'active', 30),
    ],
    {
      openings: [
        [theyCast(copied), theyCast(copying, { target: 0 })],
        [theyCast(copied), theyCast(copying, { target: 0, whose: 'next' })],
        [theyCast({ kind: 'one of', names: REPLICATED })],
      ],
      weights: { pass: 6, cast: 8, activate: 3, play: 1, 'take back': 0 },
      bare: 70,
      decisions: 24,
    },
  ),
  law: judged(copiesIn),
};
