import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Game } from '../../steps.generated.ts';
import { headline } from './steps.ts';
import { Words } from './words.tsx';

interface Props {
  readonly game: Game;
  /** The frame in which it shows. */
  readonly shows: number;
  /** The first frame that is other than the one beside it, or null. */
  readonly parts: number | null;
  readonly at: number;
  readonly go: (step: number) => void;
}

/** Frames of one step of a turn. */
interface Stage {
  readonly place: string;
  readonly frames: readonly number[];
}

/** All steps of a game, as a list that leads to each. */
export function Timeline({ game, shows, parts, at, go }: Props): VNode {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!here || !list.current) return;
    const { offsetTop, offsetHeight } = here;
    const { scrollTop, clientHeight } = list.current;
    if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight) {
      list.current.scrollTop = offsetTop - clientHeight / 2;
    }
  }, [at]);
  return (
    <nav class="timeline" aria-label="Steps of the game" ref={list}>
      {stagesOf(game).map(({ place, frames }) => (
        <div key={`${place} ${frames[0]}`}>
          <h3>{place}</h3>
          <ol start={(frames[0] ?? 0) + 1}>
            {frames.map((index) => (
              <li key={index}>
                <button
                  type="button"
                  class={classOf(game, index, shows)}
                  aria-current={index === at ? 'step' : undefined}
                  onClick={() => go(index)}
                >
                  {index === shows ? <b>here: </b> : null}
                  {index === parts && index !== shows && index > 0 ? <b class="parts">≠ parts: </b> : null}
                  <Words text={headline(game, index)} />
                </button>
                <OnPaper happened={game.frames[index]?.happened ?? []} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </nav>
  );
}

/** What happened, which the board shows on a screen. */
function OnPaper({ happened }: { readonly happened: readonly string[] }): VNode | null {
  if (happened.length === 0) return null;
  return (
    <ul class="on-paper">
      {happened.map((words) => (
        <li key={words}>
          <Words text={words} />
        </li>
      ))}
    </ul>
  );
}

function classOf({ frames }: Game, index: number, shows: number): string {
  if (index === shows) return 'shows';
  return frames[index]?.isQuiet === true ? 'quiet' : '';
}

function stagesOf({ frames }: Game): readonly Stage[] {
  const stages: { place: string; frames: number[] }[] = [];
  for (const [index, { turn, step, active }] of frames.entries()) {
    const place = `Turn ${turn}, ${step} of player ${active}`;
    const last = stages.at(-1);
    if (last?.place === place) last.frames.push(index);
    else stages.push({ place, frames: [index] });
  }
  return stages;
}
