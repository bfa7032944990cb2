import type { Connection } from '../../protocol/wire/index.ts';
import type { Context } from '../context.ts';
import { connectionTo } from '../run/open-command.ts';
import { EXIT, UsageError } from '../usage-error.ts';
import { patientOn, type Probe } from './probe.ts';
import { PROBES } from './probes.ts';

/** Looks at an adapter: whether it speaks the protocol. Answers the exit code: 3 where it is not fit to be judged by. */
export function doctorCommand(context: Context, id: string): number {
  if (!id.startsWith('cmd:'))
    throw new UsageError(`the doctor sees engines in processes of their own: expected cmd:COMMAND, found "${id}"`);
  const command = id.slice('cmd:'.length);
  const rows = PROBES.map((probe) => {
    return { probe, wrong: examined(probe, connectionTo(command)) };
  });
  const sick = rows.filter(({ wrong }) => wrong !== null);
  for (const { probe, wrong } of rows) context.out.write(`${wrong === null ? 'ok   ' : 'WRONG'}  it ${probe.says}\n`);
  for (const { probe, wrong } of sick) context.out.write(`\nIt ${probe.says}? No: ${wrong}.\n`);
  const verdict = sick.length === 0 ? 'fit to be judged' : 'the adapter is at fault, nothing is said of the engine';
  context.out.write(`\n${rows.length - sick.length} of ${rows.length}: ${verdict}\n`);
  return sick.length === 0 ? EXIT.fine : EXIT.unusable;
}

/** What a probe finds wrong at the end of this connection, or null. */
export function examined({ run }: Probe, connection: Connection): string | null {
  try {
    return run(patientOn(connection));
  } catch (thrown) {
    return thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  } finally {
    connection.close();
  }
}
