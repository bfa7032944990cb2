import { remarksOf } from './formats/gate-outcome.ts';
import { oneLine, visible } from './formats/one-line.ts';
import { nameOf } from './formats/run-outcome.ts';
import type { GateProblem, GateReport } from './gate.generated.ts';

/** How the gate's outcome is written on a terminal; plain text where there are no colours. */
export type PaintGate = (outcome: GateReport['outcome'], words: string) => string;

/** What a gate saw, as text: what was run, each problem with what shows and what mends it, and whether the gate is open. */
export function gateTable(gate: GateReport, paint: PaintGate): string {
  const { engine, baseline, problems } = gate;
  return [
    `Gate for ${nameOf(engine)} against ${oneLine(baseline.file)}`,
    ...remarksOf(gate),
    '',
    ...problems.flatMap(problemLines),
    conclusion(gate, paint),
    '',
  ].join('\n');
}

function problemLines({ kind, blocks, says, expected, found, show, mend }: GateProblem): readonly string[] {
  return [
    oneLine(`${blocks ? '' : 'the base has it too: '}${kind}: ${says}`),
    ...(expected === '' ? [] : [`  expected: ${oneLine(expected)}`]),
    ...(found === '' ? [] : [`  found:    ${oneLine(found)}`]),
    ...(show === null ? [] : [`  show:     ${visible(show)}`]),
    `  mend:     ${visible(mend)}`,
    '',
  ];
}

function conclusion({ outcome, problems }: GateReport, paint: PaintGate): string {
  const counts = new Map<string, number>();
  for (const { kind, blocks } of problems) if (blocks) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const kinds = [...counts].map(([kind, count]) => `${count} ${kind}`);
  const why = kinds.length === 0 ? '' : `: ${kinds.join(', ')}`;
  switch (outcome) {
    case 'open':
      return paint(outcome, 'The gate is open.');
    case 'closed':
      return paint(outcome, `The gate is closed${why}.`);
    case 'unusable':
      return paint(outcome, `The engine or the harness is not fit to tell${why}.`);
  }
}
