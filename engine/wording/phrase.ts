import type { Zone } from '../vocabulary/basics.ts';
import { list, plural, withArticle } from './english.ts';

/** The parts of a noun phrase that describes objects, before it is written out in the singular or plural. */
export interface Phrase {
  /** Things that are named outright, such as `this`, one of which it is; none where it is only described. */
  readonly exact: readonly string[];
  readonly other: boolean;
  /** `tapped`, `black`, `legendary` */
  readonly before: readonly string[];
  /** Card types and subtypes; each group is joined by "or", groups follow each other: `instant or sorcery`, `artifact creature`. */
  readonly kinds: readonly (readonly string[])[];
  /** `spell`, `token`, `ability`; '' for permanents and cards. */
  readonly suffix: string;
  /** `you control`, `with flying` */
  readonly after: readonly string[];
  readonly zone: Zone | null;
  readonly owner: 'you' | 'opponent' | null;
}

export const emptyPhrase: Phrase = {
  exact: [],
  other: false,
  before: [],
  kinds: [],
  suffix: '',
  after: [],
  zone: null,
  owner: null,
};

export function phraseText(phrase: Phrase, number: 'one' | 'many'): string {
  return [
    phrase.other ? 'other' : '',
    phrase.before.join(' '),
    headText(phrase, number),
    phrase.after.join(' '),
    placeText(phrase),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** A phrase that is one adjective. */
export const before = (word: string): Phrase => ({ ...emptyPhrase, before: [word] });
/** A phrase that is one qualifier. */
export const after = (words: string): Phrase => ({ ...emptyPhrase, after: [words] });

/** What is said by both. */
export function merge(left: Phrase, right: Phrase): Phrase {
  return {
    exact: [...left.exact, ...right.exact],
    other: left.other || right.other,
    before: [...left.before, ...right.before],
    kinds: [...left.kinds, ...right.kinds],
    suffix: left.suffix === '' || right.suffix === '' ? left.suffix + right.suffix : `${right.suffix} ${left.suffix}`,
    after: [...left.after, ...right.after],
    zone: left.zone ?? right.zone,
    owner: left.owner ?? right.owner,
  };
}

/** Whether nothing but kinds, or nothing but adjectives, is said. */
export function isOnly(phrase: Phrase, part: 'kinds' | 'before'): boolean {
  return phraseText({ ...phrase, [part]: [] }, 'one') === phraseText(emptyPhrase, 'one') && phrase[part].length > 0;
}

/** Whether nothing but names is said: then `each` and articles go with each name. */
export function isNamed(phrase: Phrase): boolean {
  return phrase.exact.length > 0 && phraseText({ ...phrase, exact: [] }, 'one') === phraseText(emptyPhrase, 'one');
}

function headText({ exact, kinds, suffix, zone }: Phrase, number: 'one' | 'many'): string {
  if (exact.length > 0 && kinds.length === 0 && suffix === '') return list(exact, 'or');
  const inZone = zone !== null && zone !== 'battlefield' && zone !== 'stack';
  const noun = suffix !== '' ? suffix : inZone ? 'card' : kinds.length === 0 ? 'permanent' : '';
  const isSubtype = (group: readonly string[]): boolean => /^[A-Z]/.test(group[0] ?? '');
  const inOrder = [...kinds.filter(isSubtype), ...kinds.filter((group) => !isSubtype(group))];
  const groups = inOrder.map((group, index) =>
    list(noun === '' && number === 'many' && index === kinds.length - 1 ? group.map(plural) : group, 'or'),
  );
  const head = [...groups, number === 'many' && noun !== '' ? plural(noun) : noun].filter((part) => part !== '');
  return exact.length === 0 ? head.join(' ') : `${head.join(' ')} that is ${list(exact.map(withArticle), 'or')}`;
}

function placeText({ zone, owner }: Phrase): string {
  const whose = owner === null ? 'a' : owner === 'you' ? 'your' : "an opponent's";
  if (zone === 'battlefield' || zone === 'stack') return `on the ${zone}`;
  if (zone === 'exile' || zone === 'command') return zone === 'exile' ? 'in exile' : 'in the command zone';
  if (zone !== null) return `in ${whose} ${zone}`;
  if (owner === null) return '';
  return owner === 'you' ? 'you own' : 'an opponent owns';
}
