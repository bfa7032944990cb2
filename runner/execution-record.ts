import type { CardId, Entry, Happening, History, Moment } from '../protocol/index.ts';
import type { ExecutionRecord, Span } from '../generators/index.ts';
import { isPass } from './plan.ts';
import type { RecordedChoice, RecordedEntry, Recorder } from './recorder.ts';
import { momentOf } from './situation.ts';

/** What shrinking has to know of a case that was run. */
export function executionRecord(recorder: Recorder, history: History): ExecutionRecord {
  const entries = recorder.entries();
  const kept = withoutBoring(entries);
  /** For each entry, how many before it were kept. */
  const places = [0];
  for (const entry of kept) places.push((places.at(-1) ?? 0) + (entry === null ? 0 : 1));
  const all: readonly Span[] = [...runs(entries, 'turn'), ...runs(entries, 'step'), ...recorder.spans()];
  const spans = all.map(({ kind, from, to }) => ({ kind, from: places[from] ?? 0, to: places[to] ?? 0 }));
  return {
    script: kept.filter((entry) => entry !== null),
    spans: spans.filter(({ from, to }) => from < to),
    usedCards: usedCards(entries, history),
    lastMoment: lastMoment(history),
  };
}

/** All that was done, with every choice. */
export function completeScript(entries: readonly RecordedEntry[]): readonly Entry[] {
  return entries.flatMap(({ action, choices }): readonly Entry[] => {
    const made = choices.map(({ choice }) => choice);
    return action === null ? made : [{ ...action, choices: made }];
  });
}

/**
 * The entries without the choices that the boring policy makes by itself; null: nothing is left. A boring choice stays where
 * one of the same kind follows before the next action, for a script would give its answer to the first question.
 */
function withoutBoring(entries: readonly RecordedEntry[]): readonly (Entry | null)[] {
  const kept: (Entry | null)[] = [];
  let later = new Set<string>();
  for (const { action, choices } of entries.toReversed()) {
    const needed = choices.toReversed().filter((recorded) => isNeeded(recorded, later));
    const made = needed.map(({ choice }) => choice).reverse();
    kept.push(action === null ? (made[0] ?? null) : { ...action, choices: made });
    if (action !== null && !isPass(action)) later = new Set();
  }
  return kept.reverse();
}

function isNeeded({ choice, boring }: RecordedChoice, later: Set<string>): boolean {
  const key = `${choice.player} ${choice.question} ${choice.purpose} ${choice.source}`;
  if (boring && !later.has(key)) return false;
  later.add(key);
  return true;
}

function runs(entries: readonly RecordedEntry[], kind: 'turn' | 'step'): readonly Span[] {
  const nameOf = ({ turn, step }: RecordedEntry): string => (kind === 'turn' ? `${turn}` : `${turn} ${step}`);
  const spans: { kind: Span['kind']; from: number; to: number; name: string }[] = [];
  entries.forEach((entry, index) => {
    const last = spans.at(-1);
    if (last !== undefined && last.name === nameOf(entry)) last.to = index + 1;
    else spans.push({ kind, from: index, to: index + 1, name: nameOf(entry) });
  });
  return spans;
}

/** Cards that took part, in the order of their ids. Cards that only stood on the board are none. */
function usedCards(entries: readonly RecordedEntry[], history: History): readonly CardId[] {
  const texts = entries.flatMap(({ action, choices }) => [
    action?.action ?? '',
    ...choices.flatMap(({ choice: { source, answer } }) => [
      source ?? '',
      ...(answer.kind === 'pick' ? answer.picks : []),
    ]),
  ]);
  for (const { happenings } of history.steps) for (const happening of happenings) texts.push(...refsOf(happening));
  const used = new Set(texts.flatMap((text) => text.match(/\bc\d+\b/g) ?? []));
  return [...used].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
}

function refsOf(happening: Happening): readonly string[] {
  return Object.values(happening).flatMap((value) => (typeof value === 'string' ? [value] : []));
}

function lastMoment({ steps }: History): Moment {
  const last = steps.at(-1);
  return last === undefined ? { turn: 0, step: '', stack: 0 } : momentOf(last.view);
}
