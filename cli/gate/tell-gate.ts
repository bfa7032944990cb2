import { join, relative } from 'node:path';
import pc from 'picocolors';
import { fitted, type GateReport, gateTable } from '../../reports/index.ts';
import { jsonText, writeText } from '../files.ts';
import { loadFormats, print } from '../run/format.ts';
import { pageOf } from '../show/write-page.ts';
import type { Gated } from './gate-command.ts';

/** Writes what a gate saw into the folder of its report, in every format that other programs read, and prints it in one. */
export async function tellGate({ context, command, report, folder }: Gated, gate: GateReport): Promise<void> {
  const formats = await loadFormats();
  const outcome = formats.outcomeOfGate(gate, report);
  writeText(join(folder, 'gate.json'), jsonText(gate));
  writeText(join(folder, 'junit.xml'), formats.junitText(outcome));
  writeText(join(folder, 'ctrf.json'), formats.ctrfText(outcome));
  writeText(join(folder, 'summary.md'), formats.markdownText(outcome));
  const { out } = context;
  const shown = relative(context.folder, folder) || '.';
  await print(out, command.format, {
    table: () => {
      const text = `${gateTable(gate, out.isTerminal ? painted : plain)}Report: ${shown}/gate.json\n`;
      return out.isTerminal ? fitted(text, out.columns) : text;
    },
    json: () => jsonText(gate),
    page: () => pageOf(folder, gate, report, shown),
    outcome: () => outcome,
  });
}

function plain(_outcome: GateReport['outcome'], words: string): string {
  return words;
}

function painted(outcome: GateReport['outcome'], words: string): string {
  return outcome === 'open' ? pc.green(words) : pc.red(words);
}
