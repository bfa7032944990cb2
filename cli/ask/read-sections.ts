import type { Zone } from '../../protocol/index.ts';
import type { Source } from './asked.ts';
import { type Complaints, LineError } from './complaints.ts';

/** A file in its parts, each line as it was written. */
export interface Sections {
  readonly question: string | null;
  /** Turn, step, active player. */
  readonly frame: readonly Source[];
  readonly players: readonly PlayerSection[];
  readonly actions: readonly Source[];
  readonly expectations: readonly Source[];
}

export interface PlayerSection {
  readonly number: number;
  /** `0`, `Alice` */
  readonly called: string;
  /** `20 life, 3 poison` */
  readonly facts: string;
  readonly zones: readonly { readonly zone: Zone; readonly cards: Source }[];
}

interface OpenPlayer extends PlayerSection {
  readonly zones: { zone: Zone; cards: Source }[];
}

type Part = 'frame' | 'player' | 'actions' | 'expectations';

const PLAYER = /^player\s+(\w[^:()]*?)\s*(?:\(\s*([^)]*?)\s*\))?\s*(?::\s*(.*))?$/i;
const ZONE = /^(battlefield|in play|hand|graveyard|exile|exiled|library|deck)\s*:\s*(.*)$/i;
/** Turn, step and active player may stand after the players too. */
const FRAME =
  /^(?:it is |turn\b|active\b|step\b|phase\b|.+ is active\b|(?:as|at|the beginning of|the start of|start of) |(?:player )?\w+['’]s (?:turn|upkeep|draw|.*main|.*combat|end)\b)/i;
const ACTIONS = /^(?:actions?|what happens|what they do|play|then)\s*(?::\s*(.*)|)$/i;
const EXPECTED = /^(?:expect|expected|expectations?)\s*(?::\s*(.*)|)$/i;
const QUESTION = /^question\s*:\s*(.+)$/i;

/** Takes a file apart. Lines that belong nowhere are complained about. */
export function readSections(text: string, complaints: Complaints): Sections {
  const reader = new Reader();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const plain = withoutComment(line).trim();
    if (plain !== '') complaints.during(() => reader.line({ number: index + 1, text: plain }));
  }
  return reader;
}

class Reader implements Sections {
  question: string | null = null;
  readonly frame: Source[] = [];
  readonly players: OpenPlayer[] = [];
  readonly actions: Source[] = [];
  readonly expectations: Source[] = [];
  #part: Part = 'frame';

  line(source: Source): void {
    if (this.#opens(source)) return;
    const { number, text } = source;
    const line = { number, text: text.replace(/^(?:[-*•]|\d+[.)])\s+/, '') };
    switch (this.#part) {
      case 'frame':
        this.frame.push(line);
        break;
      case 'player':
        this.#cards(line);
        break;
      case 'actions':
        this.actions.push(line);
        break;
      case 'expectations':
        this.expectations.push(line);
    }
  }

  /** Whether the line begins a part of the file. */
  #opens({ number, text }: Source): boolean {
    const question = QUESTION.exec(text)?.[1];
    if (question !== undefined) {
      this.question = question;
      return true;
    }
    const actions = ACTIONS.exec(text);
    if (actions !== null) return this.#section('actions', this.actions, number, actions[1]);
    const expected = EXPECTED.exec(text);
    if (expected !== null) return this.#section('expectations', this.expectations, number, expected[1]);
    const isFrame = /^player\s+\S+\s*['’]s\b/i.test(text);
    const inBoard = this.#part === 'frame' || this.#part === 'player';
    const player = inBoard && !isFrame ? PLAYER.exec(text) : null;
    if (player === null) return false;
    const [, called = '', inBrackets, facts = ''] = player;
    this.#part = 'player';
    this.players.push({ number, called: inBrackets ?? called.trim(), facts, zones: [] });
    return true;
  }

  #section(part: Part, lines: Source[], number: number, rest: string | undefined): boolean {
    this.#part = part;
    if (rest !== undefined && rest !== '') lines.push({ number, text: rest });
    return true;
  }

  #cards(line: Source): void {
    const player = this.players.at(-1);
    if (FRAME.test(line.text)) {
      this.frame.push(line);
      return;
    }
    const [, word, cards = ''] = ZONE.exec(line.text) ?? [];
    if (word !== undefined) player?.zones.push({ zone: zoneOf(word), cards: { ...line, text: cards } });
    else {
      const last = player?.zones.at(-1);
      if (last === undefined || /^[a-z ]+:/i.test(line.text))
        throw new LineError(
          line.number,
          `expected a zone (battlefield, hand, graveyard, exile, library), "actions:" or "expect:", found "${line.text}"`,
        );
      player?.zones.push({ zone: last.zone, cards: line });
    }
  }
}

function zoneOf(word: string): Zone {
  switch (word.toLowerCase()) {
    case 'hand':
      return 'hand';
    case 'graveyard':
      return 'graveyard';
    case 'exile':
    case 'exiled':
      return 'exile';
    case 'library':
    case 'deck':
      return 'library';
    default:
      return 'battlefield';
  }
}

/** A comment begins with `#` at the start of a line, or with ` # ` in it; `Mountain #2` is none. */
function withoutComment(line: string): string {
  return line.replace(/(?:^\s*#|\s#\s).*$/, '').replace(/\s#$/, '');
}
