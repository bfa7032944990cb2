import type { Case, Entry, Script } from '../../protocol/index.ts';
import type { Span } from '../case-run.ts';
import { lower } from './lower.ts';
import { withTurnsMoved } from './rename.ts';
import type { Subject } from './subject.ts';

const KINDS: readonly Span['kind'][] = ['turn', 'step', 'stack object', 'trigger'];

/** Leaves out whole turns, steps and resolutions, up to eight in a row. */
export function* withoutSpans({ case: of, spans }: Subject): Iterable<Case> {
  for (const kind of KINDS) {
    const alike = spans.filter((span) => span.kind === kind && span.to > span.from);
    for (const count of [8, 4, 2, 1]) {
      for (let first = 0; first + count <= alike.length; first++) {
        const cut = alike.slice(first, first + count);
        const inside = (index: number): boolean => cut.some(({ from, to }) => index >= from && index < to);
        yield { ...of, script: of.script.filter((_, index) => !inside(index)) };
      }
    }
  }
}

/** Leaves out runs of entries: large ones side by side, small ones wherever they may begin. */
export function* withoutWindows({ case: of }: Subject): Iterable<Case> {
  const { script } = of;
  for (const count of [32, 16, 8, 4, 2, 1]) {
    const stride = count > 8 ? count : 1;
    for (let from = 0; from + count <= script.length; from += stride) {
      yield { ...of, script: [...script.slice(0, from), ...script.slice(from + count)] };
    }
  }
}

/** Past this many entries, pairs are too many to try. */
const MOST_FOR_PAIRS = 30;

/** Leaves out two entries that depend on each other with others between them. */
export function* withoutEntryPairs({ case: of }: Subject): Iterable<Case> {
  const { script } = of;
  if (script.length > MOST_FOR_PAIRS) return;
  for (let a = 0; a < script.length; a++) {
    for (let b = a + 2; b < script.length; b++) {
      yield { ...of, script: script.filter((_, index) => index !== a && index !== b) };
    }
  }
}

/** Leaves choices to the boring policy: all of an entry, then one by one. */
export function* boringChoices({ case: of }: Subject): Iterable<Case> {
  for (const [index, entry] of of.script.entries()) {
    if (entry.kind !== 'action' || entry.choices.length === 0) continue;
    yield withEntry(of, index, { ...entry, choices: [] });
    if (entry.choices.length === 1) continue;
    for (let choice = 0; choice < entry.choices.length; choice++) {
      yield withEntry(of, index, { ...entry, choices: entry.choices.filter((_, other) => other !== choice) });
    }
  }
}

/** Smaller numbers, fewer things picked. */
export function* smallerAnswers({ case: of }: Subject): Iterable<Case> {
  for (const [index, entry] of of.script.entries()) {
    for (const smaller of smallerEntries(entry)) yield withEntry(of, index, smaller);
  }
}

/** The same entry with one answer less. */
function* smallerEntries(entry: Entry): Iterable<Entry> {
  if (entry.kind === 'action') {
    for (const [index, choice] of entry.choices.entries()) {
      for (const smaller of smallerEntries(choice)) {
        if (smaller.kind === 'choice') yield { ...entry, choices: entry.choices.with(index, smaller) };
      }
    }
  } else if (entry.answer.kind === 'number') {
    for (const value of lower(entry.answer.value)) yield { ...entry, answer: { kind: 'number', value } };
  } else if (entry.answer.kind === 'pick' && entry.answer.picks.length > 1) {
    const { picks } = entry.answer;
    for (let gone = 0; gone < picks.length; gone++) {
      yield { ...entry, answer: { kind: 'pick', picks: picks.filter((_, index) => index !== gone) } };
    }
  }
}

/** Does things in an earlier turn: the time between is spent waiting. */
export function* earlierTurns({ case: of }: Subject): Iterable<Case> {
  const first = of.start.kind === 'board' ? of.start.board.turn : 1;
  const seats = of.start.kind === 'board' ? of.start.board.players.length : of.start.decks.decks.length;
  const turns = new Set(of.script.flatMap((entry) => (entry.kind === 'action' ? [entry.after.turn] : [])));
  for (const turn of turns) {
    for (const by of [turn - first, seats, 1]) if (turn - by >= first && by > 0) yield withTurnsMoved(of, turn, -by);
  }
}

function withEntry(of: Case, index: number, entry: Entry): Case {
  const script: Script = of.script.with(index, entry);
  return { ...of, script };
}
