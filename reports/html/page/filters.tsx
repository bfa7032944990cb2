import type { RefObject, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { PageData } from '../page-data.ts';
import type { SetRoute } from './app.tsx';
import type { Filter, Only } from './route.ts';

interface Props {
  readonly data: PageData;
  readonly filter: Filter;
  readonly setRoute: SetRoute;
}

const ONLY: readonly (readonly [Only, string])[] = [
  ['all', 'all'],
  ['wrong', 'wrong'],
  ['untold', 'not told'],
  ['holds', 'holds'],
];

const BY: readonly (readonly [Filter['by'], string])[] = [
  ['rule', 'rulings by chapter of the rules'],
  ['card', 'rulings by card'],
  ['property', 'properties by chapter of the rules'],
];

/** What of the matrix is shown; the address of the page follows, so that it can be passed on. */
export function Filters({ data, filter, setRoute }: Props): VNode {
  const search = useRef<HTMLInputElement>(null);
  const set = (change: Partial<Filter>): void => setRoute({ kind: 'all', filter: { ...filter, ...change } }, true);
  useSearchKey(search);
  return (
    <search class="filters">
      <label>
        Show{' '}
        <select
          value={filter.by}
          onChange={(event) => set({ by: BY[event.currentTarget.selectedIndex]?.[0] ?? 'rule' })}
        >
          {BY.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <label>
        Find{' '}
        <input
          ref={search}
          type="search"
          value={filter.words}
          placeholder="card, rule, words"
          aria-keyshortcuts="/"
          onInput={(event) => set({ words: event.currentTarget.value })}
        />
      </label>
      {data.engines.length === 0 ? null : <Verdicts data={data} only={filter.only} choose={(only) => set({ only })} />}
    </search>
  );
}

interface VerdictsProps {
  readonly data: PageData;
  readonly only: Only;
  readonly choose: (only: Only) => void;
}

function Verdicts({ data, only, choose }: VerdictsProps): VNode {
  const offered = data.engines.length > 1 ? [...ONLY, ['differs', 'engines differ'] as const] : ONLY;
  return (
    <fieldset>
      <legend>Verdict</legend>
      {offered.map(([value, words]) => (
        <label key={value}>
          <input type="radio" name="only" checked={only === value} onChange={() => choose(value)} />
          {words}
        </label>
      ))}
    </fieldset>
  );
}

/** `/` leads to the search, as on many pages. */
function useSearchKey(search: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      search.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
