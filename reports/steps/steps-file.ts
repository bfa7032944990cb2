import { cardNamed, titleOf, wordingOf } from '../../engine/facts.ts';
import type { History, Start } from '../../protocol/index.ts';
import { EDITION, findEntry } from '../../rulings/index.ts';
import { boardDifferences } from '../board-differences.ts';
import type { CounterexampleFile } from '../counterexample.generated.ts';
import { type Names, namesIn, readable, sentence, withNames } from '../names.ts';
import { needsWords } from '../needs-words.ts';
import type { Frame, Game, RuleWords, StepsFile } from '../steps.generated.ts';
import type { Telling } from '../story.ts';
import { besideOf } from './beside.ts';
import { bounded } from './bounded.ts';
import { framesOf } from './frames.ts';
import { type ShrinkNote, shrinkWords } from './shrink-words.ts';
import { Things } from './things.ts';

/** What a counterexample is shown from: what its story is told from, and what the reference did. */
export interface Showing extends Telling {
  /** The game on the reference; null: the engine is the reference, or there is none. */
  readonly expected: History | null;
  /** How it was made small; nothing where it was not, or nobody noted it. */
  readonly course: readonly ShrinkNote[];
}

/** Frames of a game that are shown, up to a few after the one in which it shows. */
const MOST_FRAMES = 300;
const FRAMES_AFTER = 2;

/** A counterexample told step by step. Whatever an engine says, the file is of a size that can be shown. */
export function stepsOf(showing: Showing): StepsFile {
  const { counterexample, says, history, again, compared, course } = showing;
  const { engine, property, verdict, violation, origin, suite } = counterexample;
  const names = namesIn(history);
  const things = new Things(names);
  const games = gamesOf(showing, names, things);
  const left = games[0]?.left ?? 0;
  return bounded({
    ...{ kind: 'headjudge steps', format: 1, suite, edition: EDITION, engine, property, says: sentence(says) },
    ...{ class: counterexample.class, verdict, origin, rule: ruleWords(violation) },
    expected: readable(violation.expected, names),
    found: readable(violation.found, names),
    at: Math.max(0, Math.min(violation.at - left, (games[0]?.frames.length ?? 1) - 1)),
    again,
    differences: compared === null ? [] : boardDifferences(compared.start, history.start).map(sentence),
    ...{ games, things: things.all(), cards: cardWords(history.start) },
    needs: needs(counterexample, names),
    shrink: shrinkWords(course),
  });
}

/** The first is the one that the finding speaks of; what it is held against comes next. */
function gamesOf({ counterexample, history, compared, expected }: Showing, names: Names, things: Things): Game[] {
  const { engine, violation } = counterexample;
  const [title, count] = [compared === null ? engine : `${engine}, second game`, violation.at + 1 + FRAMES_AFTER];
  const shown = gameOf(title, history, count, names, things);
  const others = [
    ...(compared === null ? [] : [{ title: `${engine}, first game`, history: compared }]),
    ...(expected === null
      ? []
      : [{ title: compared === null ? 'reference' : 'reference, second game', history: expected }]),
  ].map((other) => {
    const game = gameOf(other.title, other.history, other.history.steps.length, names, things);
    return { ...game, beside: besideOf(shown.frames, game.frames) };
  });
  return [shown, ...others.map(upToLastBeside)];
}

function gameOf(title: string, { steps, over }: History, count: number, names: Names, things: Things): Game {
  const left = Math.max(0, Math.min(count, steps.length) - MOST_FRAMES);
  const end =
    over === null || count < steps.length
      ? ''
      : over.winner === null
        ? 'the game is a draw'
        : `player ${over.winner} wins`;
  return {
    ...{ title, left, beside: [], frames: framesOf(steps.slice(left, Math.min(count, steps.length)), names, things) },
    end: over === null || end === '' ? '' : sentence(`${end}: ${over.reason}`),
  };
}

/** What the other game went through after that cannot be held against anything. */
function upToLastBeside(game: Game): Game {
  const frames: readonly Frame[] = game.frames.slice(0, Math.max(0, ...game.beside) + 1 + FRAMES_AFTER);
  return { ...game, frames };
}

/** A clause that was not witnessed, or the like, is named in its last word. */
function ruleWords({ clause, cr }: CounterexampleFile['violation']): RuleWords {
  const entry = findEntry(clause) ?? findEntry(clause.split(' ').at(-1) ?? '');
  if (entry?.kind !== 'clause') return { clause, cr, paraphrase: '' };
  return { clause, cr: cr === '' ? entry.clause.cr[0] : cr, paraphrase: sentence(entry.clause.paraphrase) };
}

function needs(counterexample: CounterexampleFile, names: Names): StepsFile['needs'] {
  const { needed, limited, free, right } = needsWords(counterexample.needs);
  const named = (words: string): string => withNames(words, names);
  return { needed: needed.map(named), limited: limited.map(named), free: free.map(named), right: named(right) };
}

/** Cards whose doings are told; a game from its beginning has dozens. */
const MOST_CARDS = 24;

function cardWords(start: Start): StepsFile['cards'] {
  const all = start.kind === 'board' ? start.board.cards.map(({ name }) => name) : start.decks.decks.flat();
  return [...new Set(all)].slice(0, MOST_CARDS).flatMap((name) => {
    const record = cardNamed(name);
    return record === null || !('manaCost' in record) ? [] : [{ title: titleOf(record), words: wordingOf(record) }];
  });
}
