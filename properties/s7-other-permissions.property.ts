import type { History } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, permanents } from './cases.ts';
import { checked, type Finding, judged } from './law/finding.ts';
import { goesToGraveyard } from './law/leaving-the-stack.ts';
import { castsItself, castsThisTurn, type Chance, chancesOf, mayBeCast } from './law/permission-uses.ts';
import { cardNamed } from './oracles/card-facts.ts';
import { conditionHolds } from './oracles/matching.ts';
import { permits, permittingPermanents } from './oracles/permissions.ts';
import { sightOf } from './oracles/sight.ts';
import type { LawProperty } from './property.ts';
import { happeningsOf } from './reading/happenings.ts';
import {
  type CastAction,
  castActions,
  departureOf,
  type PermittedCast,
  permittedCasts,
} from './reading/permitted-casts.ts';
import { scenesOf } from './reading/scenes.ts';

const NOT_USED = 'S7/does-not-use-it-up';
const NOT_REPLACED = 'S7/not-replaced';
const WHICH = 'S7/the-player-says-which';

/** Each spell is cast by one permission: the others are as they were. CR 601.2a, 702.34a */
export const s7OtherPermissions: LawProperty = {
  kind: 'law',
  id: 's7-other-permissions',
  statement: 'S7',
  says: 'A spell cast by one permission uses up no other and is sent nowhere by another; where two let a card be cast, the player says which.',
  clauses: [NOT_USED, NOT_REPLACED, WHICH],
  rulings: ['karador-ghost-chieftain/eabdeecb05', 'kess-dissident-mage/e59e1a279a'],
  cr: ['601.2a', '601.3', '702.34a', '614.6'],
  observe: ['battlefield', 'stack', 'zones', 'pools', 'options', 'events'],
  level: 0,
  cases: cases(
    [
      ...permanents('active', 95, 'Kess, Dissident Mage'),
      ...permanents('active', 85, 'Island', 'Island', 'Island', 'Mountain', 'Mountain', 'Mountain'),
      ...permanents('active', 50, 'Island', 'Mountain', 'Mountain', 'Swamp'),
      card('Firebolt', 'graveyard', 'active', 60),
      card('Think Twice', 'graveyard', 'active', 65),
      card('Shock', 'graveyard', 'active', 60),
      anyOf('instant', 'graveyard', 'active', 50),
      anyOf('sorcery', 'graveyard', 'active', 40),
      ...inHand(50, 'Shock', 'Opt', 'Think Twice'),
      anyOf('instant', 'hand', 'active', 40),
      anyOf('sorcery', 'hand', 'active', 40),
    ],
    { weights: { pass: 4, cast: 12, activate: 1, play: 3, 'take back': 0 }, bare: 50, decisions: 36 },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  const casts = castActions(history);
  const permitted = permittedCasts(history, casts);
  for (const chance of chancesOf(history, scenesOf(history), permitted)) {
    if (chance.used.length >= (chance.permission.rule.perTurn ?? 0)) continue;
    yield* stillThere(history, chance, casts, permitted);
    yield* sayWhich(history, chance);
  }
  for (const cast of casts) yield* notReplaced(history, cast, permitted);
}

/** After a spell cast by the card's own ability, the permission is still there. CR 702.34a */
function* stillThere(
  history: History,
  chance: Chance,
  casts: readonly CastAction[],
  permitted: readonly PermittedCast[],
): Generator<Finding> {
  const { permission, permanent, offered, surely, at } = chance;
  const turn = castsThisTurn(history, casts, chance);
  const own = permitted.filter((cast) => cast.source === null && turn.some(({ order }) => order === cast.order));
  const others = permitted.filter((cast) => cast.source !== null && turn.some(({ order }) => order === cast.order));
  const by = own.find(({ spell }) => mightCover(spell.name, chance));
  if (by === undefined || others.length > 0 || (offered.length === 0 && !surely)) return;
  if (
    permanent.incarnation !==
    history.steps[by.action.begun]?.view.battlefield.find(({ ref }) => ref === permanent.ref)?.incarnation
  )
    return;
  yield* checked(offered.length > 0, NOT_USED, `${permission.name} | ${by.spell.name} | ${offered.length}`, {
    cr: '601.3',
    at,
    expected: `${by.spell.name}, cast by ${by.action.by}, has used up nothing of ${permission.name}`,
    found: `${permission.name} lets nothing be cast any more`,
  });
}

function mightCover(name: string, { permission }: Chance): boolean {
  const record = cardNamed(name);
  return record !== null && permits(permission, record, true) === true;
}

/** Both permissions to cast a card are offered, each by its name. CR 601.2a */
function* sayWhich(history: History, { at, player, scene, permission, permanent }: Chance): Generator<Finding> {
  const options = history.steps[at]?.question?.options ?? [];
  for (const { ref, name } of scene.view.zone('graveyard', player)) {
    const key = ownKey(name);
    if (key === null) continue;
    const both = [`cast ${ref} by ${permanent.ref}`, `cast ${ref} by ${key}`].filter((option) =>
      options.includes(option),
    );
    const holds = conditionHolds(sightOf(scene, permanent), permission.onlyIf) === true;
    const sure = holds && mayBeCast(scene, player, name, permission) && castsItself(scene, player, name, key);
    if (both.length < 2 && !sure) continue;
    yield* checked(both.length === 2, WHICH, `${permission.name} | ${name} | ${scene.view.step}`, {
      cr: '601.2a',
      at,
      expected: `${name} can be cast by ${permission.name} or by ${key}, as its player says`,
      found: both.length === 0 ? 'neither is offered' : `only ${both.join(', ')} is offered`,
    });
  }
}

/** The name of the one permission that the card has itself. */
function ownKey(name: string): string | null {
  const keys = (cardNamed(name)?.abilities ?? []).flatMap((ability) =>
    ability.kind === 'rule' && ability.rule.kind === 'mayCast' && ability.zone === 'graveyard'
      ? [ability.rule.terms.key]
      : [],
  );
  return keys.length === 1 ? (keys[0] ?? null) : null;
}

/** One cast from hand goes to the graveyard, whatever a permanent does with spells cast by its permission. CR 614.6 */
function* notReplaced(history: History, cast: CastAction, permitted: readonly PermittedCast[]): Generator<Finding> {
  const { action, spell } = cast;
  if (action.by !== null || permitted.some((other) => other.spell.ref === spell.ref && other.order < cast.order))
    return;
  const view = history.steps[action.begun]?.view;
  const record = cardNamed(spell.name);
  const end = departureOf(happeningsOf(history), cast);
  if (view === undefined || record === null || end === null || !goesToGraveyard(history, cast, end)) return;
  const permitting = permittingPermanents(view).filter(
    ({ permanent, permission }) =>
      permanent.controller === action.player &&
      permission.rule.terms.leaving !== 'as usual' &&
      permits(permission, record, spell.owner === action.player) === true,
  );
  const [first] = permitting;
  if (first === undefined) return;
  yield* checked(end.to !== 'exile', NOT_REPLACED, `${first.permission.name} | ${spell.name} | from hand`, {
    cr: '614.6',
    at: end.at,
    expected: `${spell.name}, which was not cast by the permission of ${first.permission.name}, goes to the graveyard`,
    found: 'it was exiled',
  });
}
