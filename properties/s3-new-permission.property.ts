import type { History } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, permanents } from './cases.ts';
import { checked, type Finding, judged } from './law/finding.ts';
import { type Chance, chancesOf } from './law/permission-uses.ts';
import type { LawProperty } from './property.ts';
import { happeningsOf, type Placed } from './reading/happenings.ts';
import { castActions, type PermittedCast, permittedCasts } from './reading/permitted-casts.ts';
import { scenesOf } from './reading/scenes.ts';

const BLINKED = 'S3/blinked';
const SECOND = 'S3/second-under-the-legend-rule';

/** A permission is that of an object: a new one has a permission of its own. CR 400.7, 601.3, 704.5j */
export const s3NewPermission: LawProperty = {
  kind: 'law',
  id: 's3-new-permission',
  statement: 'S3',
  says: 'A permanent that left and came back, or a second one of its kind, lets as many spells be cast in the turn as if none had been cast before.',
  clauses: [BLINKED, SECOND],
  rulings: ['kess-dissident-mage/2b6bab60e0'],
  cr: ['400.7', '601.3', '704.5j'],
  observe: ['battlefield', 'stack', 'zones', 'pools', 'options', 'events'],
  level: 0,
  cases: cases(
    [
      ...permanents('active', 95, 'Kess, Dissident Mage'),
      ...permanents('active', 85, 'Tundra', 'Island', 'Island', 'Mountain', 'Mountain', 'Swamp', 'Swamp', 'Mountain'),
      ...inHand(95, 'Kess, Dissident Mage'),
      ...inHand(60, 'Cloudshift'),
      anyOf('flicker', 'hand', 'active', 30),
      card('Shock', 'graveyard', 'active', 80),
      card('Think Twice', 'graveyard', 'active', 40),
      card('Lightning Bolt', 'graveyard', 'active', 70),
      anyOf('instant', 'graveyard', 'active', 60),
      anyOf('sorcery', 'graveyard', 'active', 20),
    ],
    { weights: { pass: 4, cast: 14, activate: 1, play: 3, 'take back': 0 }, bare: 75, decisions: 40 },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  const permitted = permittedCasts(history, castActions(history));
  const all = happeningsOf(history);
  for (const chance of chancesOf(history, scenesOf(history), permitted)) {
    const { permission, used, offered, surely, at, permanent } = chance;
    if (used.length >= (permission.rule.perTurn ?? 0) || (offered.length === 0 && !surely)) continue;
    const clause = clauseFor(history, all, chance, permitted);
    if (clause === null) continue;
    yield* checked(offered.length > 0, clause, `${permission.name} | ${offered.length} | ${chance.scene.view.step}`, {
      cr: '400.7',
      at,
      expected: `${permission.name}, a new object (${permanent.ref}), lets a spell be cast in this turn`,
      found: 'it lets none be cast',
    });
  }
}

/** What makes the permission new in this turn: another object of the name has been used in it. */
function clauseFor(
  history: History,
  all: readonly Placed[],
  { at, permanent, permission }: Chance,
  permitted: readonly PermittedCast[],
): string | null {
  const turn = history.steps[at]?.view.turn;
  const others = permitted.filter(
    (cast) =>
      cast.at <= at && cast.permission.name === permission.name && history.steps[cast.action.begun]?.view.turn === turn,
  );
  const own = others.filter(({ source }) => source?.ref === permanent.ref);
  if (own.length > 0) return own.length === others.length ? BLINKED : null;
  const replaced = others.some(({ source, order }) =>
    all.some(
      ({ happening, order: later }) =>
        later > order &&
        happening.kind === 'moved' &&
        happening.object === source?.ref &&
        happening.cause === 'state-based',
    ),
  );
  return replaced ? SECOND : null;
}
