import type { Option } from '../../protocol/index.ts';
import { listed } from '../../reports/index.ts';
import { parsedOption } from '../../runner/index.ts';
import type { Sight } from './match.ts';

type Told = Pick<Sight, 'words' | 'view' | 'book'>;

/** An option as a judge reads it: `cast Shock by Kess`, `activate Walking Ballista: remove a counter …`. */
export function optionWords(option: Option, { book, words, view }: Told): string {
  const said = words?.options.get(option);
  const also = said === undefined ? '' : `: ${said}`;
  const mode = /^mode (\d+)$/.exec(option)?.[1];
  if (mode !== undefined) return `${Number(mode) + 1}${also}`;
  const parsed = parsedOption(option);
  if (parsed === null) return said ?? book.option(option, view);
  const { verb, object, by } = parsed;
  switch (verb) {
    case 'cast':
      return `cast ${book.of(object)}${by === null ? '' : ` by ${by === object ? 'its own ability' : book.of(by)}`}`;
    case 'play':
    case 'suspend':
      return `${verb} ${book.of(object)}`;
    case 'activate':
      return `activate ${book.of(object)}${also}`;
    case 'a':
      return `${book.of(object)}${also}`;
  }
}

/** What may be done at a question, those who pass and concede apart; of alike options one. */
export function optionsList(
  { question, words, view, book }: Told & Pick<Sight, 'question'>,
  wanted: (option: Option) => boolean = () => true,
): string {
  const { kind, options, min, max } = question;
  if (kind === 'number') return `${min} to ${max}`;
  const all = options.filter(wanted).map((option) => {
    const text = fightWords(question, option, book) ?? optionText(option, question, { book, words, view });
    return question.incomplete.includes(option) && kind === 'priority'
      ? `${text} (no way to complete it was found)`
      : text;
  });
  const none = min === 0 && (kind === 'objects' || kind === 'modes') ? ['nothing'] : [];
  const shown = compact(all);
  return listed([...shown, ...none]);
}

/** A value is a word of its own, whatever it looks like: `3/3`. */
function optionText(option: Option, { kind }: Sight['question'], told: Told): string {
  return kind === 'value' ? option : optionWords(option, told);
}

/** `Goblin Piker attacking player 1`, `Wall of Air blocking Goblin Piker`; null for other options. */
function fightWords({ kind }: Sight['question'], option: Option, book: Sight['book']): string | null {
  if (kind !== 'attackers' && kind !== 'blockers') return null;
  const [creature = '', other = ''] = option.split('>');
  return `${book.of(creature)} ${kind === 'attackers' ? 'attacking' : 'blocking'} ${book.of(other)}`;
}

/** Names that differ in their number, together: of three or more that follow one another the ends, `Mountain #1 to #6`. */
export function compact(names: readonly string[]): readonly string[] {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const key = name.replace(/ #\d+/, ' #');
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return [...groups.values()].map((group) => {
    const sorted = group.toSorted((a, b) => numberIn(a) - numberIn(b));
    return sorted.length < 3 ? sorted.join(', ') : runsOf(sorted).flatMap(runText).join(', ');
  });
}

/** The number in a name; all names without one have the same. */
function numberIn(name: string): number {
  return Number(/ #(\d+)/.exec(name)?.[1] ?? 0);
}

/** Names in the order of their numbers, as far as those follow one another. */
function runsOf(names: readonly string[]): readonly (readonly string[])[] {
  const runs: string[][] = [];
  for (const name of new Set(names)) {
    const run = runs.at(-1);
    if (run !== undefined && numberIn(run.at(-1) ?? '') + 1 === numberIn(name)) run.push(name);
    else runs.push([name]);
  }
  return runs;
}

function runText(run: readonly string[]): readonly string[] {
  const [first = ''] = run;
  return run.length < 3 ? run : [first.replace(/ #\d+/, `$& to #${numberIn(run.at(-1) ?? '')}`)];
}
