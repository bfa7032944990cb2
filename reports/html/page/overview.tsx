import type { VNode } from 'preact';
import type { EngineColumn, FindingRow, GateWords, PageData } from '../page-data.ts';
import type { SetRoute } from './app.tsx';
import { Filters } from './filters.tsx';
import { Matrix } from './matrix.tsx';
import { type Filter, hashOf } from './route.ts';
import { Trends } from './trends.tsx';
import { Badge, ProofNote } from './verdict.tsx';
import { Words } from './words.tsx';

interface Props {
  readonly data: PageData;
  readonly filter: Filter;
  readonly setRoute: SetRoute;
}

/** The first page: what came out, what was found, and the matrix. */
export function Overview({ data, filter, setRoute }: Props): VNode {
  // Whoever opens a book looks for a ruling.
  const isBook = data.examples.length > 0;
  return (
    <>
      <h1>{data.title}</h1>
      {data.gate === null ? null : <Gate gate={data.gate} />}
      <div class="engines">
        {data.engines.map((engine, index) => (
          <Engine key={index} engine={engine} />
        ))}
      </div>
      {data.trends.length === 0 ? null : <Trends trends={data.trends} />}
      {isBook || data.findings.length === 0 ? null : <Findings data={data} />}
      <section aria-labelledby="matrix">
        <h2 id="matrix">{data.engines.length === 0 ? 'Rulings' : 'Verdicts'}</h2>
        <Filters data={data} filter={filter} setRoute={setRoute} />
        <Matrix data={data} filter={filter} />
      </section>
      {isBook && data.findings.length > 0 ? <Findings data={data} /> : null}
      <Limits limits={data.limits} />
    </>
  );
}

function Engine({ engine: { id, facts, verdicts, isComplete } }: { readonly engine: EngineColumn }): VNode {
  return (
    <section class="engine-card" aria-label={id}>
      <h2>{id}</h2>
      {isComplete ? null : <p class="warning">The run was stopped before it was through.</p>}
      <p class="verdicts">
        {verdicts.map(({ verdict, count }) => (
          <span key={verdict}>
            <b>{count}</b> {verdict}
          </span>
        ))}
        {verdicts.length === 0 ? null : (
          <span>of {verdicts.reduce((sum, { count }) => sum + count, 0)} official rulings</span>
        )}
      </p>
      <dl>
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Gate({ gate: { outcome, remarks, problems } }: { readonly gate: GateWords }): VNode {
  return (
    <section class={`gate gate-${outcome}`} aria-label="The gate">
      <ul>
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
      {problems.map((problem, index) => (
        <article key={index} class="problem">
          <h3>{problem.title}</h3>
          {problem.expected === '' ? null : <p>Expected: {problem.expected}</p>}
          {problem.found === '' ? null : <p>Found: {problem.found}</p>}
          {problem.key === '' ? null : (
            <p>
              <a href={linkTo(problem.key)}>Step by step</a>
            </p>
          )}
          {problem.commands.map(({ label, line }) => (
            <p key={label}>
              {label}: <code>{line}</code>
            </p>
          ))}
        </article>
      ))}
    </section>
  );
}

/** So many findings are shown as they are; more are one click away. */
const FINDINGS_SHOWN = 12;

function Findings({ data }: { readonly data: PageData }): VNode {
  const { findings } = data;
  const cases = findings.reduce((sum, { count }) => sum + count, 0);
  const card = (found: FindingRow): VNode => <Finding key={found.key} found={found} data={data} />;
  const rest = findings.slice(FINDINGS_SHOWN);
  return (
    <section aria-labelledby="found">
      <h2 id="found">What was found</h2>
      <p class="count">
        {findings.length} {findings.length === 1 ? 'class' : 'classes'} of failures, {cases}{' '}
        {cases === 1 ? 'case' : 'cases'}
      </p>
      <div class="findings">{findings.slice(0, FINDINGS_SHOWN).map(card)}</div>
      {rest.length === 0 ? null : (
        <details>
          <summary>{rest.length} more</summary>
          <div class="findings">{rest.map(card)}</div>
        </details>
      )}
    </section>
  );
}

/** A class of failures, once, with how many cases show it. */
export function Finding({ found, data }: { readonly found: FindingRow; readonly data: PageData }): VNode {
  const { key, engine, property, verdict, tone, clause, cr, count, expected, found: what, proof } = found;
  return (
    <article class="finding">
      <h3>
        <a href={linkTo(key)}>{property}</a> <Badge verdict={verdict} tone={tone} />
      </h3>
      <p class="where">
        {cr === '' ? '' : `CR ${cr} · `}
        {clause === verdict ? '' : `${clause} · `}
        {count} {count === 1 ? 'case' : 'cases'}
        {data.engines.length > 1 ? ` · ${data.engines[engine]?.id}` : ''}
      </p>
      <ProofNote proof={proof} />
      <dl class="said">
        <dt>Expected</dt>
        <dd>
          <Words text={expected} />
        </dd>
        <dt>Found</dt>
        <dd>
          <Words text={what} />
        </dd>
      </dl>
    </article>
  );
}

function linkTo(key: string): string {
  return hashOf({ kind: 'finding', key, step: null, beside: null });
}

function Limits({ limits }: { readonly limits: readonly string[] }): VNode | null {
  if (limits.length === 0) return null;
  return (
    <section aria-labelledby="limits">
      <h2 id="limits">What the reference cannot do</h2>
      <details>
        <summary>{limits.length} limits: nothing is judged of these</summary>
        <ul>
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}
