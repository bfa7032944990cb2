/** What the page shows, as its address has it after the `#`: links to any place stay good. */
export type Route =
  | { readonly kind: 'all'; readonly filter: Filter }
  /** A row of the matrix by itself. */
  | { readonly kind: 'row'; readonly id: string }
  /** A finding. `step`: from 0; null: where it shows. `beside`: the game that stands beside it, 0 for none; null: as there is room. */
  | { readonly kind: 'finding'; readonly key: string; readonly step: number | null; readonly beside: number | null };

/** What of the matrix is shown. */
export interface Filter {
  readonly by: 'card' | 'rule' | 'property';
  /** Words that have to be in a row. */
  readonly words: string;
  readonly only: Only;
}

/** `wrong`: what was found. `untold`: what was not told. `differs`: where engines have other verdicts. */
export type Only = 'all' | 'wrong' | 'untold' | 'holds' | 'differs';

export const NO_FILTER: Filter = { by: 'rule', words: '', only: 'all' };

const ONLY: readonly Only[] = ['all', 'wrong', 'untold', 'holds', 'differs'];
const BY: readonly Filter['by'][] = ['card', 'rule', 'property'];

/** Reads an address; what it does not know is the beginning. */
export function routeOf(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
  const [, kind = '', ...rest] = path.split('/');
  const asked = new URLSearchParams(query);
  if (kind === 'row' && rest.length > 0) return { kind: 'row', id: decoded(rest.join('/')) };
  if (kind === 'finding' && rest[0] !== undefined) {
    return { kind: 'finding', key: decoded(rest[0]), step: stepIn(rest[1]), beside: numberIn(asked.get('beside')) };
  }
  const [by, only] = [asked.get('by'), asked.get('only')];
  return {
    kind: 'all',
    filter: {
      by: BY.find((each) => each === by) ?? NO_FILTER.by,
      only: ONLY.find((each) => each === only) ?? NO_FILTER.only,
      words: asked.get('words') ?? '',
    },
  };
}

/** The address of what is shown. */
export function hashOf(route: Route): string {
  switch (route.kind) {
    case 'all':
      return `#/${queryOf({ ...route.filter })}`;
    case 'row':
      return `#/row/${route.id.split('/').map(encodeURIComponent).join('/')}`;
    case 'finding': {
      const { key, step, beside } = route;
      const place = step === null ? '' : `/${step + 1}`;
      return `#/finding/${encodeURIComponent(key)}${place}${queryOf({ beside: beside === null ? '' : String(beside) })}`;
    }
  }
}

/** What is as usual is not told. */
function queryOf(values: Readonly<Record<string, string>>): string {
  const usual: Readonly<Record<string, string>> = { ...NO_FILTER };
  const told = Object.entries(values).filter(([name, value]) => value !== '' && usual[name] !== value);
  return told.length === 0 ? '' : `?${new URLSearchParams(told)}`;
}

/** Steps are counted from 1 in addresses. */
function stepIn(text: string | undefined): number | null {
  const number = numberIn(text);
  return number === null ? null : Math.max(0, number - 1);
}

function numberIn(text: string | null | undefined): number | null {
  if (text === null || text === undefined || !/^\d{1,6}$/.test(text)) return null;
  return Number(text);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
