import type { TellingSession } from '../../adapters/reference/index.ts';
import { cardNamed, COLORS } from '../../engine/facts.ts';
import type { Happening, Option, PermanentView, Question, View } from '../../protocol/index.ts';
import type { Book } from './book.ts';
import { objectOf } from './match.ts';

/** One way to make mana. */
export interface Way {
  readonly option: Option;
  /** Ways with the same key are alike; those that are to be used first come first. */
  readonly key: string;
  /** The first parts of the key: what it costs, whether it is a land's, how many types its source can make. */
  readonly rank: string;
}

/**
 * A mana ability as a way to pay. Better is what costs no more than to tap its source; then lands; then what makes few types of mana; then
 * what makes little; then what the other cards in the player's hand want least; then that of which there is most. `tried`: what happens.
 */
export function wayOf(
  option: Option,
  session: TellingSession,
  question: Question,
  book: Book,
  tried: () => readonly Happening[],
): Way {
  const view = session.view();
  const words = session.words()?.options;
  const object = objectOf(option);
  const said = words?.get(option) ?? option;
  const permanent = view.battlefield.find(({ ref }) => ref === object) ?? null;
  const types = typesIn(question.options.filter((one) => objectOf(one) === object).map((one) => words?.get(one) ?? ''));
  const happened = tried();
  const made = happened.flatMap((one) => (one.kind === 'mana added' ? [...one.mana] : [])).length;
  const wanted = handColors(view, question).filter((color) => types.includes(color)).length;
  const name = book.nameOf(object) ?? object;
  const alike = view.battlefield.filter((one) => !one.tapped && book.nameOf(one.ref) === name).length;
  const rank = joined([harmOf(happened, object), permanent?.types.includes('land') === true ? 0 : 1, types.length]);
  const more = joined([made === 0 ? 99 : made, wanted, 99 - Math.min(alike, 99)]);
  return { option, rank, key: [rank, more, name, said, stateOf(permanent, view)].join(' ') };
}

function joined(parts: readonly number[]): string {
  return parts.map((part) => `${part}`.padStart(2, '0')).join(' ');
}

/** 0: its source is tapped, and nothing else happens; 1: something that makes mana is used for it; 2: more than that. */
function harmOf(happened: readonly Happening[], object: string): number {
  const isQuiet = (one: Happening): boolean => {
    switch (one.kind) {
      case 'tapped':
      case 'tapped for mana':
      case 'mana added':
      case 'mana spent':
      case 'activated':
        return true;
      default:
        return false;
    }
  };
  const end = happened.findIndex((one) => one.kind === 'cast' || one.kind === 'taken back');
  const own = end < 0 ? happened : happened.slice(0, end);
  if (!own.every(isQuiet)) return 2;
  const others = own.some((one) => one.kind === 'tapped' && one.object !== object);
  return others || own.filter(({ kind }) => kind === 'activated').length > 1 ? 1 : 0;
}

/** The types of mana that abilities with these words can make. */
function typesIn(words: readonly string[]): readonly string[] {
  const made = words.map((text) => text.slice(text.indexOf(': add ') + 1).replace(/, only .*$/, ''));
  if (made.some((text) => /any (?:one )?(?:colour|type)/.test(text) && !/chosen/.test(text))) return COLORS;
  return [...new Set(made.flatMap((text) => [...text.matchAll(/\{([WUBRGC])\}/g)].map(([, type = '']) => type)))];
}

/** The colours in the mana costs of the cards in hand, once for each card. */
function handColors(view: View, { player, source }: Question): readonly string[] {
  if (player === 'chance') return [];
  return view
    .zone('hand', player)
    .filter(({ ref }) => ref !== source)
    .flatMap(({ name }) => colorsOf(name));
}

/** The colours in a card's mana cost. */
function colorsOf(name: string): readonly string[] {
  const cost = cardNamed(name)?.manaCost;
  if (cost === undefined || cost === null) return [];
  const split = [...cost.hybrid.flat(), ...cost.phyrexian];
  return COLORS.filter((color) => cost[color] > 0 || split.includes(color));
}

/** What tells permanents of one name apart. */
function stateOf(permanent: PermanentView | null, view: View): string {
  if (permanent === null) return '';
  const attached = view.battlefield.filter(({ attachedTo }) => attachedTo === permanent.ref).map(({ name }) => name);
  return JSON.stringify([permanent.types, permanent.counters, attached]);
}
