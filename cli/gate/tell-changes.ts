import { type BaselineFile, counted, oneLine } from '../../reports/index.ts';
import { type Baseline, UNEXPLAINED } from './baseline-file.ts';
import type { Change, Changes } from './changes.ts';
import { gateLine } from './commands.ts';
import type { Gated } from './gate-command.ts';

/** What was written, in words: for `--rebaseline` old and new side by side; then what is to be explained, and the command that is green now. */
export function changesText(gated: Gated, baseline: Baseline, { entries, unstable, leftOut }: Changes): string {
  const { command } = gated;
  const { file, named } = baseline;
  const unexplained = file.entries.filter(({ reason }) => reason === UNEXPLAINED).map(({ id }) => id);
  return [
    ...(command.write === 'rebaseline' ? sideBySide(gated, file, entries) : []),
    `Written: ${named}: ${counted(file.entries.length, 'known failure')}${counts(entries)}, ${counted(file.held.length, 'property', 'properties')} that held`,
    ...(unexplained.length === 0
      ? []
      : ['To be explained, by the reason of the entry:', ...unexplained.map((id) => `  ${id}`)]),
    ...unstable.map((name) =>
      oneLine(`Not written, for it does not show again where its case is played alone: ${name}`),
    ),
    ...leftOut.map((words) => oneLine(`Not written, for it says nothing of the engine: ${words}`)),
    `The gate: ${gateLine({ ...command, selectors: [], seed: null, cases: null }, [])}`,
    '',
  ].join('\n');
}

/** A line a class where it is the same, two where it is not. */
function sideBySide({ baseline }: Gated, file: BaselineFile, entries: readonly Change[]): readonly string[] {
  const old = baseline?.file;
  return [
    ...(old === undefined ? [] : [`old: ${header(old)}`]),
    `new: ${header(file)}`,
    '',
    ...entries.flatMap(changeLines),
    '',
  ];
}

function changeLines({ kind, was, now, why }: Change): readonly string[] {
  const [old = '', made = ''] = [was, now].map((entry) => (entry === null ? '(none)' : `${entry.id}  ${entry.class}`));
  if (kind === 'kept' || kind === 'renewed') return [oneLine(`${kind}: ${made}`)];
  return [oneLine(why === '' ? kind : `${kind}: ${why}`), `  old: ${oneLine(old)}`, `  new: ${oneLine(made)}`];
}

function header({ suite, edition, engine, run }: BaselineFile): string {
  const { version, fingerprint } = suite;
  return oneLine(
    `suite ${version} (${fingerprint}), CR of ${edition}, ${engine.id} (${engine.name} ${engine.version}), seed ${run.seed}, ${run.cases} cases a property`,
  );
}

/** Nothing where there is nothing to count. */
function counts(entries: readonly Change[]): string {
  const kinds: readonly Change['kind'][] = ['kept', 'renewed', 'renamed', 'new', 'gone'];
  const parts = kinds
    .map((kind) => ({ kind, count: entries.filter((change) => change.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${kind}`);
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}
