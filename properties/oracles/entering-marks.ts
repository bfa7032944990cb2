import { cardNamed, holdsNode, printedAbilities, type Replacement } from './card-facts.ts';

/** What a permanent can have on it as it enters. */
export type EnteringMark = 'tapped' | 'counters';

export interface EnteringMarks {
  /** How a permanent of this name may enter by its own text, or by being a planeswalker. CR 614.1c, 306.5b */
  readonly itself: ReadonlySet<EnteringMark>;
  /** How others may enter by its text: a replacement effect, or an effect that puts them onto the battlefield so. CR 614.1d */
  readonly others: ReadonlySet<EnteringMark>;
}

/** What the text of a card says about how permanents enter; a card that is not known says nothing. */
export function marksOnEntering(name: string): EnteringMarks {
  const known = MARKS.get(name);
  if (known !== undefined) return known;
  const record = cardNamed(name);
  const itself = new Set<EnteringMark>(record?.loyalty == null ? [] : ['counters']);
  const others = new Set<EnteringMark>();
  holdsNode([record?.abilities, record?.spell], (node) => {
    if (node.kind === 'enters' && 'change' in node && 'what' in node) {
      const onlyItself = !holdsNode(node.what, ({ kind }) => kind !== 'isSource');
      for (const mark of marksIn(node.change)) (onlyItself ? itself : others).add(mark);
    }
    if ((node.kind === 'move' || node.kind === 'search') && 'tapped' in node && node.tapped === true)
      others.add('tapped');
    return false;
  });
  MARKS.set(name, { itself, others });
  return { itself, others };
}

/** The printed replacement effects of a card on how permanents enter, under whatever condition. CR 614.1c-d */
export function printedEntering(name: string): readonly Extract<Replacement, { readonly kind: 'enters' }>[] {
  return printedAbilities(name, 'replacement').flatMap(({ replaces }) =>
    replaces.kind === 'enters' ? [replaces] : [],
  );
}

const MARKS = new Map<string, EnteringMarks>();

const TAPPING: readonly string[] = ['tapped', 'tappedUnless', 'tappedUnlessPaid'];

function marksIn(change: unknown): readonly EnteringMark[] {
  const tapped = holdsNode(change, ({ kind }) => TAPPING.includes(kind));
  const counters = holdsNode(
    change,
    (node) =>
      node.kind === 'counters' ||
      node.kind === 'devour' ||
      ('counters' in node && node.counters !== null && !isEmpty(node.counters)),
  );
  return [...(tapped ? (['tapped'] as const) : []), ...(counters ? (['counters'] as const) : [])];
}

const isEmpty = (part: unknown): boolean => Array.isArray(part) && part.length === 0;
