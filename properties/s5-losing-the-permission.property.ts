import type { History, HistoryStep } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, permanents } from './cases.ts';
import { checked, type Finding, judged, violation, witness } from './law/finding.ts';
import { exiledInstead, sentSpells } from './law/leaving-the-stack.ts';
import { cardNamed, type Filter } from './oracles/card-facts.ts';
import { matches } from './oracles/matching.ts';
import type { LawProperty } from './property.ts';
import { type Action, actionsOf } from './reading/actions.ts';
import { castActions, type PermittedCast, permissionNamed, permittedCasts } from './reading/permitted-casts.ts';
import { type Scenes, scenesOf } from './reading/scenes.ts';
import { permanentIn, placedName, stackEntry } from './reading/views.ts';

const GOES_ON = 'S5/casting-goes-on';
const EXILED = 'S5/still-exiled';
const PAYS = 'S5/kess-pays-for-it';

/** What happens to a casting, and to the spell, when what permitted it is gone. CR 601.6, 400.7h, 614.6 */
export const s5LosingThePermission: LawProperty = {
  kind: 'law',
  id: 's5-losing-the-permission',
  statement: 'S5',
  says: 'Once a casting has begun, losing what permitted it changes nothing: it goes on, also where that is sacrificed to pay for it, and the spell is exiled instead of going to the graveyard all the same.',
  clauses: [GOES_ON, EXILED, PAYS],
  rulings: ['karador-ghost-chieftain/8d95ab4427', 'kess-dissident-mage/70bf886e33'],
  cr: ['601.6', '400.7h', '601.2h', '614.6'],
  observe: ['battlefield', 'stack', 'zones', 'options', 'events'],
  level: 0,
  cases: cases(
    [
      ...permanents('active', 95, 'Kess, Dissident Mage'),
      ...permanents('active', 75, 'Island', 'Mountain', 'Mountain', 'Swamp', 'Swamp'),
      card("Altar's Reap", 'graveyard', 'active', 55),
      card('Fling', 'graveyard', 'active', 50),
      card('Bone Splinters', 'graveyard', 'active', 40),
      anyOf('sacrifices as a cost', 'graveyard', 'active', 40),
      anyOf('instant', 'graveyard', 'active', 60),
      anyOf('sorcery', 'graveyard', 'active', 50),
      anyOf('creature', 'battlefield', 'active', 60),
      ...inHand(40, 'Unsummon', 'Shock'),
      anyOf('removal', 'hand', 'opponent', 60),
      card('Lightning Bolt', 'hand', 'opponent', 60),
      ...permanents('opponent', 80, 'Mountain', 'Mountain'),
    ],
    { weights: { pass: 3, cast: 12, activate: 3, play: 3, 'take back': 0 }, bare: 50, decisions: 40 },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  const scenes = scenesOf(history);
  const permitted = permittedCasts(history, castActions(history));
  for (const action of actionsOf(history)) {
    if (action.kind !== 'cast' || action.by === null) continue;
    yield* castingGoesOn(history, action, permitted);
    yield* mayPay(history, scenes, action);
  }
  for (const sent of sentSpells(history, permitted)) {
    if (sent.sourceGone) yield* exiledInstead(sent, EXILED);
  }
}

/** The permanent is sacrificed while the spell is cast, and the spell is cast. CR 601.6 */
function* castingGoesOn(history: History, action: Action, permitted: readonly PermittedCast[]): Generator<Finding> {
  const source = permissionNamed(history, action)?.source ?? null;
  const done = permitted.find((cast) => cast.action.begun === action.begun);
  if (source === null || !action.ended || action.interrupted) return;
  if (done !== undefined) {
    const after = history.steps[done.at]?.view;
    if (after === undefined || permanentIn(after, source.ref)?.incarnation === source.incarnation) return;
    yield witness(GOES_ON, done.permission.name, done.spell.name, done.action.choices.length);
    return;
  }
  if (!action.takenBack || !failsForNothingElse(history, action, source.ref)) return;
  yield violation(
    GOES_ON,
    '601.6',
    action.over,
    'the casting goes on though what permitted it was sacrificed for it',
    'it was reversed',
  );
}

/** Whether the spell was said to complete, and the last that was chosen is that this permanent is sacrificed, its only cost besides mana. */
function failsForNothingElse(history: History, { begun, option, choices, object }: Action, ref: string): boolean {
  const record = cardNamed(placedName(history, object) ?? '');
  const last = history.steps[choices.at(-1) ?? -1];
  if (record === null || last === undefined || sacrificed(record.name) === null) return false;
  const certain = history.steps[begun]?.question?.incomplete.includes(option) === false;
  return certain && (record.manaCost?.x ?? 0) === 0 && asksForCost(last, object) && picksOf(last).includes(ref);
}

function picksOf({ answer }: HistoryStep): readonly string[] {
  return answer?.kind === 'pick' ? answer.picks : [];
}

function asksForCost({ question }: HistoryStep, spell: string): boolean {
  return question?.kind === 'objects' && question.source === spell && question.purpose === 'cost';
}

/** What permitted the spell is among what may be sacrificed to pay for it. CR 601.2h */
function* mayPay(history: History, scenes: Scenes, action: Action): Generator<Finding> {
  const source = permissionNamed(history, action)?.source ?? null;
  if (source === null) return;
  for (const at of action.choices) {
    const step = history.steps[at];
    const view = step?.view;
    if (step === undefined || view === undefined || !asksForCost(step, action.object)) continue;
    const name = stackEntry(view, action.object)?.name ?? '';
    const what = sacrificed(name);
    const permanent = permanentIn(view, source.ref);
    if (what === null || permanent === null || permanent.controller !== action.player) continue;
    const sight = { scene: scenes(at), you: action.player, source: null, bound: null };
    if (matches(sight, what, permanent) !== true) continue;
    yield* checked(
      step.question?.options.includes(source.ref) === true,
      PAYS,
      `${permanent.name} | ${name} | offered`,
      {
        cr: '601.2h',
        at,
        expected: `${permanent.name} may be sacrificed for ${name}`,
        found: 'it is not among what may be',
      },
    );
  }
}

/** What its additional costs have sacrificed, where nothing else is chosen for them; null: not known, or nothing. */
function sacrificed(name: string): Filter | null {
  const parts = (cardNamed(name)?.additionalCosts ?? []).flatMap(({ cost }) => cost.parts);
  const [only, more] = parts;
  return only?.kind === 'sacrifice' && more === undefined ? only.what : null;
}
