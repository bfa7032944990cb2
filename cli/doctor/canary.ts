import { referenceEngine } from '../../adapters/reference/index.ts';
import { readTranscript, recording, replaying } from '../../adapters/replay/index.ts';
import { completes } from '../../properties/completes.property.ts';
import type { Case } from '../../protocol/index.ts';
import { type Connection, connect } from '../../protocol/wire/index.ts';
import { judge } from '../../runner/index.ts';
import { FORESTS, INTRODUCTION } from './probe.ts';

/** A land is played, and then nothing is done. */
const CASE: Case = {
  start: { kind: 'board', board: FORESTS },
  script: [
    {
      ...{ kind: 'action', player: 0, action: 'play c1', choices: [] },
      after: { turn: 1, step: 'precombat main', stack: 0 },
    },
  ],
  policy: { kind: 'boring' },
  decisions: 12,
  untilTurn: 2,
};

/**
 * Whether the suite would see it if the engine were wrong: a game of it is written down, and judged as it was and then with a land that
 * may never be played. What is wrong, or null.
 */
export function caught(connection: Connection): string | null {
  const written: string[] = [];
  const engine = connect(
    recording(connection, 'doctor', (line) => written.push(line)),
    INTRODUCTION,
  );
  // Without the land the game goes on otherwise: that has to be written down too.
  for (const of of [CASE, { ...CASE, script: [] }]) {
    const { finding } = judge(completes, engine, referenceEngine, of);
    if (finding !== null) return `in a game with nothing but Forests ${finding.violation.found}`;
  }
  const transcript = written.join('');
  const asItWas = verdictOn(transcript);
  if (asItWas !== null) return `the same game, as it was written down, comes to "${asItWas}"`;
  const changed = verdictOn(transcript.replaceAll(',"play c1"', '').replaceAll(/"play c1",?/g, ''));
  return changed === 'illegal' ? null : `a game in which no land may be played comes to "${changed ?? 'no finding'}"`;
}

function verdictOn(transcript: string): string | null {
  const engine = connect(replaying(readTranscript(transcript)), INTRODUCTION);
  return judge(completes, engine, referenceEngine, CASE).finding?.verdict ?? null;
}
