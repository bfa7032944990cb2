import { Bench } from 'tinybench';

/** Something that is measured: how often it can be done in a second. */
export interface Measure {
  readonly name: string;
  /** What is counted. */
  readonly unit: string;
  /** Per second, on one core; null: there is none. */
  readonly goal: number | null;
  /** Makes ready, outside the measured time. What it gives back does the same work each time and answers how many units it was. */
  readonly prepare: () => () => number;
}

export interface Result {
  readonly name: string;
  readonly unit: string;
  readonly goal: number | null;
  /** Units per second of the middle run and of the fastest one, which other programs on the machine disturbed least. */
  readonly median: number;
  readonly best: number;
  readonly runs: number;
  /** `median` and `best` as shares of the goal; null: there is none. */
  readonly ofGoal: { readonly median: number; readonly best: number } | null;
}

/** Does the work again and again for so many milliseconds of processor time, and at least five times. */
export async function measured({ name, unit, goal, prepare }: Measure, time: number): Promise<Result> {
  const work = prepare();
  const units = work();
  const bench = new Bench({
    now: processorTime,
    time,
    iterations: 5,
    warmupTime: time / 4,
    warmupIterations: 1,
    throws: true,
  });
  bench.add(name, work);
  await bench.run();
  const result = bench.tasks[0]?.result;
  if (result === undefined || !('latency' in result)) throw new Error(`${name} was not measured`);
  const { p50, min, samplesCount } = result.latency;
  const [median, best] = [perSecond(units, p50), perSecond(units, min)];
  const ofGoal = goal === null ? null : { median: median / goal, best: best / goal };
  return { name, unit, goal, median, best, runs: samplesCount, ofGoal };
}

/** Milliseconds of processor time that this process has used: what else runs on the machine hardly counts. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function perSecond(units: number, milliseconds: number): number {
  return (units / milliseconds) * 1000;
}
