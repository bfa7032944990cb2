import type { Board, Zone } from '../../protocol/index.ts';
import { commentLines } from './comments.ts';
import { forgeCard, forgeIds } from './forge-cards.ts';
import { forgeCounter, forgePlayer, forgeStep } from './forge-words.ts';
import {
  baseName,
  type CannotExport,
  cardsIn,
  type Exported,
  type ExportSource,
  type Grade,
  isMixed,
  MIXED,
} from './source.ts';

/** A state as Forge's developer mode sets it up (`Setup Game State`): a key and a value a line. */
export function forgeState(source: ExportSource): Exported | CannotExport {
  const { start } = source.counterexample.case;
  if (start.kind === 'decks')
    return { kind: 'cannot export', why: 'a state of Forge is of a game in progress, not of one from its beginning' };
  const { lines, notSaid } = stateLines(start.board);
  const grade = gradeOf(start.board);
  const comments = commentLines(source, grade, notSaid).map((line) => `# ${line}`);
  const fileName = `${baseName(source.counterexample)}.txt`;
  return { kind: 'exported', grade, fileName, text: `${[...comments, ...lines].join('\n')}\n`, notSaid };
}

/** How far both exports for Forge are proved: states of more than two players are younger than the Forge that has loaded ours. */
export function gradeOf({ players }: Board): Grade {
  return players.length === 2 ? 'loaded by the real engine' : 'read back by our reader';
}

/** The lines of a state, and what they do not say. Forge ends at an empty line: there is none. */
export function stateLines(board: Board): { readonly lines: readonly string[]; readonly notSaid: readonly string[] } {
  const { players, turn, active, step } = board;
  const zones = players.map((_, seat) => zoneLines(board, seat));
  const called = (seat: number) => forgePlayer(seat, players.length);
  const counters = players.map(({ counters: all }, seat) => counterLine(all, seat, called(seat)));
  return {
    lines: [
      `turn=${turn}`,
      `activeplayer=${called(active)}`,
      `activephase=${forgeStep(step)}`,
      ...players.flatMap(({ life, landsPlayed }, seat) => [
        `${called(seat)}life=${life}`,
        `${called(seat)}landsplayed=${landsPlayed}`,
        ...(counters[seat]?.lines ?? []),
        ...(zones[seat]?.lines ?? []),
      ]),
    ],
    notSaid: [
      ...SCRIPT_IS_DONE_BY_HAND,
      ...(isMixed(board) ? [MIXED] : []),
      ...(board.cards.some(({ exiledWith }) => exiledWith !== null) ? [LINKS] : []),
      ...[...counters, ...zones].flatMap(({ notSaid }) => notSaid),
    ],
  };
}

const SCRIPT_IS_DONE_BY_HAND = ['What players do: a state is a position. Do by hand what is listed.'];
const LINKS =
  'For which of its abilities a permanent exiled cards: some of Forge’s cards look at Imprinting or RememberedCards instead of ExiledWith.';

const ZONES: readonly Zone[] = ['battlefield', 'hand', 'graveyard', 'library', 'exile'];

interface Lines {
  readonly lines: readonly string[];
  readonly notSaid: readonly string[];
}

function zoneLines(board: Board, seat: number): Lines {
  const ids = forgeIds(board);
  const player = forgePlayer(seat, board.players.length);
  const zones = ZONES.map((zone) => ({
    zone,
    cards: cardsIn(board, zone, seat).map((card) => forgeCard(card, ids, board.players.length)),
  }));
  return {
    lines: zones.map(({ zone, cards }) => `${player}${zone}=${cards.flatMap(({ text }) => text ?? []).join(';')}`),
    notSaid: zones.flatMap(({ cards }) => cards.flatMap(({ notSaid }) => notSaid)),
  };
}

function counterLine(counters: Readonly<Record<string, number>>, seat: number, player: string): Lines {
  const all = Object.entries(counters);
  const known = all.flatMap(([kind, count]) => {
    const name = forgeCounter(kind);
    return name === null ? [] : [`${name}=${count}`];
  });
  const unknown = all.filter(([kind]) => forgeCounter(kind) === null);
  return {
    lines: known.length === 0 ? [] : [`${player}counters=${known.join(',')}`],
    notSaid: unknown.map(([kind, count]) => `${count} ${kind} counters of player ${seat}.`),
  };
}
