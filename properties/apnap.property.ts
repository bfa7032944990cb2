import type { History, HistoryStep, Ref, Seat, StackView, View } from '../protocol/index.ts';
import { anyCard, anyOf, cases, inHand, oneOf, permanents } from './cases.ts';
import { checked, type Finding, judged } from './law/finding.ts';
import type { LawProperty } from './property.ts';
import { turnOrder } from './reading/views.ts';

const PLAYERS = 'apnap/players-in-turn-order';
const OWN = 'apnap/own-order-as-chosen';

/** What triggers as one blocks and the other becomes blocked. */
const IN_BLOCKS = ['Samurai of the Pale Curtain', 'Shape Stealer', 'Battle-Mad Ronin', 'Brothers Yamazaki'];
const BLOCKS = [
  ...[100, 60].map((chance) => oneOf(IN_BLOCKS, 'battlefield', 'active', chance)),
  ...[100, 60].map((chance) => oneOf(IN_BLOCKS, 'battlefield', 'next', chance)),
];

/** Triggers that waited together go on the stack in turn order, each player's as the player orders them. CR 101.4, 603.3b */
export const apnap: LawProperty = {
  kind: 'law',
  id: 'apnap',
  statement: 'apnap',
  says: "Triggers that are put on the stack together stand there in turn order from the active player, a player's own in the order chosen.",
  clauses: [PLAYERS, OWN],
  rulings: [],
  cr: ['101.4', '603.3b', '405.3'],
  observe: ['stack', 'options', 'events'],
  level: 1,
  cases: cases(
    [
      ...permanents('active', 45, 'Soul Warden', 'Blood Artist', 'Corpse Knight', 'Guttersnipe'),
      ...permanents('opponent', 45, 'Soul Warden', 'Soul Warden', 'Blood Artist', 'Underworld Dreams'),
      ...permanents('anyone', 30, 'Ankh of Mishra', 'Warstorm Surge', 'Manabarbs', 'Dingus Egg', 'Howling Mine'),
      ...inHand(35, 'Elvish Visionary', 'Doomed Traveler', 'Wrath of God', 'Supreme Verdict', 'Forest'),
      ...permanents('active', 60, 'Plains', 'Plains', 'Mana Confluence', 'Mana Confluence'),
      anyOf('enters trigger', 'hand', 'active', 80),
      anyOf('leaves trigger', 'battlefield', 'anyone', 70),
      anyOf('removal', 'hand', 'active', 40),
      anyCard('hand', 'active', 60),
      anyCard('battlefield', 'anyone', 50),
    ],
    {
      corners: [BLOCKS, BLOCKS],
      weights: { pass: 4, cast: 9, activate: 4, play: 6, 'take back': 0 },
      decisions: 40,
      players: [2, 3, 3, 4],
    },
  ),
  law: judged(findings),
};

/** An ability put on the stack, in order of putting. */
interface Put {
  readonly ref: Ref;
  readonly controller: Seat;
}

function* findings(history: History): Generator<Finding> {
  let since: HistoryStep[] = [];
  for (const [at, step] of history.steps.entries()) {
    since.push(step);
    if (step.question?.kind !== 'priority') continue;
    if (!since.some(({ happenings }) => happenings.some(({ kind }) => kind === 'taken back'))) {
      for (const together of batches(since, step.view)) yield* inTurnOrder(step.view, at, together);
      yield* asChosen(since, step.view, at);
    }
    since = [];
  }
}

/** Triggers that had all triggered before the first of them was put. What triggers on the way makes a batch of its own. */
function batches(since: readonly HistoryStep[], { stack }: View): readonly (readonly Put[])[] {
  const all: Put[][] = [];
  let open: Put[] = [];
  for (const happening of since.flatMap(({ happenings }) => happenings)) {
    if (happening.kind === 'triggered' || happening.kind === 'resolved') {
      if (open.length > 0) all.push(open);
      open = [];
    }
    if (happening.kind !== 'put on stack') continue;
    const entry = stack.find(({ ref }) => ref === happening.object);
    if (entry?.kind === 'ability' && isTrigger(since, happening.object))
      open.push({ ref: entry.ref, controller: entry.controller });
  }
  return [...all, open].filter((batch) => batch.length > 1);
}

/** It was put without having been activated. */
function isTrigger(since: readonly HistoryStep[], ref: Ref): boolean {
  const happenings = since.flatMap((step) => step.happenings);
  const put = happenings.findIndex((each) => each.kind === 'put on stack' && each.object === ref);
  const happening = happenings[put];
  if (happening?.kind !== 'put on stack') return false;
  return happenings.slice(0, put).some((each) => each.kind === 'triggered' && each.object === happening.source);
}

function* inTurnOrder(view: View, at: number, together: readonly Put[]): Generator<Finding> {
  const onStack = view.stack.filter(({ ref }) => together.some((put) => put.ref === ref));
  const places = onStack.map(({ controller }) => turnOrder(view, controller));
  if (new Set(places).size < 2) return;
  const good = places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0));
  yield* checked(
    good,
    PLAYERS,
    `${view.players.length} players | ${places.join('')} | active ${view.active} | ${namesOf(onStack)}`,
    {
      cr: '603.3b',
      at,
      expected: "the active player's triggers are put first, then those of the others in turn order",
      found: 'another order',
    },
  );
}

function namesOf(stack: readonly StackView[]): string {
  return [...new Set(stack.map(({ name }) => name))].sort().join(', ');
}

/** Where a player was asked for the order of triggers, they stand so, the first put lowest. */
function* asChosen(since: readonly HistoryStep[], { stack }: View, at: number): Generator<Finding> {
  const asked = since.filter(
    ({ question, answer }) => question?.purpose === 'order of triggers' && answer?.kind === 'pick',
  );
  const [only, more] = asked;
  if (only?.answer?.kind !== 'pick' || more !== undefined) return;
  const player = only.question?.player;
  const before = new Set(only.view.stack.map(({ ref }) => ref));
  const chosen = only.answer.picks.map((option) => option.replace(/^a /, '').replace(/#\d+$/, '').split('/')[0]);
  const found = stack
    .filter(({ ref, kind, controller }) => kind === 'ability' && controller === player && !before.has(ref))
    .map(({ source }) => source);
  if (found.length !== chosen.length) return;
  yield* checked(
    chosen.every((source, index) => source === found[index]),
    OWN,
    `${chosen.length} triggers | ${namesOf(stack)}`,
    {
      cr: '603.3b',
      at,
      expected: 'the triggers stand on the stack in the order that their controller chose',
      found: 'another order',
    },
  );
}
