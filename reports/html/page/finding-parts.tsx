import type { VNode } from 'preact';
import type { StepsFile } from '../../steps.generated.ts';
import { Words } from './words.tsx';

/** What a counterexample needs, and what of it is free. */
export function Needs({ steps: { needs } }: { readonly steps: StepsFile }): VNode | null {
  const { needed, limited, free, right } = needs;
  const parts: readonly (readonly [string, readonly string[]])[] = [
    ['Needed, since nothing tried in its place will do', needed],
    ['Not just anything', limited],
    ['Could be otherwise', free],
    ['It is right with', right === '' ? [] : [right]],
  ];
  const told = parts.filter(([, items]) => items.length > 0);
  if (told.length === 0) return null;
  return (
    <section aria-labelledby="needs">
      <h2 id="needs">What it takes</h2>
      <div class="needs">
        {told.map(([title, items]) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>
                  <Words text={item} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

/** What the cards of the case do, in our words. */
export function Cards({ steps: { cards } }: { readonly steps: StepsFile }): VNode | null {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="cards">
      <h2 id="cards">The cards, in our words</h2>
      <dl class="cards">
        {cards.map(({ title, words }) => (
          <div key={title}>
            <dt>
              <Words text={title} />
            </dt>
            <dd>
              {words.length === 0 ? 'does nothing besides' : null}
              {words.map((line) => (
                <p key={line}>
                  <Words text={line} />
                </p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** How the case was made small, from first to last. */
export function Shrink({ steps: { shrink } }: { readonly steps: StepsFile }): VNode | null {
  const [first, last] = [shrink[0], shrink.at(-1)];
  if (first === undefined || last === undefined || shrink.length < 2) return null;
  return (
    <section aria-labelledby="shrink">
      <h2 id="shrink">How it was made small</h2>
      <details>
        <summary>
          From {first.cards} cards and {first.entries} things done to {last.cards} and {last.entries}, in {last.tried}{' '}
          cases
        </summary>
        <ol class="shrink">
          {shrink.map(({ tried, cards, entries, changes }, index) => (
            <li key={index}>
              <span class="size">{sizeOf({ cards, entries })}</span>
              <span class="bar" aria-hidden="true" style={{ inlineSize: `${barOf(cards + entries, first)}%` }} />
              <small>
                {index === 0 ? 'the case as it was found' : `case ${tried + 1}`}
                {changes.length === 0 ? '' : `: ${changes.join(', ')}`}
              </small>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}

function sizeOf({ cards, entries }: Pick<StepsFile['shrink'][number], 'cards' | 'entries'>): string {
  const things = entries === 1 ? '1 thing done' : `${entries} things done`;
  return `${cards} ${cards === 1 ? 'card' : 'cards'} and ${things}`;
}

function barOf(size: number, { cards, entries }: StepsFile['shrink'][number]): number {
  return Math.max(1, Math.round((100 * size) / Math.max(1, cards + entries)));
}
