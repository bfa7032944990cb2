import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { FindingView } from './finding-view.tsx';
import { Overview } from './overview.tsx';
import type { Page } from './read-page.ts';
import { hashOf, NO_FILTER, type Route, routeOf } from './route.ts';
import { RowPage } from './row-page.tsx';

/** The page: what its address says is shown. */
export function App({ page, start }: { readonly page: Page; readonly start?: Route }): VNode {
  const [route, setRoute] = useRoute(start ?? null);
  const { data } = page;
  if (data === null) return <main>The report broke off before there was anything in it to show.</main>;
  return (
    <>
      <button type="button" class="skip" onClick={skip}>
        To the contents
      </button>
      <header class="top">
        <a href={hashOf({ kind: 'all', filter: NO_FILTER })} class="home">
          <b>Headjudge</b> {data.suite}
        </a>
        <span>Comprehensive Rules of {data.edition}</span>
      </header>
      <main id="main" tabIndex={-1}>
        {page.isWhole ? null : (
          <p class="warning" role="alert">
            This page is not whole: it broke off while it was written. What is here is good; more may have been found.
          </p>
        )}
        <Shown page={page} route={route} setRoute={setRoute} />
      </main>
      <footer>
        Headjudge is unofficial Fan Content permitted under the Fan Content Policy. Not approved or endorsed by Wizards.
        What rules, rulings and cards say stands here in Headjudge’s own words.
      </footer>
    </>
  );
}

/** Says where to go; `replace`: without a step back. */
export type SetRoute = (route: Route, replace: boolean) => void;

function Shown({ page, route, setRoute }: { readonly page: Page; readonly route: Route; readonly setRoute: SetRoute }) {
  const { data } = page;
  if (data === null) return null;
  switch (route.kind) {
    case 'all': {
      const [only, ...others] = [...data.findings, ...data.examples];
      if (only !== undefined && others.length === 0 && data.rows.length === 0) {
        const alone: Route = { kind: 'finding', key: only.key, step: null, beside: null };
        return <FindingView page={page} data={data} route={alone} setRoute={setRoute} />;
      }
      const [row, ...rows] = data.rows.filter(({ kind }) => kind === 'ruling');
      if (row !== undefined && rows.length === 0 && data.examples.length > 0)
        return <RowPage data={data} id={row.id} />;
      return <Overview data={data} filter={route.filter} setRoute={setRoute} />;
    }
    case 'row':
      return <RowPage data={data} id={route.id} />;
    case 'finding':
      return <FindingView key={route.key} page={page} data={data} route={route} setRoute={setRoute} />;
  }
}

function useRoute(start: Route | null): readonly [Route, SetRoute] {
  const [route, show] = useState<Route>(() => start ?? routeOf(location.hash));
  const last = useRef(placeOf(route));
  useEffect(() => {
    const onHash = (): void => show(routeOf(location.hash));
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);
  useEffect(() => {
    // Another place begins at its top, as another page does; a step of the same game does not.
    if (last.current !== placeOf(route)) {
      scrollTo(0, 0);
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    last.current = placeOf(route);
  }, [route]);
  const setRoute: SetRoute = (next, replace) => {
    const hash = hashOf(next);
    if (replace) history.replaceState(null, '', hash);
    else history.pushState(null, '', hash);
    show(next);
  };
  return [route, setRoute];
}

function placeOf(route: Route): string {
  switch (route.kind) {
    case 'all':
      return 'all';
    case 'row':
      return `row ${route.id}`;
    case 'finding':
      return `finding ${route.key}`;
  }
}

/** A link to it would be taken for an address of the page. */
function skip(): void {
  document.getElementById('main')?.focus();
}
