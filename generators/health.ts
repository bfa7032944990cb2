import { rolesOf } from '../engine/facts.ts';
import type { Board, BoardCard, Case, IllegalBoard } from '../protocol/index.ts';
import { caseAt } from './case-arbitrary.ts';
import type { CaseRun, Origin } from './case-run.ts';
import { cardsMeant, ENGINE_POOL } from './pool.ts';
import { isLand } from './printed.ts';
import type { Recipe } from './recipe.ts';
import { size } from './shrink/order.ts';
import type { CaseSource } from './source.ts';

export interface HealthOptions {
  readonly cases: number;
  readonly seed: number;
  readonly corpus: readonly Case[];
  /** What an engine says of a board: null where it takes it. */
  readonly check: (board: Board) => IllegalBoard | null;
}

/** What the cases of a property look like before anything is played. Shares are from 0 to 1, means per case. */
export interface Health {
  readonly cases: number;
  readonly origins: Readonly<Partial<Record<Origin, number>>>;
  /** By number of players. */
  readonly players: Readonly<Record<number, number>>;
  /** Boards that the check did not take, by its reasons. */
  readonly illegal: Readonly<Record<string, number>>;
  readonly meanSize: number;
  readonly meanPermanents: number;
  readonly meanLands: number;
  readonly meanHand: number;
  /** Names and roles that are seen outside libraries. */
  readonly distinctCards: number;
  readonly distinctRoles: number;
  /** Share of the boards on which one of the recipe's own cards is. */
  readonly withOwnCards: number;
  /** Cards on more than `TOO_COMMON` of the boards that are not the recipe's own, the most common first. */
  readonly tooCommon: readonly { readonly name: string; readonly share: number }[];
}

/** A card that is on more of the boards than this hides what else might be. */
export const TOO_COMMON = 0.6;

/** Measures the first cases of a property. */
export function healthOf(source: CaseSource, { cases, seed, corpus, check }: HealthOptions): Health {
  const runs = Array.from({ length: cases }, (_, index) => caseAt(source, index, seed, corpus));
  const boards = runs.flatMap(({ case: { start } }) => (start.kind === 'board' ? [start.board] : []));
  const shown = boards.map((board) => board.cards.filter(({ zone }) => zone !== 'library'));
  const names = countEach(shown.flatMap((cards) => [...new Set(cards.map(({ name }) => name))]));
  const own = ownNames(source.cases);
  const mean = (count: (card: BoardCard) => boolean): number => {
    return shown.reduce((sum, cards) => sum + cards.filter(count).length, 0) / Math.max(1, boards.length);
  };
  return {
    cases,
    origins: shares(runs.map(({ origin }) => origin)),
    players: shares(runs.map(seatsOf)),
    illegal: Object.fromEntries(countEach(boards.flatMap((board) => reasons(check(board))))),
    meanSize: runs.reduce((sum, run) => sum + size(run.case), 0) / Math.max(1, cases),
    meanPermanents: mean(({ zone }) => zone === 'battlefield'),
    meanLands: mean(({ zone, name }) => zone === 'battlefield' && isLandName(name)),
    meanHand: mean(({ zone }) => zone === 'hand'),
    distinctCards: names.size,
    distinctRoles: new Set([...names.keys()].flatMap(rolesOfName)).size,
    withOwnCards: shown.filter((cards) => cards.some(({ name }) => own.has(name))).length / Math.max(1, boards.length),
    tooCommon: [...names]
      .map(([name, count]) => ({ name, share: count / boards.length }))
      .filter(({ name, share }) => share > TOO_COMMON && !own.has(name))
      .sort((a, b) => b.share - a.share),
  };
}

function seatsOf({ case: { start } }: CaseRun): number {
  return start.kind === 'board' ? start.board.players.length : start.decks.decks.length;
}

function reasons(illegal: IllegalBoard | null): readonly string[] {
  return illegal === null ? [] : [illegal.why];
}

/** The cards that the recipe names, and those of its roles. */
function ownNames({ focus }: Recipe): ReadonlySet<string> {
  return new Set(focus.flatMap(({ pick }) => cardsMeant(ENGINE_POOL, pick).map(({ name }) => name)));
}

function isLandName(name: string): boolean {
  const record = ENGINE_POOL.named(name);
  return record !== null && isLand(record);
}

function rolesOfName(name: string): readonly string[] {
  const record = ENGINE_POOL.named(name);
  return record === null ? [] : rolesOf(record);
}

function shares<Key extends string | number>(items: readonly Key[]): Record<Key, number> {
  const counts = [...countEach(items)].map(([key, count]) => [key, count / items.length]);
  return Object.fromEntries(counts) as Record<Key, number>;
}

function countEach<Key>(items: readonly Key[]): ReadonlyMap<Key, number> {
  const counts = new Map<Key, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
