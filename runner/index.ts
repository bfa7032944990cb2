/** Judges properties on engines: plays cases, records and follows scripts, counts findings and makes them small. */
export { agreementOf } from './agreement.ts';
export { AGREEMENT, compare, type Opinion, reduceDifference, type Vote, vote } from './compare.ts';
export { canonical } from './canonical.ts';
export type { Restart } from './confirm.ts';
export { SHOWN_IN_EVERY_CASE } from './course.ts';
export type { Chooser, Crash, End, Play, Sight } from './driver.ts';
export { type Explored, explore, type Limits, type Violated } from './explore.ts';
export { everyAnswer } from './every-answer.ts';
export { fastCheckProperty } from './fast-check.ts';
export type { Finding } from './finding.ts';
export { playInProcess } from './in-process.ts';
export { type Judged, judge, judgeAfter } from './judge.ts';
export { type Need, type Needs, NEEDS_BUDGET, needsOf } from './needs.ts';
export { type Law, type Performance, perform } from './perform.ts';
export { type Optimum, type OptimumLimits, optimumOf } from './optimum.ts';
export {
  byCreature,
  completable,
  creatureOf,
  type ParsedOption,
  parsedOption,
  pick,
  TAKE_BACK,
  verbOf,
} from './picks.ts';
export { policyAnswers } from './policy.ts';
export { boringAnswers } from './policy-boring.ts';
export { type Cases, casesWithin, type Reach, reachOf } from './reach.ts';
export { type Counterexample, REDUCTION_BUDGET, reduceCase } from './reduce.ts';
export { enforce, type Recording, type Rehearsed, record } from './rehearsal.ts';
export {
  type CaseOf,
  DEFAULTS,
  type PropertyRun,
  type RunOptions,
  runProperty,
  tallyCases,
  withFrozen,
} from './run-property.ts';
export type { ShrinkStep } from './shrink-course.ts';
export { smallWitness, type SmallWitness } from './small-witness.ts';
export { lookingAtAll } from './showing.ts';
export { momentOf, type Situation } from './situation.ts';
export { checkingSetUp } from './set-up.ts';
export { type ClauseCount, Counter, type FindingClass, merged, notSetUp, type Tally, verdictOf } from './tally.ts';
export {
  type CampaignOptions,
  type CampaignResult,
  CHUNK,
  campaign,
  type Labour,
  type Progress,
  type PropertyResult,
} from './workers/campaign.ts';
export { type Done, nameOf as jobName, type WorkerSettings } from './workers/job.ts';
export { JOURNAL, Journal, type Refused, type RunSettings } from './workers/journal.ts';
export { inThisThread, type JobRunner, type Patience, Pool, type PoolOptions } from './workers/pool.ts';
export { serve, serveJobs, type Workshop } from './workers/serve.ts';
