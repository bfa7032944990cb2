import type { Board, History, Seat, View } from '../../protocol/index.ts';
import type { JavaLines } from './xmage-setup.ts';
import { javaString, xmagePlayers, xmageStep } from './xmage-words.ts';

/** What the reference has at the end of the step in which a test stops, null where the game was not followed that far: life, permanents, and how many cards are elsewhere. */
export function assertLines(board: Board, expected: History, stop: number | null): JavaLines {
  const view = expected.steps[stop ?? -1]?.view;
  const fields = xmagePlayers(board.players.length);
  if (stop === null || view === undefined) return { lines: ['execute();'], notSaid: [NOT_FOLLOWED] };
  const end = `setStopAt(${view.turn - board.turn + 1}, ${xmageStep(view.step)});`;
  const winner = stop === expected.steps.length - 1 ? (expected.over?.winner ?? null) : null;
  if (winner !== null)
    return { lines: [end, 'execute();', `assertWonTheGame(${fields[winner] ?? ''});`], notSaid: [ONLY_THE_END] };
  return {
    lines: [
      end,
      'execute();',
      ...view.players.flatMap(({ seat, life }) => sideLines(view, seat, life, fields[seat] ?? '')),
    ],
    notSaid: [ONLY_THE_END],
  };
}

const NOT_FOLLOWED = 'What is right at the end: the game was not followed to the end of a step.';
const ONLY_THE_END =
  'The law itself: the test holds the end of the step against the reference’s. What shows before that only is to be looked at.';

function sideLines(view: View, seat: Seat, life: number, field: string): readonly string[] {
  const own = view.battlefield.filter(({ controller }) => controller === seat).map(({ name }) => name);
  const graveyard = view.zone('graveyard', seat).map(({ name }) => name);
  return [
    `assertLife(${field}, ${life});`,
    `assertPermanentCount(${field}, ${own.length});`,
    ...counts(own).map(([name, count]) => `assertPermanentCount(${field}, ${javaString(name)}, ${count});`),
    `assertHandCount(${field}, ${view.zone('hand', seat).length});`,
    `assertGraveyardCount(${field}, ${graveyard.length});`,
    ...counts(graveyard).map(([name, count]) => `assertGraveyardCount(${field}, ${javaString(name)}, ${count});`),
  ];
}

function counts(names: readonly string[]): readonly (readonly [string, number])[] {
  return [...new Set(names)].map((name) => [name, names.filter((each) => each === name).length] as const);
}
