import type { VNode } from 'preact';
import type { Trend, TrendPoint } from '../page-data.ts';

/** Engines through their versions: how many official rulings hold, a bar for each version. */
export function Trends({ trends }: { readonly trends: readonly Trend[] }): VNode {
  return (
    <section aria-labelledby="trends">
      <h2 id="trends">Through the versions</h2>
      <p class="count">
        Official rulings. What holds is the word of who published it; what is wrong was seen here as well.
      </p>
      {trends.map((trend) => (
        <TrendTable key={trend.page} trend={trend} />
      ))}
    </section>
  );
}

function TrendTable({ trend: { engine, page, points } }: { readonly trend: Trend }): VNode {
  return (
    <section class="wide" aria-label={`Versions of ${engine}`}>
      <table class="trend">
        <caption>
          <a href={page}>{engine}</a>
        </caption>
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">Holds</th>
            <th scope="col">Wrong</th>
            <th scope="col">Unproven</th>
            <th scope="col">Not told</th>
            <th scope="col">Shares</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point, index) => (
            <tr key={index}>
              <th scope="row">{point.version}</th>
              <td>{point.holds}</td>
              <td>{point.wrong}</td>
              <td>{point.unproven}</td>
              <td>{point.untold}</td>
              <td>
                <Bar point={point} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const WIDTH = 160;

/** What the numbers beside it say, drawn. */
function Bar({ point: { holds, wrong, unproven, untold } }: { readonly point: TrendPoint }): VNode {
  const all = Math.max(1, holds + wrong + unproven + untold);
  const ends = [holds, holds + wrong, holds + wrong + unproven + untold].map((count) => (count / all) * WIDTH);
  const [first = 0, second = 0, third = 0] = ends;
  return (
    <svg class="bar" width={WIDTH} height="12" viewBox={`0 0 ${WIDTH} 12`} aria-hidden="true">
      <rect class="bar-passed" x="0" width={first} height="12" />
      <rect class="bar-failed" x={first} width={second - first} height="12" />
      <rect class="bar-untold" x={second} width={third - second} height="12" />
    </svg>
  );
}
