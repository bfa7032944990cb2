import type { Seat } from '../../protocol/index.ts';

/** What the lines of a file may speak of. */
export interface Lexicon {
  /** The player who is so called. Throws a `LineError`. */
  readonly seatOf: (called: string, line: number) => Seat;
  /** A player at the beginning of a text, and what follows. Null where none is named there. */
  readonly subject: (text: string) => { readonly player: Seat | 'chance'; readonly rest: string } | null;
  /** The text with the names of cards made one word each, so that words in them are not taken for others. */
  readonly lock: (text: string) => string;
}

/** `players` in the order of their seats, as `player 0` or `Alice`. */
export function lexicon(names: readonly string[], players: readonly string[], seatOf: Lexicon['seatOf']): Lexicon {
  const long = [...new Set(names)].filter((name) => /[\s,:]/.test(name)).sort((a, b) => b.length - a.length);
  const patterns = long.map((name) => new RegExp(`(?<!\\w)${patternOf(name)}(?!\\w)`, 'gi'));
  const subjects = players.map((label, player) => ({ player, pattern: subjectPattern(label) }));
  return {
    seatOf,
    subject: (text) => {
      const chance = /^chance\s+(.*)$/i.exec(text)?.[1];
      if (chance !== undefined) return { player: 'chance', rest: chance };
      for (const { player, pattern } of subjects) {
        const rest = pattern.exec(text)?.[1];
        if (rest !== undefined) return { player, rest };
      }
      return null;
    },
    lock: (text) => patterns.reduce((locked, pattern) => locked.replace(pattern, (name) => locking(name)), text),
  };
}

/** A locked text as it was written. */
export function unlock(text: string): string {
  return text.replaceAll(SPACE, ' ').replaceAll(COMMA, ',').replaceAll(COLON, ':');
}

/** Stand for a space, a comma and a colon in a name. */
const SPACE = '\u00a0';
const COMMA = '\u201a';
const COLON = '\ua789';

function locking(name: string): string {
  return name.replaceAll(' ', SPACE).replaceAll(',', COMMA).replaceAll(':', COLON);
}

function patternOf(name: string): string {
  return name
    .replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replaceAll(/['’]/g, "['’]")
    .replaceAll(' ', ' +');
}

function subjectPattern(label: string): RegExp {
  const name = patternOf(label.replace(/^player /, ''));
  return new RegExp(`^(?:player\\s+)?${name}(?:\\s+|:\\s*)(.*)$`, 'i');
}
