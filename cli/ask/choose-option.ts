import { type Ability, abilityWording, cardNamed } from '../../engine/facts.ts';
import type { Option, Ref } from '../../protocol/index.ts';
import { ordinal } from '../../reports/index.ts';
import { parsedOption, verbOf } from '../../runner/index.ts';
import { printedAbility } from './ability-names.ts';
import type { ActDeed } from './asked.ts';
import { costCalled } from './costs-by-name.ts';
import { meantNow, objectOf, type Sight, whose } from './match.ts';
import { colorLetter, ordinalOf, plain } from './phrases.ts';
import { optionWords } from './option-words.ts';
import type { Refusal } from './transcript.ts';
import { nothingCalled, whichOf, whyNot } from './why-not.ts';

/** The option of a player with priority that a line takes; the cost that is meant by how a spell is cast, by its key, where that is no option of its own. */
export type ChosenOption =
  | { readonly kind: 'option'; readonly option: Option; readonly cost: string | null }
  /** It may not be done. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The line can mean several things, or nothing that there is. */
  | { readonly kind: 'unclear'; readonly why: string };

/** Finds the option that a line means among those of the player who has priority. */
export function optionOf(act: ActDeed, sight: Sight): ChosenOption {
  const { question, book } = sight;
  const refs = meantNow(act.what, sight);
  if (refs.length === 0) return { kind: 'unclear', why: nothingCalled(act.what, book) };
  const ofVerb = question.options.filter((option) => verbOf(option) === act.verb && refs.includes(objectOf(option)));
  const countedTwice = countsTwoWays(act, ofVerb, sight);
  if (countedTwice !== null) return { kind: 'unclear', why: countedTwice };
  const permitted = byDetail(act, ofVerb, sight);
  const cost = permitted.length > 0 ? null : costOf(act, ofVerb, sight);
  const fitting = cost === null ? permitted : ofVerb.filter((option) => parsedOption(option)?.by === null);
  const best = fitting.filter((option) => !question.incomplete.includes(option));
  const candidates = best.length > 0 ? best : fitting;
  const [first] = candidates;
  if (first === undefined) return { kind: 'refused', refusal: whyNot(act, refs, ofVerb, sight) };
  const own = candidates.filter((option) => objectOf(option) === objectOf(first));
  if (own.length === 1)
    return differing(candidates, sight) ? unclear(act, candidates, sight) : { kind: 'option', option: first, cost };
  const plainly =
    act.verb === 'cast' && act.by === null ? own.find((option) => parsedOption(option)?.by === null) : undefined;
  return plainly === undefined ? unclear(act, own, sight) : { kind: 'option', option: plainly, cost };
}

/** The cost that a line means by how a spell is cast; null: it names none that the card has. */
function costOf({ verb, by }: ActDeed, options: readonly Option[], sight: Sight): string | null {
  const [first] = options;
  return verb !== 'cast' || by === null || first === undefined ? null : costCalled(by, objectOf(first), sight);
}

/** Those that fit what the line says of the way: a permission, an ability, a colour of mana. */
function byDetail(act: ActDeed, all: readonly Option[], sight: Sight): readonly Option[] {
  const { verb, by, says } = act;
  if (verb === 'cast') return by === null ? all : all.filter((option) => isBy(option, by, sight));
  if (verb !== 'activate') return all;
  const words = (option: Option): string => plain(sight.words?.options.get(option) ?? '');
  const options = all.filter((option) => isCalled(option, act, sight));
  if (by !== null) {
    const place = ordinalOf(by);
    const bare = plain(by).replaceAll(/["“”]/g, '');
    return options.filter((option) =>
      place === null ? words(option).includes(bare) : parsedOption(option)?.ability === String(place),
    );
  }
  const [color] = says.flatMap((saying) => (saying.kind === 'things' ? saying.phrases.map(colorLetter) : []));
  const making =
    typeof color === 'string' ? options.filter((option) => words(option).includes(`{${color.toLowerCase()}}`)) : [];
  return making.length > 0 ? making : options;
}

/** Whether the ability of an option is the one of that kind and place that a line calls. */
function isCalled(option: Option, { ability }: ActDeed, sight: Sight): boolean {
  if (ability === null) return true;
  if (ability.kind === 'triggered' || ability.kind === 'delayed') return false;
  if (ability.kind === 'mana' && !/: add /.test(sight.words?.options.get(option) ?? '')) return false;
  if (ability.place === null) return true;
  const place = Number(parsedOption(option)?.ability);
  if (place === ability.place) return true;
  const card = nameNow(objectOf(option), sight);
  const meant = printedAbility(card, ability.place, 'any');
  return ability.kind === null && meant !== null && meant === printedAbility(card, place, 'activated');
}

/** Why it is not clear which ability is counted: the first of all, or the first that is activated. Null: it is clear. */
function countsTwoWays({ ability, what }: ActDeed, options: readonly Option[], sight: Sight): string | null {
  const [first] = options;
  if (ability?.kind !== null || ability.place === null || first === undefined) return null;
  const card = nameNow(objectOf(first), sight);
  const [any, own] = (['any', 'activated'] as const).map((kind) => printedAbility(card, ability.place ?? 0, kind));
  if (any === null || any === undefined || own === null || own === undefined || any === own) return null;
  const nth = ordinal(ability.place);
  const other =
    any.kind === 'triggered'
      ? `its ${ordinal(placeAmong(card, any))} triggered ability (${abilityWording(any)}), which nobody activates`
      : `its ${ordinal(placeAmong(card, any))} activated ability (${abilityWording(any)}), the ${nth} of all`;
  return `"${nth} ability" of ${what} can be ${other}, or its ${nth} activated ability (${abilityWording(own)}); say "${nth} activated ability", or ": " and words of it`;
}

function placeAmong(card: string, ability: Ability): number {
  const same = (cardNamed(card)?.abilities ?? []).filter(({ kind }) => kind === ability.kind);
  return same.indexOf(ability);
}

/** The name that it has, of what it copies too. */
function nameNow(ref: Ref, { view, book }: Sight): string {
  return view.battlefield.find((one) => one.ref === ref)?.name ?? book.nameOf(ref) ?? '';
}

/** `flashback`, or the permanent that lets the card be cast. */
function isBy(option: Option, by: string, sight: Sight): boolean {
  const permission = parsedOption(option)?.by ?? null;
  if (permission === null) return /^(?:hand|from hand)$/i.test(by);
  if (permission === objectOf(option) && /^(?:retrace|(?:its )?own ability)$/i.test(by)) return true;
  return plain(permission) === plain(by) || sight.book.meant(by, (ref) => whose(ref, sight)).includes(permission);
}

/** Whether it makes a difference which of several objects is meant: cards are told apart by who has them, and where. */
function differing(options: readonly Option[], { book, view }: Sight): boolean {
  const looks = new Set(
    options.map((option) => {
      const permanent = view.battlefield.find(({ ref }) => ref === objectOf(option));
      if (permanent === undefined) return `${book.nameOf(objectOf(option))} ${option.replace(/^\S+ \S+/, '')}`;
      const { ref, incarnation, ...look } = permanent;
      return JSON.stringify([
        look,
        view.battlefield.filter(({ attachedTo }) => attachedTo === ref).length,
        incarnation > 0,
      ]);
    }),
  );
  return looks.size > 1;
}

function unclear(act: ActDeed, options: readonly Option[], sight: Sight): ChosenOption {
  if (
    act.verb === 'cast'
      ? act.by === null && new Set(options.map(objectOf)).size > 1
      : new Set(options.map(objectOf)).size > 1
  )
    return { kind: 'unclear', why: whichOf(act.what, options, sight) };
  const all = options.map((option) => optionWords(option, sight));
  const how =
    act.verb === 'cast'
      ? 'say which with "by …"'
      : act.verb === 'activate'
        ? 'say which: "the second activated ability of …", or ": " and words of it'
        : 'say which';
  return { kind: 'unclear', why: `"${act.what}" can mean ${all.join('; ')}; ${how}` };
}
