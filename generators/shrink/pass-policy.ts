import type { Case } from '../../protocol/index.ts';
import { lower } from './lower.ts';
import type { Subject } from './subject.ts';

/** Says all that is done in the script instead of leaving it to a policy; then nothing is done at all. */
export function* scriptAlone({ whole, record }: Subject): Iterable<Case> {
  const policy = { kind: 'boring' } as const;
  if (record !== null) yield { ...whole, policy, script: record.script };
  yield { ...whole, policy, script: [] };
}

/** Ends sooner. */
export function* sooner({ case: of, record }: Subject): Iterable<Case> {
  const last = record?.lastMoment.turn ?? of.untilTurn;
  if (last + 1 < of.untilTurn) yield { ...of, untilTurn: last + 1 };
  for (const decisions of lower(of.decisions, 1)) yield { ...of, decisions };
}
