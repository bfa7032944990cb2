import type { VNode } from 'preact';
import type { StepsFile } from '../../steps.generated.ts';
import type { FindingRow, PageData } from '../page-data.ts';
import type { SetRoute } from './app.tsx';
import { Cards, Needs, Shrink } from './finding-parts.tsx';
import type { Page } from './read-page.ts';
import type { Route } from './route.ts';
import { Back } from './row-page.tsx';
import { StepThrough } from './step-through.tsx';
import { Badge, ProofNote } from './verdict.tsx';
import { Words } from './words.tsx';

interface Props {
  readonly page: Page;
  readonly data: PageData;
  readonly route: Extract<Route, { readonly kind: 'finding' }>;
  readonly setRoute: SetRoute;
}

/** A counterexample: what the rule says, what was expected and found, the game step by step, and what it takes. */
export function FindingView({ page, data, route, setRoute }: Props): VNode {
  const found = data.findings.find(({ key }) => key === route.key);
  const example = data.examples.find(({ key }) => key === route.key);
  const steps = page.stepsOf(route.key);
  if (found === undefined && example === undefined && steps === null) {
    return (
      <>
        <Back row={null} />
        <p>There is nothing here called {route.key}.</p>
      </>
    );
  }
  return (
    <>
      {data.rows.length === 0 ? null : (
        <Back row={data.rows.find(({ examples }) => examples.includes(route.key)) ?? null} />
      )}
      {example === undefined ? null : (
        <h1>
          <Words text={example.says} />
        </h1>
      )}
      {found === undefined ? null : <Heading found={found} data={data} />}
      {steps === null ? (
        <Alone found={found} />
      ) : (
        <>
          <Rule steps={steps} verdict={found?.verdict ?? ''} />
          <StepThrough steps={steps} route={route} setRoute={setRoute} />
          <Needs steps={steps} />
          <Cards steps={steps} />
          <Shrink steps={steps} />
          <Again steps={steps} />
        </>
      )}
    </>
  );
}

function Heading({ found, data }: { readonly found: FindingRow; readonly data: PageData }): VNode {
  const { property, verdict, tone, engine, count } = found;
  return (
    <>
      <h1>
        {property} <Badge verdict={verdict} tone={tone} />
      </h1>
      <p class="where">
        {data.engines[engine]?.id}
        {data.rows.length === 0 ? '' : ` · ${count} ${count === 1 ? 'case' : 'cases'} of this class`}
      </p>
      <ProofNote proof={found.proof} />
    </>
  );
}

/** What is known where the steps are not in the page. */
function Alone({ found }: { readonly found: FindingRow | undefined }): VNode {
  if (found === undefined) return <p>Its steps are not whole.</p>;
  const why = found.hasSteps
    ? 'Its steps are not here: the page broke off before them.'
    : 'No counterexample was kept of this class, so there are no steps.';
  return (
    <>
      <Said expected={found.expected} found={found.found} />
      <p>{why}</p>
    </>
  );
}

function Rule({ steps, verdict }: { readonly steps: StepsFile; readonly verdict: string }): VNode {
  const { rule, edition, says, expected, found } = steps;
  const title = rule.paraphrase === '' && rule.cr === '' ? 'What is asked for' : 'What the rule says';
  const isClause = rule.clause !== verdict && rule.clause !== '';
  return (
    <div class="verdict-box">
      <section class="rule" aria-label={title}>
        <h2>{title}</h2>
        <p class="says">
          <Words text={rule.paraphrase === '' ? says : rule.paraphrase} />
        </p>
        <p class="where">
          {rule.cr === '' ? '' : `CR ${rule.cr}, edition of ${edition}`}
          {rule.cr !== '' && isClause ? ' · ' : ''}
          {isClause ? `clause ${rule.clause}` : ''}
        </p>
        {rule.paraphrase === '' || rule.paraphrase === says ? null : <p class="property-says">{says}</p>}
      </section>
      {expected === '' && found === '' ? null : <Said expected={expected} found={found} />}
    </div>
  );
}

/** What should be and what is, side by side. */
export function Said({ expected, found }: { readonly expected: string; readonly found: string }): VNode {
  return (
    <div class="expected-found">
      <section class="expected" aria-label="Expected">
        <h2>Expected</h2>
        <p>
          <Words text={expected} />
        </p>
      </section>
      <section class="found" aria-label="Found">
        <h2>What the engine did</h2>
        <p>
          <Words text={found} />
        </p>
      </section>
    </div>
  );
}

function Again({
  steps: { again, origin, engine, class: name, suite, verdict },
}: {
  readonly steps: StepsFile;
}): VNode {
  const from = origin.index < 0 ? 'a case of the corpus' : `case ${origin.index} of seed ${origin.seed}`;
  return (
    <section aria-labelledby="again">
      <h2 id="again">See it again</h2>
      <p>
        <code class="command">{again}</code>
      </p>
      <p class="where">
        Suite {suite} · engine {engine} · {verdict === 'holds' ? 'clause' : `made from ${from} · class`}{' '}
        <code>{name}</code>
      </p>
    </section>
  );
}
