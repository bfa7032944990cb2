import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Cell, PageData, Row } from '../page-data.ts';
import { type Group, groupsOf, isWrong } from './groups.ts';
import { type Filter, hashOf } from './route.ts';
import { Badge } from './verdict.tsx';
import { Words } from './words.tsx';

/** Groups with so many rows in all are open without being asked for. */
const FEW_ROWS = 80;

/** Verdicts by ruling or property and by engine, in groups that open. Rows of closed groups are not made. */
export function Matrix({ data, filter }: { readonly data: PageData; readonly filter: Filter }): VNode {
  const groups = groupsOf(data, filter);
  const rows = groups.reduce((sum, group) => sum + group.rows.length, 0);
  const noun = filter.by === 'property' ? ['property', 'properties'] : ['official ruling', 'official rulings'];
  return (
    <>
      <p class="count" role="status">
        {rows} {rows === 1 ? noun[0] : noun[1]}
        {filter.words === '' && filter.only === 'all' ? '' : ' fit'}
      </p>
      {groups.map((group) => (
        <GroupView key={`${filter.by} ${group.title}`} group={group} data={data} isOpen={rows <= FEW_ROWS} />
      ))}
    </>
  );
}

interface GroupProps {
  readonly group: Group;
  readonly data: PageData;
  readonly isOpen: boolean;
}

function GroupView({ group, data, isOpen }: GroupProps): VNode {
  const [chosen, choose] = useState<boolean | null>(null);
  const open = chosen ?? isOpen;
  return (
    <details
      class="group"
      open={open}
      onToggle={(event) => {
        const now = event.currentTarget.open;
        if (now !== open) choose(now);
      }}
    >
      <summary>
        <h3>{group.title}</h3> <Counts rows={group.rows} />
      </summary>
      {open ? <Table rows={group.rows} data={data} title={group.title} /> : null}
    </details>
  );
}

function Counts({ rows }: { readonly rows: readonly Row[] }): VNode {
  const cells = rows.flatMap((row) => row.cells.flatMap((cell) => cell ?? []));
  const wrong = cells.filter(isWrong).length;
  const untold = cells.filter(({ tone }) => tone === 'untold').length;
  const holds = cells.filter(({ tone }) => tone === 'passed').length;
  return (
    <span class="counts">
      {wrong > 0 ? <span class="tone-failed">{wrong} wrong</span> : null}
      {untold > 0 ? <span class="tone-untold">{untold} not told</span> : null}
      {holds > 0 ? <span class="tone-passed">{holds} hold</span> : null}
    </span>
  );
}

function Table({
  rows,
  data,
  title,
}: {
  readonly rows: readonly Row[];
  readonly data: PageData;
  readonly title: string;
}) {
  return (
    <section class="wide" aria-label={`Verdicts: ${title}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">Rule</th>
            <th scope="col">What it says</th>
            {data.engines.map((engine, index) => (
              <th key={index} scope="col" class="engine">
                {engine.id}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <RowView key={row.id} row={row} data={data} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function RowView({ row, data }: { readonly row: Row; readonly data: PageData }): VNode {
  return (
    <tr>
      <td class="cr">{row.cr.slice(0, 2).join(', ')}</td>
      <th scope="row">
        <a href={hashOf({ kind: 'row', id: row.id })}>
          <Words text={row.says} />
        </a>
        <small>{row.card === '' ? row.id : `${row.card} · ${row.statements.join(', ')}`}</small>
      </th>
      {row.cells.map((cell, index) => (
        <td key={index}>{cell === null ? <span class="none">not run</span> : <CellView cell={cell} data={data} />}</td>
      ))}
    </tr>
  );
}

/** A verdict; of a failure it leads to what was found. */
export function CellView({ cell, data }: { readonly cell: Cell; readonly data: PageData }): VNode {
  const { verdict, tone, witnessed, cases, findings } = cell;
  const found = data.findings[findings[0] ?? -1];
  const badge = <Badge verdict={verdict} tone={tone} />;
  return (
    <>
      {found === undefined ? (
        badge
      ) : (
        <a href={hashOf({ kind: 'finding', key: found.key, step: null, beside: null })}>{badge}</a>
      )}
      <small>
        {tone === 'untold' && found?.proof?.kind === 'unproven' ? 'unproven · ' : ''}
        {witnessed} of {cases} cases
      </small>
    </>
  );
}
