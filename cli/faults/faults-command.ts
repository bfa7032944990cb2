import type { Fault } from '../../faults/index.ts';
import { catalogueHoles, type Judgement, killMatrix } from '../../faults/matrix.ts';
import { matrixCells, type MatrixScope } from '../../faults/matrix-runs.ts';
import { matrixText } from '../../faults/matrix-text.ts';
import { aligned } from '../../reports/index.ts';
import { Pool } from '../../runner/index.ts';
import type { Context } from '../context.ts';
import { ProgressLine } from '../run/progress.ts';
import { EXIT } from '../usage-error.ts';
import { chosenFaults } from './chosen-faults.ts';
import type { CellsDone, CellsJob } from './judge-cells.ts';

export interface FaultsCommand {
  /** None: all. */
  readonly ids: readonly string[];
  readonly scope: MatrixScope;
  /** Cases in which a fault has to be found. */
  readonly cases: number;
  readonly seed: number;
  /** How many seeds, from `seed` on. */
  readonly seeds: number;
  readonly workers: number;
}

/** Lists the faulty engines. */
export function listFaults(context: Context): number {
  const rows = context.faults.map(({ id, clause, says }) => [id, clause, says]);
  for (const line of aligned([['fault', 'breaks', 'how it is wrong'], ...rows], 3)) context.out.write(`${line}\n`);
  return EXIT.fine;
}

/** Says which faults are killed by the clauses that they break. Answers the exit code: 1 where the matrix has a hole. */
export async function faultsCommand(context: Context, command: FaultsCommand): Promise<number> {
  const { chosen, stale } = await chosenFaults(context.faults, command.ids);
  const own = context.properties.filter(({ id }) => chosen.some(({ property }) => property === id));
  const properties = command.scope === 'full' ? context.properties : own;
  const seeds = Array.from({ length: command.seeds }, (_, index) => command.seed + index);
  const cells = matrixCells(chosen, properties, seeds, command.scope);
  const judgements = await judge(context, command, jobsOf(cells, chosen, command.cases));
  const matrix = killMatrix(chosen, properties, judgements);
  const holes =
    command.ids.length === 0 ? [...catalogueHoles(chosen, context.properties), ...matrix.holes] : matrix.holes;
  context.out.write(matrixText({ ...matrix, holes }));
  for (const { id, reason } of stale) context.out.write(`fault ${id} no longer applies: ${reason}\n`);
  if (context.interrupted.aborted) return EXIT.stopped;
  return holes.length + stale.length === 0 ? EXIT.fine : EXIT.findings;
}

/** One job for each property and seed. */
function jobsOf(cells: ReturnType<typeof matrixCells>, chosen: readonly Fault[], cases: number): readonly CellsJob[] {
  const jobs = new Map<string, CellsJob>();
  for (const { property, fault, seed } of cells) {
    const key = `${property} ${seed}`;
    const own = chosen.find(({ id }) => id === fault);
    const clause = own !== undefined && own.property === property ? own.clause : null;
    const job = jobs.get(key) ?? { property, seed, faults: [], cases };
    jobs.set(key, { ...job, faults: [...job.faults, { fault, clause }] });
  }
  return [...jobs.values()];
}

async function judge(
  context: Context,
  { workers }: FaultsCommand,
  jobs: readonly CellsJob[],
): Promise<readonly Judgement[]> {
  const line = new ProgressLine(context.err);
  const done: CellsDone[] = [];
  const pool = new Pool<CellsJob, CellsDone>({
    ...{ entry: new URL('./worker.mjs', import.meta.url), settings: null, workers, stop: context.interrupted },
    onDone: (each) => {
      done.push(each);
      line.show({ phase: 'faults', done: done.length, total: jobs.length });
    },
  });
  try {
    await pool.run(jobs);
  } finally {
    await pool.close();
    line.clear();
  }
  const inOrder = jobs.flatMap((job) =>
    done.filter((each) => each.job.property === job.property && each.job.seed === job.seed),
  );
  return inOrder.flatMap(({ job, kills }) =>
    job.faults.map(({ fault }, index) => ({
      property: job.property,
      seed: job.seed,
      fault,
      kills: kills[index] ?? [],
    })),
  );
}
