import type { History } from '../protocol/index.ts';
import { anyCard, anyOf, cases, inHand, permanents } from './cases.ts';
import { checked, type Finding, judged } from './law/finding.ts';
import type { LawProperty } from './property.ts';
import { type Action, actionsOf } from './reading/actions.ts';
import { difference, EVERYTHING, equal } from './reading/same-view.ts';

const VIEW = 'take-back-neutral/the-moment-before';
const OPTIONS = 'take-back-neutral/same-options';
const MANA = 'take-back-neutral/mana-as-chosen';

/** An action that is taken back leaves the game as it was, but for mana abilities. CR 733.1 */
export const takeBackNeutral: LawProperty = {
  kind: 'law',
  id: 'take-back-neutral',
  statement: 'take-back-neutral',
  says: 'After an action was taken back the game is as it was before, except for mana abilities that their player keeps.',
  clauses: [VIEW, OPTIONS, MANA],
  rulings: [],
  cr: ['733.1', '733.2', '601.2'],
  observe: ['battlefield', 'zones', 'stack', 'pools', 'options', 'events'],
  level: 0,
  cases: cases(
    [
      anyOf('mana producer', 'battlefield', 'active', 90),
      anyOf('mana producer', 'battlefield', 'active', 80),
      ...permanents('active', 30, 'Aggressive Mining', 'Forest', 'Forest'),
      ...inHand(25, 'Garruk Wildspeaker', 'Jace Beleren'),
      anyOf('X spell', 'hand', 'active', 60),
      anyOf('removal', 'hand', 'active', 60),
      anyOf('modal', 'hand', 'active', 40),
      anyOf('cast trigger', 'battlefield', 'anyone', 30),
      anyOf('sacrifices as a cost', 'battlefield', 'active', 40),
      anyOf('mandatory additional cost', 'hand', 'active', 40),
      anyOf('optional additional cost', 'hand', 'active', 40),
      anyCard('hand', 'active', 70),
      anyCard('battlefield', 'active', 40),
    ],
    { weights: { pass: 2, cast: 9, activate: 5, play: 2, 'take back': 14 }, decisions: 30 },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  const actions = actionsOf(history);
  for (const action of actions) {
    if (action.inPayment || !action.takenBack || !action.ended || wasConceded(history, action)) continue;
    const [before, after] = [history.steps[action.begun], history.steps[action.over]];
    if (before?.question?.kind !== 'priority' || after?.question?.kind !== 'priority') continue;
    const inside = actions.filter((other) => other.begun > action.begun && other.begun < action.over);
    const kept = keptMana(history, action);
    const shape = `${action.kind} | ${stageOf(history, action)} | ${inside.length === 0 ? 'no mana' : kept ? 'mana kept' : 'mana reversed'}`;
    if (inside.length > 0 && kept) {
      yield* onlyMana(history, action, shape);
      continue;
    }
    const differs = difference(before.view, after.view, EVERYTHING);
    yield* checked(differs === null, inside.length > 0 ? MANA : VIEW, shape, {
      cr: '733.1',
      at: action.over,
      expected: 'after taking back, the game is as it was before the action',
      found: `a difference in ${differs}`,
    });
    yield* checked(equal(before.question.options, after.question.options), OPTIONS, shape, {
      cr: '733.2',
      at: action.over,
      expected: 'after taking back, the player may do what could be done before',
      found: 'other options',
    });
  }
}

/** With mana kept, what is not mana and not of its sources is as before. */
function* onlyMana(history: History, action: Action, shape: string): Generator<Finding> {
  const [before, after] = [history.steps[action.begun]?.view, history.steps[action.over]?.view];
  if (before === undefined || after === undefined) return;
  const same = before.turn === after.turn && before.step === after.step;
  const kept = before.stack.every(({ ref }, index) => after.stack[index]?.ref === ref);
  // What a kept mana ability had triggered is there.
  const good = same && kept && after.stack.slice(before.stack.length).every(({ kind }) => kind === 'ability');
  yield* checked(good, MANA, shape, {
    cr: '733.1',
    at: action.over,
    expected: 'after taking back with mana kept, the stack is as it was before',
    found: 'another stack',
  });
}

/** Whether some mana ability was kept, or may have been. */
function keptMana(history: History, { begun, over }: Action): boolean {
  return history.steps
    .slice(begun, over)
    .some(
      ({ question, answer }) =>
        question?.purpose === 'keep mana' && !(answer?.kind === 'pick' && answer.picks[0] === 'no'),
    );
}

function wasConceded(history: History, { begun, over }: Action): boolean {
  return history.steps.slice(begun, over).some(({ answer }) => answer?.kind === 'concede');
}

/** What was asked as it was taken back. */
function stageOf(history: History, { begun, over }: Action): string {
  return (
    history.steps.slice(begun, over).find(({ answer }) => answer?.kind === 'take back')?.question?.purpose ?? 'none'
  );
}
