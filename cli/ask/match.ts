import type { QuestionWords } from '../../adapters/reference/index.ts';
import type { Option, Question, Ref, Seat, View } from '../../protocol/index.ts';
import { parsedOption } from '../../runner/index.ts';
import { abilityCalled } from './ability-names.ts';
import type { Book } from './book.ts';
import { ordinalOf, plain } from './phrases.ts';

/** A question as it stands, with all that helps to understand an answer in words. */
export interface Sight {
  readonly question: Question;
  readonly words: QuestionWords | null;
  readonly view: View;
  readonly book: Book;
}

/** What words mean among options. */
export type Match =
  /** One option, or several of one object where `several` is asked for. */
  | { readonly kind: 'options'; readonly options: readonly Option[] }
  /** It is known, and no option; `refs` are what it can mean. */
  | { readonly kind: 'not offered'; readonly refs: readonly Ref[] }
  /** Nothing is so called. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unclear'; readonly options: readonly Option[] };

/** The option that words mean. Things that differ in nothing are taken in their order. */
export function optionMeant(phrase: string, options: readonly Option[], sight: Sight): Match {
  const { book, view } = sight;
  const trigger = triggerMeant(phrase, options, sight);
  if (trigger !== null) return trigger;
  const refs = meantNow(phrase, sight);
  if (refs.length === 0) return byWords(phrase, options, sight);
  const among = (some: readonly Ref[]): readonly Option[] =>
    options.filter((option) => some.includes(objectOf(option)));
  const asCalled = among(refs);
  const found = asCalled.length > 0 ? asCalled : among(book.meant(`copy of ${phrase}`, (ref) => whose(ref, sight)));
  if (found.length === 0) return { kind: 'not offered', refs };
  const objects = [...new Set(found.map(objectOf))];
  const [first = ''] = objects;
  if (objects.every((ref) => lookOf(ref, view, book) === lookOf(first, view, book)))
    return { kind: 'options', options: found.filter((option) => objectOf(option) === first) };
  return { kind: 'unclear', options: found };
}

/** What words can mean: what is so called, else the permanents that have that name now, as copies have. */
export function meantNow(phrase: string, sight: Pick<Sight, 'view' | 'book'>): readonly Ref[] {
  const { book, view } = sight;
  const refs = book.meant(phrase, (ref) => whose(ref, sight));
  return refs.length > 0 ? refs : book.named(phrase, view);
}

/** Of triggers that wait for their order: `the second triggered ability of Mulldrifter`. Null: the words are not of that form. */
function triggerMeant(phrase: string, options: readonly Option[], sight: Sight): Match | null {
  const called = abilityCalled(phrase);
  const waiting = options.filter((option) => parsedOption(option)?.verb === 'a');
  if (called === null || waiting.length === 0) return null;
  const refs = sight.book.meant(called.of, (ref) => whose(ref, sight));
  const found = waiting.filter((option) => {
    const parsed = parsedOption(option);
    if (parsed === null || !refs.includes(parsed.object)) return false;
    if (called.kind === 'delayed') return parsed.ability === 'delayed';
    return called.place === null || parsed.ability === String(called.place);
  });
  if (found.length === 0) return { kind: 'not offered', refs };
  const isSame = new Set(found.map((option) => option.replace(/#\d+$/, ''))).size === 1;
  return isSame ? { kind: 'options', options: found.slice(0, 1) } : { kind: 'unclear', options: found };
}

/** By place or by what the option says: `mode 2`, `the second`, `draw two cards`. */
function byWords(phrase: string, options: readonly Option[], { words, question }: Sight): Match {
  const wanted = plain(phrase)
    .replace(/^(?:the|to) /, '')
    .replaceAll(/["“”]/g, '');
  const ordinal = ordinalOf(wanted.replace(/^mode /, '').replace(/ (?:mode|ability)$/, ''));
  if (ordinal !== null && question.kind === 'modes') {
    const option = `mode ${ordinal}`;
    return options.includes(option) ? { kind: 'options', options: [option] } : { kind: 'not offered', refs: [] };
  }
  const same = options.filter((option) => plain(option) === wanted);
  if (same.length > 0) return { kind: 'options', options: same };
  const found = options.filter((option) => plain(words?.options.get(option) ?? option).includes(wanted));
  if (found.length === 0 || wanted.length < 3) return { kind: 'unknown' };
  return found.length === 1 ? { kind: 'options', options: found } : { kind: 'unclear', options: found };
}

/** The object or player that an option is about: `c5` of `activate c5/0`, `cast c5 by c7`, `a c5/1#2`. */
export function objectOf(option: Option): Ref {
  return parsedOption(option)?.object ?? option.replace(/#\d+$/, '').replace(/\/.*$/, '');
}

/** Who owns or controls something. */
export function whose(ref: Ref, { view, book }: Pick<Sight, 'view' | 'book'>): readonly Seat[] {
  const controllers = [...view.battlefield, ...view.stack]
    .filter((one) => one.ref === ref)
    .map((one) => one.controller);
  const owner = book.ownerOf(ref);
  return owner === null ? controllers : controllers.length > 0 ? controllers : [owner];
}

/** Where something is, and in whose zone; null where it is nowhere. */
export function placeOf(ref: Ref, view: View): { readonly zone: string; readonly player: Seat } | null {
  const permanent = view.battlefield.find((one) => one.ref === ref);
  if (permanent !== undefined) return { zone: 'battlefield', player: permanent.controller };
  const object = view.stack.find((one) => one.ref === ref);
  if (object !== undefined) return { zone: 'stack', player: object.controller };
  for (const { seat } of view.players) {
    for (const zone of ['hand', 'graveyard', 'exile', 'library'] as const)
      if (view.zone(zone, seat).some((card) => card.ref === ref)) return { zone, player: seat };
  }
  return null;
}

/** A text that is the same for things between which it makes no difference which is chosen. */
function lookOf(ref: Ref, view: View, book: Book): string {
  const permanent = view.battlefield.find((one) => one.ref === ref);
  if (permanent !== undefined) {
    const { ref: _, incarnation: __, blocking, ...look } = permanent;
    const carried = view.battlefield.filter((one) => one.attachedTo === ref).map((one) => one.ref);
    return JSON.stringify([look, blocking, carried]);
  }
  const object = view.stack.find((one) => one.ref === ref);
  if (object !== undefined) {
    const { ref: _, incarnation: __, ...look } = object;
    return JSON.stringify(look);
  }
  return JSON.stringify([book.nameOf(ref) ?? ref, placeOf(ref, view)]);
}
