import type { VNode } from 'preact';
import type { PageData, Row } from '../page-data.ts';
import { CellView } from './matrix.tsx';
import { Finding } from './overview.tsx';
import { hashOf, NO_FILTER, type Route } from './route.ts';
import { Words } from './words.tsx';

/** A ruling or a property by itself: what it says, its rules, what each engine has of it, and what was found. */
export function RowPage({ data, id }: { readonly data: PageData; readonly id: string }): VNode {
  const row = data.rows.find((each) => each.id === id);
  if (row === undefined) {
    return (
      <p>
        There is nothing here called {id}. <a href={hashOf({ kind: 'all', filter: NO_FILTER })}>All verdicts</a>
      </p>
    );
  }
  return (
    <>
      {data.rows.length < 2 ? null : <Back row={null} />}
      <h1>{row.kind === 'ruling' ? row.card : row.id}</h1>
      <p class="says">
        <Words text={row.says} />
      </p>
      <dl class="facts">
        {row.kind === 'ruling' ? <Fact name="Official ruling" value={row.id} /> : null}
        <Fact name="Rules" value={row.cr.map((number) => `CR ${number}`).join(', ')} />
        <Fact name={row.statements.length === 1 ? 'Statement' : 'Statements'} value={row.statements.join(', ')} />
      </dl>
      <JudgedBy properties={row.properties} />
      {row.cells.length === 0 ? null : <Verdicts row={row} data={data} />}
      <Examples row={row} data={data} />
      {row.clauses.length === 0 ? null : <Clauses row={row} data={data} />}
      <Findings row={row} data={data} />
    </>
  );
}

function Findings({ row, data }: { readonly row: Row; readonly data: PageData }): VNode | null {
  const found = [...new Set(row.cells.flatMap((cell) => cell?.findings ?? []))];
  if (found.length === 0) return null;
  return (
    <section>
      <h2>What was found</h2>
      <div class="findings">
        {found
          .flatMap((index) => data.findings[index] ?? [])
          .map((each) => (
            <Finding key={each.key} found={each} data={data} />
          ))}
      </div>
    </section>
  );
}

/** Games in which it comes to the test, the contrasts to it last. */
function Examples({ row, data }: { readonly row: Row; readonly data: PageData }): VNode | null {
  const examples = row.examples.flatMap((key) => data.examples.find((example) => example.key === key) ?? []);
  if (examples.length === 0) return null;
  return (
    <section aria-labelledby="examples">
      <h2 id="examples">Examples, step by step</h2>
      <ul class="examples">
        {examples.map(({ key, says, clause, cr, role }) => (
          <li key={key}>
            <a href={hashOf({ kind: 'finding', key, step: null, beside: null })}>
              <Words text={says} />
            </a>
            <small>
              {role === 'clause' ? '' : `${role} · `}
              CR {cr.join(', ')} · {clause}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function JudgedBy({ properties }: Pick<Row, 'properties'>): VNode | null {
  if (properties.length === 0) return null;
  return (
    <p>
      Judged by{' '}
      {properties.map((property, index) => (
        <span key={property}>
          {index === 0 ? '' : ', '}
          <a href={hashOf({ kind: 'row', id: property })}>{property}</a>
        </span>
      ))}
    </p>
  );
}

/** The way back to all verdicts, or to the ruling that an example is of. */
export function Back({ row }: { readonly row: Row | null }): VNode {
  const route: Route = row === null ? { kind: 'all', filter: NO_FILTER } : { kind: 'row', id: row.id };
  return (
    <p class="back">
      <a href={hashOf(route)}>← {row === null ? 'All' : `${row.card}: ${row.says}`}</a>
    </p>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }): VNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Verdicts({ row, data }: { readonly row: Row; readonly data: PageData }): VNode {
  return (
    <ul class="row-verdicts">
      {row.cells.map((cell, index) => (
        <li key={index}>
          {data.engines[index]?.id}: {cell === null ? 'not run' : <CellView cell={cell} data={data} />}
        </li>
      ))}
    </ul>
  );
}

function Clauses({ row, data }: { readonly row: Row; readonly data: PageData }): VNode {
  return (
    <section>
      <h2>Its clauses</h2>
      <section class="wide" aria-label="Clauses">
        <table>
          <thead>
            <tr>
              <th scope="col">Clause</th>
              <th scope="col">Rules</th>
              {data.engines.map((engine, index) => (
                <th key={index} scope="col" class="engine">
                  cases, {engine.id}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row.clauses.map(({ id, says, cr, witnessed }) => (
              <tr key={id}>
                <th scope="row">
                  {says === '' ? id : says}
                  <small>{id}</small>
                </th>
                <td class="cr">{cr.join(', ')}</td>
                {witnessed.map((count, index) => (
                  <td key={index}>{count === null ? '–' : count}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
