import { serveStdio } from '../adapters/kit/serve-stdio.ts';
import type { Context } from './context.ts';
import { EXIT } from './usage-error.ts';

/** Serves one of our engines over the wire on the standard streams: what `cmd:` engines do. */
export async function serveCommand(context: Context, id: string): Promise<number> {
  const { engine } = await context.openEngine(id);
  serveStdio(engine);
  return EXIT.fine;
}
