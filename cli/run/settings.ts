import type { Property } from '../../properties/property.ts';
import type { EngineUnderTest } from '../../protocol/index.ts';
import type { Cases, RunSettings } from '../../runner/index.ts';
import type { Context, OpenedEngine } from '../context.ts';
import { unjudged } from './unjudged.ts';

/** Cases in all where neither a number nor a time is named, shared by the properties: few properties are looked at the longer. */
export const USUAL_CASES = 4800;
/** So many of them a property gets at least, and at most. */
const USUAL_SHARE = { least: 50, most: 1000 } as const;

/** What is to be judged. */
export interface ToJudge {
  readonly context: Context;
  readonly opened: OpenedEngine;
  readonly cases: Cases;
  readonly properties: readonly Property[];
}

/** The settings of a run of those properties that can be judged on the engine; `cases` null: the usual number. */
export function settingsFor(
  { context, opened, cases, properties }: ToJudge,
  asked: Pick<RunSettings, 'seed' | 'shard'> & { readonly cases: number | null },
): RunSettings {
  const judged = properties.filter((property) => unjudged(property, opened.engine, cases) === null);
  return {
    engine: opened.id,
    version: versionOf(opened.engine),
    seed: asked.seed,
    cases: asked.cases ?? usualShare(judged.length),
    chosen: properties.map(({ id }) => id),
    properties: judged.map(({ id }) => id),
    frozen: judged.map(({ id }) => cases.frozen(id)),
    shard: asked.shard,
    suite: context.fingerprint(),
  };
}

/** What an engine calls itself, with its version. */
export function versionOf(engine: EngineUnderTest): string {
  const { name, version } = engine.describe();
  return `${name} ${version}`;
}

/** Cases per property, a number easily spoken of. */
export function usualShare(properties: number): number {
  const share = Math.floor(USUAL_CASES / Math.max(properties, 1) / 10) * 10;
  return Math.min(Math.max(share, USUAL_SHARE.least), USUAL_SHARE.most);
}
