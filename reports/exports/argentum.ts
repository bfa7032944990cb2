import type { Board, BoardCard, BoardStep } from '../../protocol/index.ts';
import {
  baseName,
  called,
  type CannotExport,
  cardsIn,
  type Exported,
  type ExportSource,
  isMixed,
  isToken,
  MIXED,
  unsaidOfCard,
  unsaidOfPlayer,
} from './source.ts';

/** A scenario for Argentum, as its scenario builder takes it: a position in JSON. */
export function argentum(source: ExportSource): Exported | CannotExport {
  const { start } = source.counterexample.case;
  if (start.kind === 'decks')
    return { kind: 'cannot export', why: 'a scenario of Argentum is a position, not a game from its beginning' };
  const text = `${JSON.stringify(scenarioOf(start.board), null, 2)}\n`;
  const fileName = `${baseName(source.counterexample)}.json`;
  return { kind: 'exported', grade: 'read back by our reader', fileName, text, notSaid: notSaidBy(start.board) };
}

/** A permanent of a scenario. */
export interface ScenarioPermanent {
  readonly name: string;
  readonly tapped?: boolean;
  readonly summoningSickness?: boolean;
  readonly counters?: Readonly<Record<string, number>>;
  readonly attachedTo?: string;
  readonly chosenCreatureType?: string;
  readonly chosenColor?: string;
}

/** What a player has in a scenario. Libraries stand top first. */
export interface ScenarioSide {
  readonly lifeTotal: number;
  readonly hand: readonly string[];
  readonly battlefield: readonly ScenarioPermanent[];
  readonly graveyard: readonly string[];
  readonly library: readonly string[];
  readonly exile: readonly string[];
}

/** A scenario; seats count from 1. Two players are called by their own fields, more stand in a list. */
export interface Scenario {
  readonly player1Name?: string;
  readonly player2Name?: string;
  readonly player1?: ScenarioSide;
  readonly player2?: ScenarioSide;
  readonly players?: readonly { readonly name: string; readonly config: ScenarioSide }[];
  readonly phase: string;
  readonly step: string;
  readonly activePlayer: number;
  readonly priorityPlayer: number;
  /** One client has all seats. */
  readonly mode: 'SELF';
}

function scenarioOf(board: Board): Scenario {
  const sides = board.players.map((_, seat) => sideOf(board, seat));
  const [first, second] = sides;
  const seats =
    first !== undefined && second !== undefined && sides.length === 2
      ? { player1Name: 'player 0', player2Name: 'player 1', player1: first, player2: second }
      : { players: sides.map((config, seat) => ({ name: `player ${seat}`, config })) };
  const [phase, step] = ARGENTUM_STEPS[board.step];
  return { ...seats, phase, step, activePlayer: board.active + 1, priorityPlayer: board.active + 1, mode: 'SELF' };
}

/** Its phases and steps. */
export const ARGENTUM_STEPS: Readonly<Record<BoardStep, readonly [phase: string, step: string]>> = {
  upkeep: ['BEGINNING', 'UPKEEP'],
  draw: ['BEGINNING', 'DRAW'],
  'precombat main': ['PRECOMBAT_MAIN', 'PRECOMBAT_MAIN'],
  'beginning of combat': ['COMBAT', 'BEGIN_COMBAT'],
  'end of combat': ['COMBAT', 'END_COMBAT'],
  'postcombat main': ['POSTCOMBAT_MAIN', 'POSTCOMBAT_MAIN'],
  end: ['ENDING', 'END'],
};

/** Kinds of counters in its list. */
export const ARGENTUM_COUNTERS: Readonly<Record<string, string>> = {
  ...{ '+1/+1': 'PLUS_ONE_PLUS_ONE', '-1/-1': 'MINUS_ONE_MINUS_ONE', '+1/+0': 'PLUS_ONE_PLUS_ZERO' },
  ...{ '-0/-1': 'MINUS_ZERO_MINUS_ONE', charge: 'CHARGE', depletion: 'DEPLETION', lore: 'LORE', loyalty: 'LOYALTY' },
  ...{ storage: 'STORAGE', stun: 'STUN', time: 'TIME', verse: 'VERSE' },
};

export const ARGENTUM_COLORS: Readonly<Record<string, string>> = {
  W: 'WHITE',
  U: 'BLUE',
  B: 'BLACK',
  R: 'RED',
  G: 'GREEN',
};

function sideOf(board: Board, seat: number): ScenarioSide {
  const named = (zone: 'hand' | 'graveyard' | 'library' | 'exile'): readonly string[] =>
    cardsIn(board, zone, seat).flatMap(({ name }) => (isToken(name) ? [] : [name]));
  return {
    lifeTotal: board.players[seat]?.life ?? 20,
    hand: named('hand'),
    battlefield: cardsIn(board, 'battlefield', seat).flatMap((card) =>
      isToken(card.name) ? [] : [permanentOf(card, board)],
    ),
    graveyard: named('graveyard'),
    library: named('library'),
    exile: named('exile'),
  };
}

function permanentOf(card: BoardCard, board: Board): ScenarioPermanent {
  const counters = Object.entries(card.counters).flatMap(([kind, count]) => {
    const name = ARGENTUM_COUNTERS[kind];
    return name === undefined ? [] : [[name, count] as const];
  });
  const host = board.cards.find(({ id }) => id === card.attachedTo);
  const { color, type } = chosenFor(card);
  return {
    name: card.name,
    ...(card.tapped ? { tapped: true } : {}),
    ...(card.held ? {} : { summoningSickness: true }),
    ...(counters.length === 0 ? {} : { counters: Object.fromEntries(counters) }),
    ...(host !== undefined && isFound(card, board) && isFound(host, board) ? { attachedTo: host.name } : {}),
    ...(type === undefined ? {} : { chosenCreatureType: type }),
    ...(color === undefined ? {} : { chosenColor: ARGENTUM_COLORS[color] ?? color }),
  };
}

/** An attachment is found by names: of several permanents of one name it is the last. */
function isFound(card: BoardCard, board: Board): boolean {
  const order = board.players.flatMap((_, seat) => cardsIn(board, 'battlefield', seat));
  return order.findLast(({ name }) => name === card.name)?.id === card.id && !isToken(card.name);
}

function chosenFor({ chosen }: BoardCard): { readonly color: string | undefined; readonly type: string | undefined } {
  const values = Object.values(chosen);
  return {
    color: values.find((value) => ARGENTUM_COLORS[value] !== undefined),
    type: values.find((value) => ARGENTUM_COLORS[value] === undefined && !LAND_TYPES.includes(value)),
  };
}

const LAND_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

function notSaidBy(board: Board): readonly string[] {
  return [
    'What players do: a scenario is a position. Do by hand what the counterexample’s story lists.',
    'What is wrong, for JSON has no comments: keep the story beside it.',
    ...(board.turn === 1 ? [] : [`That it is turn ${board.turn}.`]),
    ...(isMixed(board) ? [MIXED] : []),
    ...board.players.flatMap(unsaidOfPlayer),
    ...board.cards.flatMap((card) => ofCard(card, board)),
  ];
}

function ofCard(card: BoardCard, board: Board): readonly string[] {
  const { zone, counters, attachedTo, exiledWith, chosen, name } = card;
  if (isToken(name)) return [`The token ${called(card)}.`];
  const host = board.cards.find(({ id }) => id === attachedTo);
  const isWired = host === undefined || (isFound(card, board) && isFound(host, board));
  const { color, type } = chosenFor(card);
  return [
    ...Object.entries(counters)
      .filter(([kind]) => zone !== 'battlefield' || ARGENTUM_COUNTERS[kind] === undefined)
      .map(([kind, count]) => `${count} ${kind} counters on ${called(card)}.`),
    ...unsaidOfCard(card),
    ...(isWired || host === undefined
      ? []
      : [`That ${called(card)} is attached to ${called(host)}: names alone do not tell it.`]),
    ...(exiledWith === null ? [] : [`That ${called(card)} was exiled with ${exiledWith}.`]),
    ...Object.values(chosen).flatMap((value) =>
      value === color || value === type ? [] : [`That ${value} was chosen for ${called(card)}.`],
    ),
  ];
}
