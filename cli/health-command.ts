import { ENGINE_POOL, healthOf, whyIllegal } from '../generators/index.ts';
import type { Property } from '../properties/property.ts';
import type { Board, EngineUnderTest, IllegalBoard } from '../protocol/index.ts';
import { aligned } from '../reports/index.ts';
import { runProperty } from '../runner/index.ts';
import type { Context } from './context.ts';
import { select } from './select.ts';
import { EXIT } from './usage-error.ts';

export interface HealthCommand {
  readonly selectors: readonly string[];
  readonly seed: number;
  readonly cases: number;
}

/** A property that is put to the test in fewer situations than this is not well looked after. */
const FEW_SHAPES = 50;

/** Says how good the cases of properties are: how fast, how often witnessed, how varied. Answers the exit code. */
export async function healthCommand(context: Context, command: HealthCommand): Promise<number> {
  const properties = select(command.selectors, context.properties, context.ledger);
  const rows = [HEADINGS];
  const remarks: string[] = [];
  for (const property of properties) {
    const measured = measure(context, command, property, (await context.openEngine('reference')).engine);
    rows.push(measured.row);
    remarks.push(...measured.remarks.map((remark) => `${property.id}: ${remark}`));
  }
  for (const line of aligned(rows, 1)) context.out.write(`${line}\n`);
  if (remarks.length > 0) context.out.write(`\n${remarks.join('\n')}\n`);
  return EXIT.fine;
}

const HEADINGS = [
  'property',
  'cases/s',
  'decisions/s',
  'per case',
  'witnessed',
  'shapes',
  'cards',
  'permanents',
  'illegal',
];

interface Measured {
  readonly row: string[];
  readonly remarks: readonly string[];
}

function measure(
  context: Context,
  { seed, cases }: HealthCommand,
  property: Property,
  engine: EngineUnderTest,
): Measured {
  const before = performance.now();
  const run = runProperty(property, engine, { seed, cases, caseOf: context.casesFor(engine).caseOf });
  const seconds = (performance.now() - before) / 1000;
  const health = healthOf(property, { cases, seed, corpus: [], check: (board) => whyNot(engine, board) });
  const illegal = Object.values(health.illegal).reduce((sum, count) => sum + count, 0);
  const unwitnessed = property.clauses.filter((clause) => !run.clauses.some((each) => each.clause === clause));
  const row = [
    property.id,
    (run.cases / seconds).toFixed(0),
    (run.answers / seconds).toFixed(0),
    (run.answers / run.cases).toFixed(1),
    `${((100 * run.witnessed) / run.cases).toFixed(0)} %`,
    String(run.shapes.length),
    String(health.distinctCards),
    health.meanPermanents.toFixed(1),
    String(illegal),
  ];
  const remarks = [
    ...(run.shapes.length < FEW_SHAPES ? [`fewer than ${FEW_SHAPES} different situations`] : []),
    ...health.tooCommon.map(({ name, share }) => `${name} is on ${(100 * share).toFixed(0)} % of the boards`),
    ...Object.entries(health.illegal).map(([why, count]) => `${count} boards are not taken: ${why}`),
    ...unwitnessed.map((clause) => `${clause} was never put to the test`),
    ...run.classes.map(({ class: name, count }) => `found in ${count} cases: ${name}`),
  ];
  return { row, remarks };
}

/** What the generators' own rules, or the engine as it loads it, have against a board; null where both take it. */
function whyNot(engine: EngineUnderTest, board: Board): IllegalBoard | null {
  const why = whyIllegal(board, ENGINE_POOL);
  if (why !== null) return why;
  const loaded = engine.load(board);
  if (!('kind' in loaded)) return null;
  return loaded.kind === 'illegal board' ? loaded : { kind: 'illegal board', card: null, why: loaded.why };
}
