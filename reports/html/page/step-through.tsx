import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Frame, Game, StepsFile } from '../../steps.generated.ts';
import type { SetRoute } from './app.tsx';
import { Board } from './board.tsx';
import { changesBetween, differing } from './changes.ts';
import type { Route } from './route.ts';
import { headline, lastOf, nextTelling, partsAt, summaryOf } from './steps.ts';
import { Timeline } from './timeline.tsx';
import { Words } from './words.tsx';

interface Props {
  readonly steps: StepsFile;
  readonly route: Extract<Route, { readonly kind: 'finding' }>;
  readonly setRoute: SetRoute;
}

/** Wide enough for two boards. */
const WIDE = '(min-width: 70rem)';

/** The games of a counterexample, a step at a time, by buttons, keys or the list of steps. */
export function StepThrough({ steps, route, setRoute }: Props): VNode {
  const [game] = steps.games;
  const last = lastOf(game);
  // An example is told from its beginning.
  const at = Math.min(route.step ?? (steps.verdict === 'holds' ? 0 : steps.at), last);
  const wide = typeof matchMedia !== 'undefined' && matchMedia(WIDE).matches;
  const beside = Math.min(route.beside ?? (wide ? 1 : 0), steps.games.length - 1);
  const go = (step: number): void => setRoute({ ...route, step: Math.max(0, Math.min(last, step)) }, true);
  useKeys(steps, at, go);
  if (game === undefined || game.frames.length === 0) {
    return (
      <section class="steps">
        <h2>Step by step</h2>
        <p>The game did not begin.</p>
      </section>
    );
  }
  return (
    <section class={steps.verdict === 'holds' ? 'steps holds' : 'steps'} aria-labelledby="steps">
      <div class="steps-head">
        <h2 id="steps">Step by step</h2>
        <Beside
          games={steps.games}
          beside={beside}
          choose={(next) => setRoute({ ...route, step: at, beside: next }, true)}
        />
      </div>
      <Differences differences={steps.differences} />
      <Toolbar steps={steps} at={at} go={go} />
      <div class="steps-body">
        <Timeline game={game} shows={steps.at} parts={partsAt(steps, beside)} at={at} go={go} />
        <Boards steps={steps} at={at} beside={beside} />
      </div>
    </section>
  );
}

/** Of a property that compares two games, what was changed between them. */
function Differences({ differences }: Pick<StepsFile, 'differences'>): VNode | null {
  if (differences.length === 0) return null;
  return (
    <div class="differences">
      <p>The property compares two games; the second was made from the first:</p>
      <ul>
        {differences.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  );
}

function useKeys(steps: StepsFile, at: number, go: (step: number) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const { target } = event;
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
      const step = stepFor(event, steps, at);
      if (step === null) return;
      event.preventDefault();
      go(step);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}

function stepFor({ key, shiftKey }: KeyboardEvent, steps: StepsFile, at: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return shiftKey ? nextTelling(steps, at, 1) : at + 1;
    case 'ArrowLeft':
      return shiftKey ? nextTelling(steps, at, -1) : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return lastOf(steps.games[0]);
    case '.':
      return steps.at;
    default:
      return null;
  }
}

interface ToolbarProps {
  readonly steps: StepsFile;
  readonly at: number;
  readonly go: (step: number) => void;
}

function Toolbar({ steps, at, go }: ToolbarProps): VNode {
  const last = lastOf(steps.games[0]);
  return (
    <>
      <div class="toolbar" role="toolbar" aria-label="Steps">
        <button type="button" onClick={() => go(0)} disabled={at === 0}>
          « <span>First</span>
        </button>
        <button type="button" onClick={() => go(at - 1)} disabled={at === 0}>
          ◀ <span>Back</span>
        </button>
        <span class="place">
          Step {at + 1} of {last + 1}
        </span>
        <button type="button" onClick={() => go(at + 1)} disabled={at === last}>
          <span>On</span> ▶
        </button>
        <button type="button" class="shows" onClick={() => go(steps.at)} aria-pressed={at === steps.at}>
          {steps.verdict === 'holds' ? '✓' : '✗'} <span>Where it shows</span>
        </button>
      </div>
      <p class="keys">
        Keys: <kbd>←</kbd> <kbd>→</kbd> a step, with <kbd>Shift</kbd> to where something happens, <kbd>Home</kbd>{' '}
        <kbd>End</kbd> first and last, <kbd>.</kbd> where it shows
      </p>
      <p class="for-readers" role="status">
        {summaryOf(steps, at)}
      </p>
    </>
  );
}

interface BesideProps {
  readonly games: readonly Game[];
  readonly beside: number;
  readonly choose: (game: number) => void;
}

function Beside({ games, beside, choose }: BesideProps): VNode | null {
  if (games.length < 2) return null;
  return (
    <fieldset class="beside">
      <legend>Beside it</legend>
      {games.map(({ title }, index) => (
        <label key={index}>
          <input type="radio" name="beside" checked={beside === index} onChange={() => choose(index)} />
          {index === 0 ? 'nothing' : title}
        </label>
      ))}
    </fieldset>
  );
}

interface BoardsProps {
  readonly steps: StepsFile;
  readonly at: number;
  readonly beside: number;
}

function Boards({ steps, at, beside }: BoardsProps): VNode {
  const [game] = steps.games;
  const other = beside === 0 ? undefined : steps.games[beside];
  const place = other?.beside[at] ?? 0;
  const [frame, theirs] = [game?.frames[at], other?.frames[place]];
  if (game === undefined || frame === undefined) return <div class="boards" />;
  const differs = theirs === undefined ? new Set<string>() : differing(frame, theirs, steps.things);
  return (
    <div class={theirs === undefined ? 'boards' : 'boards two'}>
      <Side steps={steps} game={game} at={at} differs={differs} theirs={theirs ?? null} isJudged />
      {other === undefined || theirs === undefined ? null : (
        <Side steps={steps} game={other} at={place} differs={differs} theirs={frame} isJudged={false} />
      )}
    </div>
  );
}

interface SideProps {
  readonly steps: StepsFile;
  readonly game: Game;
  readonly at: number;
  readonly differs: ReadonlySet<string>;
  /** The frame of the game beside it. */
  readonly theirs: Frame | null;
  readonly isJudged: boolean;
}

function Side({ steps, game, at, differs, theirs, isJudged }: SideProps): VNode | null {
  const frame = game.frames[at];
  if (frame === undefined) return null;
  const before = game.frames[at - 1] ?? null;
  return (
    <section class={isJudged ? 'side judged' : 'side'} aria-label={game.title}>
      {theirs === null ? null : <h3 class="whose">{game.title}</h3>}
      <Came game={game} at={at} />
      <Board
        frame={frame}
        things={steps.things}
        changes={changesBetween(before, frame, steps.things)}
        differs={differs}
      />
      <Asked frame={frame} theirs={theirs} />
      {isJudged && at === steps.at ? <Breach steps={steps} /> : null}
      {at === game.frames.length - 1 && game.end !== '' ? <p class="end">{game.end}</p> : null}
    </section>
  );
}

/** What led here. */
function Came({ game, at }: { readonly game: Game; readonly at: number }): VNode {
  const frame = game.frames[at];
  return (
    <div class="came">
      <p class="did">
        <Words text={headline(game, at)} />
      </p>
      {frame === undefined || frame.happened.length === 0 ? null : (
        <ul>
          {frame.happened.map((words) => (
            <li key={words}>
              <Words text={words} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What is asked here, with what may be answered, and the answer. */
function Asked({
  frame: { asked, does },
  theirs,
}: {
  readonly frame: Frame;
  readonly theirs: Frame | null;
}): VNode | null {
  if (asked === null) return null;
  const same = theirs?.asked?.what === asked.what && theirs.asked.who === asked.who ? theirs.asked.options : null;
  const isOnlyHere = (option: string): boolean => same !== null && !same.includes(option);
  return (
    <div class="asked">
      <details open={asked.options.length <= 6 || asked.options.some(isOnlyHere)}>
        <summary>
          {asked.who} is asked for {asked.what}
          {asked.options.length === 0
            ? ''
            : `: ${asked.options.length + asked.more} ${asked.options.length === 1 ? 'option' : 'options'}`}{' '}
          <small>CR {asked.cr}</small>
        </summary>
        <ul>
          {asked.options.map((option) => (
            <li key={option} class={isOnlyHere(option) ? 'differs' : ''}>
              <Words text={option} />
              {isOnlyHere(option) ? <b> — only here</b> : null}
            </li>
          ))}
          {asked.more > 0 ? <li>and {asked.more} more</li> : null}
        </ul>
      </details>
      {does === '' ? null : (
        <p class="does">
          <b>Then:</b> <Words text={does} />
        </p>
      )}
    </div>
  );
}

function Breach({ steps: { expected, found, rule } }: { readonly steps: StepsFile }): VNode {
  if (expected === '' && found === '') return <p class="kept">✓ So it has to be (CR {rule.cr}).</p>;
  return (
    <div class="breach">
      <p>
        <b>✗ Here it shows{rule.cr === '' ? '' : ` (CR ${rule.cr})`}.</b>
      </p>
      <p>
        Expected: <Words text={expected} />
      </p>
      <p>
        Found: <Words text={found} />
      </p>
    </div>
  );
}
