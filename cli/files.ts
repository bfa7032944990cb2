import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { BaselineFile, CounterexampleFile, GateReport, RunReport, StepsFile } from '../reports/index.ts';
import type { Board } from '../protocol/index.ts';
import { UsageError } from './usage-error.ts';

/** A board to count from, as a file. */
export interface BoardFile {
  readonly kind: 'headjudge board';
  readonly format: 1;
  readonly depth: number;
  readonly board: Board;
}

/** The formats that are read; older ones would be brought up to these. */
const FORMATS = {
  'headjudge counterexample': 1,
  'headjudge board': 1,
  'headjudge baseline': 1,
  'headjudge report': 1,
  'headjudge gate': 1,
  'headjudge steps': 1,
} as const;
type Kind = keyof typeof FORMATS;

/** Reads a counterexample. Throws a `UsageError` that says what was expected where. */
export function readCounterexample(path: string): CounterexampleFile {
  return read(path, 'headjudge counterexample', validators().counterexample);
}

/** Reads a board to count from. Throws a `UsageError` that says what was expected where. */
export function readBoardFile(path: string): BoardFile {
  return read(path, 'headjudge board', validators().board);
}

/** Reads a baseline. Throws a `UsageError` that says what was expected where. */
export function readBaselineFile(path: string): BaselineFile {
  return read(path, 'headjudge baseline', validators().baseline);
}

/** Reads the report of a run. Throws a `UsageError` that says what was expected where. */
export function readReport(path: string): RunReport {
  return read(path, 'headjudge report', validators().report);
}

/** Reads what a gate saw. Throws a `UsageError` that says what was expected where. */
export function readGate(path: string): GateReport {
  return read(path, 'headjudge gate', validators().gate);
}

/** Reads what a page shows of a counterexample. Throws a `UsageError` that says what was expected where. */
export function readSteps(path: string): StepsFile {
  return read(path, 'headjudge steps', validators().steps);
}

/** The kind that a file says it is of; null: it is not of ours. Throws a `UsageError` where it cannot be read. */
export function kindOf(path: string): string | null {
  const value = parse(path, readText(path));
  const { kind } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return typeof kind === 'string' ? kind : null;
}

/** Writes a file of the project's own, at once, and its folder. */
export function writeText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.unfinished`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, path);
}

/** JSON as it is in the project's files. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** A file's text. Throws a `UsageError` where it cannot be read. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const why = code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'that is a folder' : String(error);
    throw new UsageError(`${path}: ${why}`);
  }
}

function read<Content>(path: string, kind: Kind, validate: ValidateFunction<Content>): Content {
  const value = parse(path, readText(path));
  checkFormat(path, value, kind);
  if (validate(value)) return value;
  throw new UsageError(`${path}: ${why(validate.errors ?? [])}`);
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${path}: not a whole JSON file: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function checkFormat(path: string, value: unknown, kind: Kind): void {
  const { kind: found, format } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  if (found !== kind)
    throw new UsageError(`${path}: expected a file of kind "${kind}", found ${JSON.stringify(found)}`);
  const newest = FORMATS[kind];
  if (format === newest) return;
  if (typeof format === 'number' && format > newest) {
    throw new UsageError(`${path}: its format ${format} is newer than this Headjudge, which reads format ${newest}`);
  }
  throw new UsageError(
    `${path}: its format ${JSON.stringify(format)} is not known; this Headjudge reads format ${newest}`,
  );
}

function why(errors: readonly ErrorObject[]): string {
  const deepest = [...errors].sort((a, b) => b.instancePath.length - a.instancePath.length)[0];
  if (deepest === undefined) return 'it is not what its schema says';
  const place = deepest.instancePath === '' ? 'the file' : deepest.instancePath.slice(1).replaceAll('/', '.');
  const found = JSON.stringify(deepest.params);
  return `${place} ${deepest.message ?? 'is wrong'} (${found})`;
}

interface Validators {
  readonly counterexample: ValidateFunction<CounterexampleFile>;
  readonly board: ValidateFunction<BoardFile>;
  readonly baseline: ValidateFunction<BaselineFile>;
  readonly report: ValidateFunction<RunReport>;
  readonly gate: ValidateFunction<GateReport>;
  readonly steps: ValidateFunction<StepsFile>;
}

let loaded: Validators | null = null;

function validators(): Validators {
  if (loaded !== null) return loaded;
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });
  for (const name of ['counterexample', 'baseline', 'report', 'gate', 'steps']) ajv.addSchema(schemaOf(name));
  const board = {
    type: 'object',
    additionalProperties: false,
    required: ['kind', 'format', 'depth', 'board'],
    properties: {
      kind: { const: 'headjudge board' },
      format: { const: 1 },
      depth: { type: 'integer', minimum: 0, maximum: 12 },
      board: { $ref: 'counterexample.schema.json#/definitions/BoardData' },
    },
  };
  loaded = {
    counterexample: ajv.compile<CounterexampleFile>({ $ref: 'counterexample.schema.json' }),
    board: ajv.compile<BoardFile>(board),
    baseline: ajv.compile<BaselineFile>({ $ref: 'baseline.schema.json' }),
    report: ajv.compile<RunReport>({ $ref: 'report.schema.json' }),
    gate: ajv.compile<GateReport>({ $ref: 'gate.schema.json' }),
    steps: ajv.compile<StepsFile>({ $ref: 'steps.schema.json' }),
  };
  return loaded;
}

function schemaOf(name: string): object {
  return JSON.parse(readFileSync(fileURLToPath(new URL(`../reports/${name}.schema.json`, import.meta.url)), 'utf8'));
}
