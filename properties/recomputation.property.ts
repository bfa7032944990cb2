import type { Board, BoardCard, BoardStep, History, HistoryStep, PermanentView, View } from '../protocol/index.ts';
import { plainCard } from '../generators/index.ts';
import { anyOf, cases, permanents } from './cases.ts';
import { checked, type Finding, judged } from './law/finding.ts';
import { cardNamed } from './oracles/card-facts.ts';
import { printedEntering } from './oracles/entering-marks.ts';
import type { RelationProperty } from './property.ts';
import { difference, equal } from './reading/same-view.ts';

const STILL = 'recomputation/nothing-happened';
const RESTORED = 'recomputation/same-from-the-position';

/** Characteristics follow from the position: seen again, or worked out from its description, they are the same. CR 613 */
export const recomputation: RelationProperty = {
  kind: 'relation',
  id: 'recomputation',
  statement: 'recomputation',
  says: 'What permanents are follows from the position: nothing changes while nothing happens, and a game set up in it shows the same.',
  clauses: [STILL, RESTORED],
  rulings: [],
  cr: ['613.1', '613.6', '613.7', '611.3a'],
  observe: ['battlefield', 'zones', 'stack', 'pools', 'events'],
  level: 2,
  cases: cases(
    [
      ...permanents(
        'anyone',
        25,
        'Blood Moon',
        'Humility',
        'Opalescence',
        'Glorious Anthem',
        'Urborg, Tomb of Yawgmoth',
      ),
      ...permanents(
        'anyone',
        15,
        'Living Lands',
        'March of the Machines',
        'Prismatic Omen',
        'Conversion',
        "Nature's Revolt",
        'Serra Ascendant',
      ),
      ...permanents('active', 25, 'Omnath, Locus of Mana', 'Maro', 'Forest', 'Forest'),
      anyOf('anthem', 'battlefield', 'anyone', 80),
      anyOf('animator', 'battlefield', 'anyone', 50),
      anyOf('land type changer', 'battlefield', 'anyone', 50),
      anyOf('equipment', 'battlefield', 'active', 40),
      anyOf('aura', 'battlefield', 'anyone', 50),
      anyOf('control changer', 'battlefield', 'anyone', 20),
      anyOf('creature', 'hand', 'active', 60),
    ],
    { weights: { pass: 6, cast: 6, activate: 2, play: 5, 'take back': 0 }, decisions: 16 },
  ),
  transform: (first, history) => {
    const at = settledMoment(history);
    const board = at === null ? null : boardOf(history, at);
    return board === null
      ? null
      : { ...first, start: { kind: 'board', board }, script: [], decisions: 1, untilTurn: board.turn + 1 };
  },
  relate: judged(findings),
};

function* findings(first: History, second: History): Generator<Finding> {
  yield* still(first);
  const at = settledMoment(first);
  const [one, other] = [at === null ? undefined : first.steps[at]?.view, second.steps[0]?.view];
  if (one === undefined || other === undefined) return;
  const odd = one.battlefield.find(
    (permanent) => !equal(lasting(permanent), lasting(other.battlefield.find(({ ref }) => ref === permanent.ref))),
  );
  yield* checked(odd === undefined && one.battlefield.length === other.battlefield.length, RESTORED, profile(one), {
    cr: '613.1',
    at: 0,
    expected: 'a game set up in a position shows the permanents as they were in it',
    found: odd === undefined ? 'another number of permanents' : `a difference in ${odd.name}: ${differing(odd, other)}`,
  });
}

/** Between two questions nothing happened: only who is asked has changed. */
function* still(history: History): Generator<Finding> {
  for (const [at, step] of history.steps.entries()) {
    const before = history.steps[at - 1];
    if (before === undefined || !onlyPassed(before, step)) continue;
    const differs = difference(before.view, step.view, { order: 'counts', without: ['priority'] });
    yield* checked(differs === null, STILL, profile(step.view), {
      cr: '613.1',
      at,
      expected: 'nothing has changed while nothing happened',
      found: `a difference in ${differs}`,
    });
  }
}

/** A player passed priority and the next one got it. */
function onlyPassed(before: HistoryStep, { question, view, happenings }: HistoryStep): boolean {
  const passed =
    before.question?.kind === 'priority' && before.answer?.kind === 'pick' && before.answer.picks[0] === 'pass';
  const next =
    question?.kind === 'priority' && question.player !== before.question?.player && view.active !== question.player;
  return passed && next && happenings.length === 0 && before.view.step === view.step && before.view.turn === view.turn;
}

const BOARD_STEPS: readonly string[] = [
  'upkeep',
  'draw',
  'precombat main',
  'beginning of combat',
  'end of combat',
  'postcombat main',
  'end',
];

/**
 * The last moment of the game with nothing but the position in it: the active player has priority, the stack is empty, no mana is
 * unspent, everyone is in the game, and nothing has resolved or was activated so far whose effects might last.
 */
function settledMoment(history: History): number | null {
  if (history.start.kind !== 'board') return null;
  const before = history.steps.findIndex(
    ({ happenings, view }) => view.stack.some(leavesEffects) || happenings.some(({ kind }) => kind === 'resolved'),
  );
  const quiet = before < 0 ? history.steps : history.steps.slice(0, before);
  const at = quiet.findLastIndex(({ question, view }) => question?.kind === 'priority' && isPlain(view));
  return at < 0 ? null : at;
}

/** What resolves may leave effects that no position shows; a creature or artifact without an ability of that kind leaves none. */
function leavesEffects({ kind, types }: View['stack'][number]): boolean {
  return kind === 'ability' || types.includes('instant') || types.includes('sorcery');
}

function isPlain(view: View): boolean {
  const whole = view.players.every(({ inGame, pool }) => inGame && pool === '');
  const known = view.battlefield.every(
    ({ card, name, attacking }) => card && cardNamed(name) !== null && attacking === null,
  );
  return view.stack.length === 0 && view.priority === view.active && whole && known && BOARD_STEPS.includes(view.step);
}

/** The board that describes a moment of a game that began on a board; null where a card's own name is not known. */
function boardOf(history: History, at: number): Board | null {
  const view = history.steps[at]?.view;
  if (history.start.kind !== 'board' || view === undefined) return null;
  const start = new Map(history.start.board.cards.map((card) => [card.id, card]));
  const permanents = view.battlefield.flatMap((permanent) => boardPermanent(permanent, start.get(permanent.ref)) ?? []);
  if (permanents.length !== view.battlefield.length) return null;
  const elsewhere = view.players.flatMap(({ seat }) =>
    (['library', 'hand', 'graveyard', 'exile'] as const).flatMap((zone) =>
      view.zone(zone, seat).map(({ ref, name, owner }): BoardCard => ({ id: ref, ...plainCard(name, zone, owner) })),
    ),
  );
  return {
    players: view.players.map(({ life, counters, landsPlayed }) => ({ life, counters, landsPlayed })),
    cards: [...permanents, ...elsewhere],
    turn: view.turn,
    active: view.active,
    step: view.step as BoardStep,
  };
}

/** A permanent that has been there since the start keeps its choices; one that copies, or made a choice on its way in, is not described. */
function boardPermanent(permanent: PermanentView, start: BoardCard | undefined): BoardCard | null {
  const there = start?.zone === 'battlefield';
  if (start === undefined || start.name !== permanent.name || (!there && choosesOnEntering(permanent.name)))
    return null;
  const { ref, name, owner, controller, tapped, held, damage, counters, attachedTo } = permanent;
  if (attachedTo !== null && /^p\d+$/.test(attachedTo)) return null;
  return {
    id: ref,
    name,
    owner,
    controller,
    zone: 'battlefield',
    tapped,
    held,
    damage,
    counters,
    attachedTo,
    exiledWith: null,
    chosen: there ? start.chosen : {},
  };
}

function choosesOnEntering(name: string): boolean {
  return printedEntering(name).length > 0;
}

/** What a description keeps of a permanent. */
function lasting(permanent: PermanentView | undefined): unknown {
  return permanent === undefined ? null : { ...permanent, incarnation: 0 };
}

function differing(permanent: PermanentView, other: View): string {
  const again = other.battlefield.find(({ ref }) => ref === permanent.ref);
  if (again === undefined) return 'it is not there';
  const fields = Object.keys(permanent) as (keyof PermanentView)[];
  return fields.filter((field) => field !== 'incarnation' && !equal(permanent[field], again[field])).join(', ');
}

/** What of the board has continuous effects. */
function profile(view: View): string {
  const names = view.battlefield
    .filter(({ name }) => (cardNamed(name)?.abilities ?? []).some(({ kind }) => kind === 'static'))
    .map(({ name }) => name);
  return `${[...new Set(names)].sort().join(', ') || 'no static ability'} | ${view.players.length} players`;
}
