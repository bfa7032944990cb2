import type { Happening, History, Ref } from '../../protocol/index.ts';

/** A happening with the step in which it was reported and its place in the whole history. */
export interface Placed<H extends Happening = Happening> {
  readonly at: number;
  readonly order: number;
  readonly happening: H;
}

export type HappeningOf<K extends Happening['kind']> = Happening extends infer Each
  ? Each extends Happening
    ? K extends Each['kind']
      ? Each
      : never
    : never
  : never;

/** All that happened, in order. */
export function happeningsOf(history: History): readonly Placed[] {
  const all: Placed[] = [];
  history.steps.forEach((step, at) => {
    for (const happening of step.happenings) all.push({ at, order: all.length, happening });
  });
  return all;
}

/** What is told in the steps after one, up to another. */
export function toldBetween({ steps }: Pick<History, 'steps'>, after: number, until: number): readonly Happening[] {
  return steps.slice(after + 1, until + 1).flatMap(({ happenings }) => happenings);
}

/** Those of one kind, in order. */
export function ofKind<K extends Happening['kind']>(
  happenings: readonly Placed[],
  kind: K,
): readonly Placed<HappeningOf<K>>[] {
  return happenings.filter((placed): placed is Placed<HappeningOf<K>> => placed.happening.kind === kind);
}

/** What is told right after a happening to have triggered on it. */
export function triggeredOn(all: readonly Placed[], order: number): readonly Placed<HappeningOf<'triggered'>>[] {
  let end = order + 1;
  while (all[end]?.happening.kind === 'triggered') end++;
  return ofKind(all.slice(order + 1, end), 'triggered');
}

export function isEntering(happening: Happening): happening is HappeningOf<'moved'> {
  return happening.kind === 'moved' && happening.to === 'battlefield';
}

/** Tokens that came onto the battlefield. CR 111.1 */
export function tokensIn(happenings: readonly Placed[]): readonly Placed<HappeningOf<'moved'>>[] {
  return ofKind(happenings, 'moved').filter(({ happening: { from, to } }) => from === null && to === 'battlefield');
}

/** Whether the object was tapped, or untapped, among these. */
export function turned(happenings: readonly Placed[], kind: 'tapped' | 'untapped', object: Ref): boolean {
  return happenings.some(({ happening }) => happening.kind === kind && happening.object === object);
}
