import type { Property } from '../properties/property.ts';
import type { Case, Happening, History, HistoryStep, LawVerdict } from '../protocol/index.ts';
import type { Rehearsed } from './rehearsal.ts';

/** What a law said, or that it threw. */
export type Law = LawVerdict | { readonly kind: 'law threw'; readonly message: string };

/** A case of a property as an engine played it, with what the law says of that. */
export interface Performance<Played extends Rehearsed = Rehearsed> {
  readonly case: Case;
  readonly law: Law;
  readonly first: Played;
  /** The game that a violation would speak of: of two, the second. */
  readonly shown: Played;
  /** One game, or the two that a relation compares. */
  readonly plays: readonly Played[];
}

/** Plays the games that a property compares, and has its law judge them. */
export function perform<Played extends Rehearsed>(
  property: Property,
  of: Case,
  rehearse: (each: Case) => Played,
): Performance<Played> {
  const first = rehearse(of);
  const seen = ({ play }: Played): History => observed(property, play.history);
  const alone = { case: of, first, shown: first, plays: [first] };
  switch (property.kind) {
    case 'law':
      return { ...alone, law: told(() => property.law(seen(first))) };
    case 'relation': {
      const second = first.play.end.kind === 'played' ? transformed(property, of, first) : null;
      if (second === null) return { ...alone, law: { kind: 'not witnessed' } };
      if (second.kind === 'law threw') return { ...alone, law: second };
      const shown = rehearse(second.case);
      const law = told(() => property.relate(seen(first), seen(shown)));
      return { case: of, law, first, shown, plays: [first, shown] };
    }
  }
}

/** What the law of a property says of the games that were played, as they are or as `seen` shows them. */
export function lawOf(property: Property, { plays }: Performance, seen: (history: History) => History): Law {
  const [first, second] = plays.map(({ play }) => seen(play.history));
  if (first === undefined) return { kind: 'not witnessed' };
  switch (property.kind) {
    case 'law':
      return told(() => property.law(first));
    case 'relation':
      return second === undefined ? { kind: 'not witnessed' } : told(() => property.relate(first, second));
  }
}

/**
 * The history as a property may read it: happenings that it does not say it observes are none that did not happen. Of a view an engine
 * elsewhere shows no more than was asked for.
 */
function observed({ observe }: Pick<Property, 'observe'>, history: History): History {
  if (observe.includes('events')) return history;
  return { ...history, steps: history.steps.map(withoutHappenings) };
}

function withoutHappenings({ question, answer, view }: HistoryStep): HistoryStep {
  return { question, answer, view, happenings: UNSEEN };
}

/** Happenings that may be handed on, and not be looked at. */
const UNSEEN: readonly Happening[] = new Proxy<readonly Happening[]>([], {
  get: () => {
    throw new Error('the property does not observe "events"');
  },
});

type Relation = Extract<Property, { readonly kind: 'relation' }>;
type Threw = Extract<Law, { readonly kind: 'law threw' }>;

function transformed(
  property: Relation,
  of: Case,
  first: Rehearsed,
): { readonly kind: 'case'; readonly case: Case } | Threw | null {
  try {
    const second = property.transform(of, observed(property, first.play.history));
    return second === null ? null : { kind: 'case', case: second };
  } catch (thrown) {
    return threw(thrown);
  }
}

function told(law: () => LawVerdict): Law {
  try {
    return law();
  } catch (thrown) {
    return threw(thrown);
  }
}

function threw(thrown: unknown): Threw {
  return { kind: 'law threw', message: thrown instanceof Error ? thrown.message : String(thrown) };
}
