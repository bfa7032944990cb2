import type { Answer, Case, ChoiceEntry, Entry, Option, Ref, Script, Seat } from '../../protocol/index.ts';

/** Names of objects and players inside options and answers. */

const NAMES = /\b[ctap]\d+\b/g;

/** The objects and players that an option names. */
export function refsIn(option: Option): readonly Ref[] {
  return option.match(NAMES) ?? [];
}

/** The script with other names for objects and players, such as c7 → c2 or p3 → p1. */
export function renamedScript(script: Script, names: ReadonlyMap<Ref, Ref>): Script {
  const rename = (text: string): string => text.replace(NAMES, (ref) => names.get(ref) ?? ref);
  const seat = (player: Seat | 'chance'): Seat | 'chance' =>
    player === 'chance' ? player : Number(rename(`p${player}`).slice(1));
  const choice = (entry: ChoiceEntry): ChoiceEntry => ({
    ...entry,
    player: seat(entry.player),
    source: entry.source === null ? null : rename(entry.source),
    answer: mapPicks(entry.answer, (picks) => picks.map(rename)),
  });
  return script.map((entry): Entry => {
    if (entry.kind === 'choice') return choice(entry);
    const player = Number(seat(entry.player));
    return { ...entry, player, action: rename(entry.action), choices: entry.choices.map(choice) };
  });
}

/** The script without these objects and players: what they did is not done, and nobody picks them. */
export function scriptWithout(script: Script, gone: ReadonlySet<Ref>): Script {
  const names = (option: Option): boolean => refsIn(option).some((ref) => gone.has(ref));
  const isGone = (player: Seat | 'chance'): boolean => player !== 'chance' && gone.has(`p${player}`);
  const kept = (entry: ChoiceEntry): readonly ChoiceEntry[] => {
    if (isGone(entry.player) || (entry.source !== null && names(entry.source))) return [];
    if (entry.answer.kind !== 'pick' || !entry.answer.picks.some(names)) return [entry];
    const picks = entry.answer.picks.filter((pick) => !names(pick));
    return picks.length === 0 ? [] : [{ ...entry, answer: { kind: 'pick', picks } }];
  };
  return script.flatMap((entry): readonly Entry[] => {
    if (entry.kind === 'choice') return kept(entry);
    if (isGone(entry.player) || names(entry.action)) return [];
    return [{ ...entry, choices: entry.choices.flatMap(kept) }];
  });
}

/** The case with the turn numbers that its script waits for moved by `by`, from turn `from` on. */
export function withTurnsMoved(of: Case, from: number, by: number): Case {
  const script = of.script.map((entry): Entry => {
    if (entry.kind === 'choice' || entry.after.turn < from) return entry;
    return { ...entry, after: { ...entry.after, turn: Math.max(1, entry.after.turn + by) } };
  });
  return { ...of, script, untilTurn: of.untilTurn + by };
}

function mapPicks(answer: Answer, change: (picks: readonly Option[]) => readonly Option[]): Answer {
  return answer.kind === 'pick' ? { kind: 'pick', picks: change(answer.picks) } : answer;
}
