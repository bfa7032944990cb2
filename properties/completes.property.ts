import type { Happening, History, Ref } from '../protocol/index.ts';
import { anyCard, anyOf, card, cases, inHand, permanents } from './cases.ts';
import { checked, type Finding, judged, violation, witness } from './law/finding.ts';
import type { LawProperty } from './property.ts';
import { type Action, actionsOf, picked } from './reading/actions.ts';

const CLAUSE = 'completes/by-its-plan';
const STUCK = 'completes/a-way-on';

/** Choices on the way that cannot make a payment impossible. */
const HARMLESS: readonly string[] = [
  'X',
  'targets',
  'number of targets',
  'division',
  'mana payment',
  'mana to spend',
  'convoke',
  'delve',
];

/** An action that the engine says can be completed is completed. CR 601.2, 601.3, 733.1 */
export const completes: LawProperty = {
  kind: 'law',
  id: 'completes',
  statement: 'completes',
  says: 'An action that is said to be completable is completed by anyone who takes only choices that are said to be so.',
  clauses: [CLAUSE, STUCK],
  rulings: [],
  cr: ['601.2', '602.2', '733.1'],
  observe: ['options', 'stack', 'events'],
  level: 0,
  cases: cases(
    [
      ...permanents(
        'active',
        30,
        'Azorius Signet',
        'Mystic Gate',
        'Mana Confluence',
        'Birds of Paradise',
        'Springleaf Drum',
      ),
      ...permanents('active', 30, 'Tropical Island', 'Badlands', 'Plateau', 'Mountain', 'Forest'),
      ...inHand(35, "Kiora's Follower", 'Terminate', 'Watchwolf', 'Thrill of Possibility'),
      ...permanents('anyone', 10, 'Sphere of Resistance', 'Helm of Awakening', 'Trinisphere'),
      anyOf('mana producer', 'battlefield', 'active', 95),
      anyOf('mana producer', 'battlefield', 'active', 80),
      anyOf('X spell', 'hand', 'active', 60),
      anyOf('optional additional cost', 'hand', 'active', 40),
      anyOf('has {T} ability', 'battlefield', 'active', 40),
      anyCard('hand', 'active', 80),
      anyCard('battlefield', 'active', 60),
    ],
    {
      // What asks for two creatures or cards, where there may be but one.
      corners: [
        [...permanents('active', 100, 'Razia, Boros Archangel'), card('Grizzly Bears', 'battlefield', 'anyone', 50)],
        [
          ...permanents('active', 100, 'Grim Lavamancer', 'Mountain'),
          card('Shock', 'graveyard', 'active', 80),
          card('Grizzly Bears', 'graveyard', 'active', 50),
        ],
      ],
      weights: { pass: 2, cast: 9, activate: 5, play: 3, 'take back': 0 },
      bare: 30,
      decisions: 30,
    },
  ),
  law: judged(findings),
};

const RULE_OF = { cast: '601.2', activate: '602.2', play: '305.1', suspend: '116.2f' } as const;

function* findings(history: History): Generator<Finding> {
  const actions = actionsOf(history);
  for (const action of actions) {
    if (
      action.kind === 'play' ||
      !action.ended ||
      action.interrupted ||
      wentAlong(action) ||
      !asSaid(history, actions, action)
    )
      continue;
    const end = action.happenings.some(({ happening }) => isEnd(happening, action.object));
    const shape = `${action.kind} | ${action.inPayment ? 'while paying' : 'at priority'} | ${purposes(history, action)}`;
    yield* checked(end || happenedInside(history, action), CLAUSE, shape, {
      cr: RULE_OF[action.kind],
      at: action.over,
      expected: 'the action is completed, for it was said to be completable and every choice on the way was',
      found: 'it was not completed',
    });
  }
  for (const [at, { question }] of history.steps.entries()) {
    if (question?.kind !== 'pay') continue;
    const outer = actions.findLast((action) => action.begun < at && action.over >= at && !action.inPayment);
    if (outer === undefined || !asSaid(history, actions, { ...outer, over: at })) continue;
    yield witness(STUCK, `${outer.kind} | ${question.options.length} options`);
    if (question.options.every((option) => question.incomplete.includes(option))) {
      yield violation(
        STUCK,
        '601.2h',
        at,
        'a payment that was said to be completable has a way on',
        'no option is said to complete it',
      );
    }
  }
}

/** Whether it was reversed together with the action that it was to pay for. */
function wentAlong({ inPayment, takenBack, happenings, object }: Action): boolean {
  return (
    inPayment &&
    takenBack &&
    !happenings.some(({ happening }) => happening.kind === 'taken back' && happening.object === object)
  );
}

/** Whether the action and every choice on its way were said to be completable, and none of another kind could get in the way. */
function asSaid(history: History, actions: readonly Action[], action: Action): boolean {
  const inside = actions.filter((other) => other.begun > action.begun && other.begun < action.over);
  const choices = [...action.choices, ...inside.flatMap(({ choices: own }) => own)].filter((at) => at < action.over);
  const plain = choices.every((at) => {
    const question = history.steps[at]?.question;
    return (
      question !== null && question !== undefined && HARMLESS.includes(question.purpose) && withinSaid(history, at)
    );
  });
  const answers = [action.begun, ...inside.map(({ begun }) => begun)];
  return plain && answers.every((at) => saidToComplete(history, at)) && inside.every(({ interrupted }) => !interrupted);
}

function saidToComplete(history: History, at: number): boolean {
  const step = history.steps[at];
  const option = step === undefined ? null : picked(step);
  return option !== null && !(step?.question?.incomplete ?? []).includes(option);
}

/** A number no greater than what is said to complete; an option that is not said to be incomplete. */
function withinSaid(history: History, at: number): boolean {
  const { question, answer } = history.steps[at] ?? { question: null, answer: null };
  if (question === null || answer === null) return false;
  if (answer.kind === 'number') return answer.value <= question.max;
  return answer.kind !== 'pick' || answer.picks.every((pick) => !question.incomplete.includes(pick));
}

/** The end of an outer action may be told with the last action inside it. */
function happenedInside(history: History, action: Action): boolean {
  return history.steps
    .slice(action.begun + 1, action.over + 1)
    .some(({ happenings }) => happenings.some((happening) => isEnd(happening, action.object)));
}

/** A card that is suspended goes from hand to exile. CR 116.2f */
function isEnd(happening: Happening, object: Ref): boolean {
  if (happening.kind === 'moved') return happening.object === object && happening.to === 'exile';
  return (happening.kind === 'cast' || happening.kind === 'activated') && happening.object === object;
}

function purposes(history: History, action: Action): string {
  const all = action.choices.map((at) => history.steps[at]?.question?.purpose ?? '');
  return [...new Set(all)].sort().join(', ');
}
