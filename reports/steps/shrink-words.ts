import type { ShrinkWords } from '../steps.generated.ts';

/** A case on the way to the smallest, as the reducer noted it. */
export interface ShrinkNote {
  readonly tried: number;
  /** `Forest (c1)` */
  readonly cards: readonly string[];
  readonly entries: number;
}

/** Notes that are told; of more, the first, the last and some evenly between. */
const MOST_TOLD = 24;

/** How a case was made small: how much it was each time, and what became of its cards since the time before. */
export function shrinkWords(course: readonly ShrinkNote[]): readonly ShrinkWords[] {
  const told = thinned(course);
  return told.map(({ tried, cards, entries }, index) => ({
    ...{ tried, cards: cards.length, entries },
    changes: changesFrom(told[index - 1]?.cards ?? cards, cards),
  }));
}

function thinned(course: readonly ShrinkNote[]): readonly ShrinkNote[] {
  if (course.length <= MOST_TOLD) return course;
  const places = Array.from({ length: MOST_TOLD }, (_, index) =>
    Math.round((index * (course.length - 1)) / (MOST_TOLD - 1)),
  );
  return places.flatMap((place) => course[place] ?? []);
}

/** Ids may be given anew on the way, so cards are told apart by name and counted. */
function changesFrom(before: readonly string[], after: readonly string[]): readonly string[] {
  const [was, is] = [counts(before), counts(after)];
  const gone = [...was].flatMap(([name, count]) => told('without', name, count - (is.get(name) ?? 0)));
  const come = [...is].flatMap(([name, count]) => told('with', name, count - (was.get(name) ?? 0)));
  return [...gone, ...come];
}

function counts(cards: readonly string[]): ReadonlyMap<string, number> {
  const all = new Map<string, number>();
  for (const card of cards) {
    const name = card.replace(/ \(\w+\)$/, '');
    all.set(name, (all.get(name) ?? 0) + 1);
  }
  return all;
}

function told(verb: string, name: string, count: number): readonly string[] {
  if (count <= 0) return [];
  return [count === 1 ? `${verb} ${name}` : `${verb} ${count} ${name}`];
}
