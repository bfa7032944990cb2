import type { VNode } from 'preact';
import type { Frame, StepsFile, Thing, ZoneWords } from '../../steps.generated.ts';
import { type Changes, zonesOf } from './changes.ts';
import { ManaPool, Words } from './words.tsx';

interface Props {
  readonly frame: Frame;
  readonly things: StepsFile['things'];
  readonly changes: Changes;
  /** Refs that stand otherwise in the game beside it. */
  readonly differs: ReadonlySet<string>;
}

/** The board at one time: the stack, then players with their zones. */
export function Board({ frame, things, changes, differs }: Props): VNode {
  const marks = { things, changes, differs };
  return (
    <div class="board">
      <p class="turn">
        Turn {frame.turn}, {frame.step} of player {frame.active}
        {frame.priority === null ? '' : ` · player ${frame.priority} has priority`}
      </p>
      {frame.stack.length === 0 ? null : (
        <div class="stack">
          <h4>
            Stack <small>top first</small>
          </h4>
          <Tiles of={frame.stack} {...marks} />
        </div>
      )}
      {frame.players.map((player) => (
        <div
          key={player.seat}
          class={`player ${player.seat === frame.active ? 'active' : ''} ${player.isInGame ? '' : 'out'}`}
        >
          <PlayerHead player={player} frame={frame} changes={changes} differs={differs} />
          {zonesOf(frame, player.seat).map((zone) => (
            <Zone key={zone.zone} zone={zone} {...marks} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface HeadProps extends Omit<Props, 'things'> {
  readonly player: Frame['players'][number];
}

function PlayerHead({ player: { seat, life, mana, notes }, frame, changes, differs }: HeadProps): VNode {
  const ref = `p${seat}`;
  const words = changes.get(ref) ?? [];
  return (
    <header class={classes('', words.length > 0, differs.has(ref))}>
      <h4>
        Player {seat}
        {seat === frame.active ? <small> active</small> : null}
      </h4>
      <span class="life">{life} life</span>
      {mana === '' ? null : (
        <span>
          mana <ManaPool letters={mana} />
        </span>
      )}
      {notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
      <Changed words={words.filter((word) => !notes.includes(word) && word !== 'mana')} />
    </header>
  );
}

interface Marks {
  readonly things: StepsFile['things'];
  readonly changes: Changes;
  readonly differs: ReadonlySet<string>;
}

/** What lies face up in play is seen at once; a library is told by its number until it is opened. */
function Zone({ zone: { zone, things: inZone, more }, ...marks }: { readonly zone: ZoneWords } & Marks): VNode {
  const title = `${zone}${zone === 'library' ? ', top first' : ''}`;
  const tiles = <Tiles of={inZone} {...marks} />;
  const rest = more > 0 ? <p>and {more} more</p> : null;
  if (zone === 'library' && inZone.length > 4) {
    return (
      <details class="zone">
        <summary>
          {title} <small>{inZone.length + more}</small>
        </summary>
        {tiles}
        {rest}
      </details>
    );
  }
  return (
    <div class={`zone zone-${zone}`}>
      <h5>{title}</h5>
      {tiles}
      {rest}
    </div>
  );
}

function Tiles({ of, things, changes, differs }: { readonly of: readonly number[] } & Marks): VNode {
  return (
    <ul class="tiles">
      {of.map((index) => {
        const thing = things[index];
        if (thing === undefined) return null;
        return (
          <Tile key={thing.ref} thing={thing} words={changes.get(thing.ref) ?? []} differs={differs.has(thing.ref)} />
        );
      })}
    </ul>
  );
}

interface TileProps {
  readonly thing: Thing;
  /** What is other than before. */
  readonly words: readonly string[];
  readonly differs: boolean;
}

/** A card, token, spell or ability in our own drawing: its name, types, size, and what is the matter with it. */
function Tile({ thing, words, differs }: TileProps): VNode {
  const { ref, name, line, colors, size, isTapped, notes } = thing;
  const color = colors.length > 1 ? 'many' : (colors[0] ?? 'none');
  return (
    <li
      class={classes(
        `tile color-${/^(?:[WUBRG]|many)$/.test(color) ? color : 'none'}`,
        words.length > 0,
        differs,
        isTapped,
      )}
    >
      <span class="name">{name}</span>
      <span class="ref">{ref}</span>
      <span class="line">{line}</span>
      {size === '' ? null : <span class="size">{size}</span>}
      {isTapped ? <span class="note is-tapped">tapped</span> : null}
      {notes
        .filter((note) => !words.includes(note))
        .map((note) => (
          <span key={note} class="note">
            <Words text={note} />
          </span>
        ))}
      <Changed words={words.filter((word) => word !== 'tapped')} />
      {differs ? <span class="other">other beside</span> : null}
    </li>
  );
}

function Changed({ words }: { readonly words: readonly string[] }): VNode | null {
  if (words.length === 0) return null;
  return (
    <span class="change">
      <Words text={words.join(', ')} />
    </span>
  );
}

function classes(base: string, isChanged: boolean, differs: boolean, isTapped = false): string {
  return [base, isChanged ? 'changed' : '', differs ? 'differs' : '', isTapped ? 'tapped' : '']
    .filter((part) => part !== '')
    .join(' ');
}
