import { type Connection, loopback } from '../../protocol/wire/index.ts';
import type { Context } from '../context.ts';
import { connectionTo } from '../run/open-command.ts';
import { forgeCommand } from '../run/open-forge.ts';
import { EXIT } from '../usage-error.ts';
import { examine } from './examine.ts';
import { PROBES } from './probes.ts';

/** Looks at an adapter: whether it speaks the protocol. Answers the exit code: 3 where it is not fit to be judged by. */
export async function doctorCommand(context: Context, id: string): Promise<number> {
  const rows = examine(await waysTo(context, id));
  const sick = rows.filter(({ wrong }) => wrong !== null);
  for (const { says, wrong } of rows) context.out.write(`${wrong === null ? 'ok   ' : 'WRONG'}  it ${says}\n`);
  for (const { says, wrong } of sick) context.out.write(`\nIt ${says}? No: ${wrong}.\n`);
  const verdict = sick.length === 0 ? 'fit to be judged' : 'the adapter is at fault, nothing is said of the engine';
  const unseen = rows.length < PROBES.length ? `, and ${PROBES.length - rows.length} more not looked at` : '';
  context.out.write(`\n${rows.length - sick.length} of ${rows.length}${unseen}: ${verdict}\n`);
  return sick.length === 0 ? EXIT.fine : EXIT.unusable;
}

/** An engine in a process of its own is begun anew for each probe; one in this process is spoken with as if it were elsewhere. */
async function waysTo(context: Context, id: string): Promise<() => Connection> {
  if (id === 'forge') {
    const command = forgeCommand();
    return () => connectionTo(command);
  }
  if (id.startsWith('cmd:')) return () => connectionTo(id.slice('cmd:'.length));
  const { engine } = await context.openEngine(id);
  return () => loopback(engine);
}
