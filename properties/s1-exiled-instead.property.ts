import type { History } from '../protocol/index.ts';
import { anyOf, card, cases, permanents } from './cases.ts';
import { checked, type Finding, judged } from './law/finding.ts';
import { buybackOrExile, elsewhereAsSaid, exiledInstead, laterTrips, sentSpells } from './law/leaving-the-stack.ts';
import { type Chance, chancesOf } from './law/permission-uses.ts';
import type { LawProperty } from './property.ts';
import { type Action, actionsOf } from './reading/actions.ts';
import { castActions, permittedCasts } from './reading/permitted-casts.ts';
import { scenesOf } from './reading/scenes.ts';

const EXILED = 'S1/exiled-instead-of-the-graveyard';
const NEW = 'S1/new-object';
const BUYBACK = 'S1/buyback-or-exile';
const ONE = 'S1/one-spell-each-turn';
const ELSEWHERE = 'S1/elsewhere-as-said';

/** Where a spell goes that a permission let be cast from a graveyard, and how many it lets be cast. CR 614.6, 400.7, 616.1, 601.3 */
export const s1ExiledInstead: LawProperty = {
  kind: 'law',
  id: 's1-exiled-instead',
  statement: 'S1',
  says: 'A spell cast by a permission that exiles it is exiled instead of going to the graveyard, unless its controller has another effect send it elsewhere; then it is new, and no effect of the permission follows it. So many spells are cast by each permission in a turn as it says.',
  clauses: [NEW, BUYBACK, EXILED, ONE, ELSEWHERE],
  rulings: ['kess-dissident-mage/cac17bb8d8'],
  cr: ['614.6', '616.1', '400.7', '601.3', '733.1', '702.27a', '702.34a'],
  observe: ['battlefield', 'stack', 'zones', 'pools', 'options', 'events'],
  level: 0,
  cases: cases(
    [
      ...permanents('active', 90, 'Kess, Dissident Mage'),
      ...permanents('active', 80, 'Island', 'Island', 'Island', 'Mountain', 'Mountain', 'Swamp'),
      ...permanents('active', 60, 'Island', 'Island', 'Mountain', 'Mountain'),
      card('Capsize', 'graveyard', 'active', 40),
      card('Searing Touch', 'graveyard', 'active', 60),
      anyOf('optional additional cost', 'graveyard', 'active', 25),
      anyOf('instant', 'graveyard', 'active', 70),
      anyOf('instant', 'graveyard', 'active', 50),
      anyOf('sorcery', 'graveyard', 'active', 50),
      card('Firebolt', 'graveyard', 'active', 30),
      card('Remand', 'hand', 'active', 60),
      card('Memory Lapse', 'hand', 'opponent', 25),
      card('Remand', 'hand', 'opponent', 50),
      card('Counterspell', 'hand', 'opponent', 60),
      ...permanents('opponent', 80, 'Island', 'Island'),
    ],
    { weights: { pass: 4, cast: 12, activate: 2, play: 3, 'take back': 3 }, bare: 45, decisions: 40 },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  const actions = actionsOf(history);
  const casts = castActions(history);
  const permitted = permittedCasts(history, casts);
  for (const sent of sentSpells(history, permitted)) {
    if (!sent.sourceGone) yield* exiledInstead(sent, EXILED);
    yield* buybackOrExile(history, sent, BUYBACK);
    yield* elsewhereAsSaid(history, sent, ELSEWHERE);
    yield* laterTrips(history, sent, casts, NEW);
  }
  for (const chance of chancesOf(history, scenesOf(history), permitted)) yield* uses(chance, actions);
}

/** What was used up is not offered again in that turn; what was taken back is. CR 601.3, 733.1 */
function* uses(chance: Chance, actions: readonly Action[]): Generator<Finding> {
  const { at, permanent, permission, used, offered, surely, player } = chance;
  const most = permission.rule.perTurn ?? Number.POSITIVE_INFINITY;
  const shape = `${permission.name} | ${chance.scene.view.step} | ${chance.scene.view.stack.length}`;
  if (used.length >= most) {
    yield* checked(offered.length === 0, ONE, `${shape} | used`, {
      cr: '601.3',
      at,
      expected: `${permission.name} lets no more spells be cast in this turn, after ${used.length}`,
      found: `it offers ${offered.join(', ')}`,
    });
    return;
  }
  const takenBack = actions.some(
    (action) => action.takenBack && action.over === at && action.by === permanent.ref && action.player === player,
  );
  if (!takenBack || used.length > 0 || (offered.length === 0 && !surely)) return;
  yield* checked(offered.length > 0, ONE, `${shape} | taken back`, {
    cr: '733.1',
    at,
    expected: `the casting that was taken back has used up nothing of ${permission.name}`,
    found: 'nothing can be cast by it any more',
  });
}
