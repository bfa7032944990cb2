import ts from 'typescript';
import type { Fault, StaleFault } from './fault.ts';
import { locate, type NoPlace, type Place } from './locate.ts';

/** The text of each file of an engine, by its path relative to `engine/`, with forward slashes. */
export type EngineSources = ReadonlyMap<string, string>;

/** The engine with every fault built in, none of them active. */
export type InstrumentedEngine = {
  readonly sources: EngineSources;
  /** The faults that were built in; fault n of the instrumented text is the n-th of them, counted from 1. */
  readonly faults: readonly Fault[];
  readonly stale: readonly StaleFault[];
};

/** The generated module of the instrumented engine that says which fault is active. */
export const SWITCH_FILE = 'faults-switch.ts';

type PlacedFault = { readonly fault: Fault; readonly place: Place };
type Edit = { readonly start: number; readonly end: number; readonly text: string };

/**
 * Builds all faults into one engine. A faulted body becomes a choice between its variants:
 *
 *     { if ($fault === 1) { …with fault 1… } else { …as it was… } }
 *
 * so signature, generics, exports, overloads and generators stay what they are, and a generator keeps the variant that
 * was active when it was first run. A fault that no longer applies is answered in `stale`.
 */
export function instrument(engine: EngineSources, faults: readonly Fault[]): InstrumentedEngine {
  const parsed = new Map<string, ts.SourceFile>();
  const placed: PlacedFault[] = [];
  const stale: StaleFault[] = [];
  for (const fault of faults) {
    const place = placed.some((other) => other.fault.id === fault.id)
      ? { kind: 'no-place' as const, reason: 'another fault has the same id' }
      : placeIn(engine, parsed, fault);
    if (place.kind === 'place') placed.push({ fault, place });
    else stale.push({ id: fault.id, reason: place.reason });
  }
  const sources = new Map(engine);
  for (const [file, source] of parsed) {
    const edits = branches(source, placed);
    if (edits.length > 0) sources.set(file, splice(source.text, 0, source.text.length, edits) + switchImport(file));
  }
  sources.set(SWITCH_FILE, switchModule(placed, stale));
  return { sources, faults: placed.map(({ fault }) => fault), stale };
}

function placeIn(engine: EngineSources, parsed: Map<string, ts.SourceFile>, fault: Fault): Place | NoPlace {
  const text = engine.get(fault.file);
  if (text === undefined) return { kind: 'no-place', reason: `the engine has no file ${fault.file}` };
  if (fault.find === fault.replacement) return { kind: 'no-place', reason: 'the replacement changes nothing' };
  const source = parsed.get(fault.file) ?? ts.createSourceFile(fault.file, text, ts.ScriptTarget.Latest, true);
  parsed.set(fault.file, source);
  const place = locate(source, fault);
  if (place.kind === 'no-place') return place;
  const { pos, end } = statementAround(place.body);
  const error = syntaxError(splice(text, pos, end, [replacementOf({ fault, place })]));
  return error === undefined ? place : { kind: 'no-place', reason: `the replacement does not parse: ${error}` };
}

/** One edit for each faulted body that is in no other; inner bodies come first, so that outer ones carry them. */
function branches(source: ts.SourceFile, placed: readonly PlacedFault[]): readonly Edit[] {
  const inFile = placed.filter(({ place }) => place.body.getSourceFile() === source);
  const bodies = [...new Set(inFile.map(({ place }) => place.body))].sort((a, b) => a.getWidth() - b.getWidth());
  let edits: readonly Edit[] = [];
  for (const body of bodies) {
    const [start, end] = [body.getStart(source), body.end];
    const variants = inFile
      .filter(({ place }) => place.body === body)
      .map((fault) => ({
        number: placed.indexOf(fault) + 1,
        text: splice(source.text, start, end, [replacementOf(fault)]),
      }));
    const isInner = (edit: Edit): boolean => start <= edit.start && edit.end <= end;
    const original = splice(source.text, start, end, edits.filter(isInner));
    const text = ts.isBlock(body) ? blockBranch(variants, original) : expressionBranch(variants, original);
    edits = [...edits.filter((edit) => !isInner(edit)), { start, end, text }];
  }
  return edits;
}

type Variant = { readonly number: number; readonly text: string };

function blockBranch(variants: readonly Variant[], original: string): string {
  const branch = variants.map(({ number, text }) => `if ($fault === ${number}) ${marker(number)} ${text} else `);
  return `{ ${branch.join('')}${marker(0)} ${original} }`;
}

function expressionBranch(variants: readonly Variant[], original: string): string {
  const branch = variants.map(({ number, text }) => `$fault === ${number} ? ${marker(number)} (${text}\n) : `);
  return `${branch.join('')}${marker(0)} (${original}\n)`;
}

const marker = (number: number): string => `/* fault ${number} */`;

/**
 * The number of the fault whose variant stands at an offset of an instrumented text, or 0 for what all engines share.
 * An error may also be told where a fault's effect on an inferred type is felt: then it is no fault's, and 0.
 */
export function faultNumberAt(text: string, offset: number): number {
  const before =
    text
      .slice(0, offset)
      .match(/\/\* fault \d+ \*\//g)
      ?.at(-1) ?? marker(0);
  return Number.parseInt(before.slice('/* fault '.length), 10);
}

function replacementOf({ fault, place }: PlacedFault): Edit {
  return { start: place.at, end: place.at + fault.find.length, text: fault.replacement };
}

/** The part of a text from `start` to `end` with edits made in it; the edits do not overlap. */
function splice(text: string, start: number, end: number, edits: readonly Edit[]): string {
  let [result, at] = ['', start];
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at, end);
}

function statementAround(node: ts.Node): ts.Node {
  return ts.isSourceFile(node.parent) ? node : statementAround(node.parent);
}

function syntaxError(text: string): string | undefined {
  const [first] = ts.transpileModule(text, { reportDiagnostics: true }).diagnostics ?? [];
  return first === undefined ? undefined : ts.flattenDiagnosticMessageText(first.messageText, ' ');
}

function switchImport(file: string): string {
  const up = '../'.repeat(file.split('/').length - 1) || './';
  return `\nimport { activeFault as $fault } from '${up}${SWITCH_FILE}';\n`;
}

function switchModule(placed: readonly PlacedFault[], stale: readonly StaleFault[]): string {
  const ids = placed.map(({ fault }) => fault.id);
  return `
const ids: readonly string[] = ${JSON.stringify(['', ...ids])};
export const staleFaults: readonly { readonly id: string; readonly reason: string }[] = ${JSON.stringify(stale)};
export let activeFault = 0;
export let epoch = 0;
export function setActiveFault(id: string): boolean {
  const number = ids.indexOf(id);
  if (number < 0) return false;
  activeFault = number;
  epoch += 1;
  return true;
}
`;
}
