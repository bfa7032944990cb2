import { createHash } from 'node:crypto';
import type { HistoryStep, View, Zone } from '../../protocol/index.ts';
import type { Performance } from '../../runner/index.ts';

/** All that can be seen of a case that was played, as a short text: the same where nobody can tell one play from another. */
export function seenIn({ plays }: Pick<Performance, 'plays'>): string {
  const hash = createHash('sha256');
  for (const { play } of plays) {
    for (const step of play.history.steps) hash.update(stepText(step));
    hash.update(JSON.stringify([play.history.over, play.end]));
  }
  return hash.digest('hex').slice(0, 20);
}

const ZONES: readonly Exclude<Zone, 'battlefield'>[] = ['hand', 'graveyard', 'exile', 'library'];

function stepText({ question, answer, view, happenings }: HistoryStep): string {
  return JSON.stringify([question, answer, happenings, viewParts(view)]);
}

function viewParts(view: View): readonly unknown[] {
  const { turn, active, step, priority, players, battlefield, stack } = view;
  const zones = players.map(({ seat }) => ZONES.map((zone) => view.zone(zone, seat)));
  return [turn, active, step, priority, players, battlefield, stack, zones];
}
