import type { Answer, Option, Question } from '../../protocol/index.ts';
import { byCreature, creatureOf, pick, TAKE_BACK } from '../../runner/index.ts';
import type { PaymentPart, Saying, ThingsOf } from './asked.ts';
import { type Match, optionMeant, type Sight } from './match.ts';
import { colorLetter, numberOf, plain } from './phrases.ts';

/** What a saying is to a question. */
export type Fit =
  /** Its answer, and what it still has to say to others. */
  | { readonly kind: 'answer'; readonly answer: Answer; readonly left: readonly Saying[] }
  /** It speaks of something else. */
  | { readonly kind: 'other' }
  /** It speaks of this, and what it names is no option. */
  | { readonly kind: 'not offered'; readonly phrase: string }
  /** Nothing is so called. */
  | { readonly kind: 'unknown'; readonly phrase: string }
  /** The words can mean several options. */
  | { readonly kind: 'unclear'; readonly phrase: string; readonly options: readonly Option[] };

const OTHER: Fit = { kind: 'other' };

/** What a saying answers to a question that is not what to do. */
export function fitOf(saying: Saying, sight: Sight): Fit {
  const { question } = sight;
  switch (saying.kind) {
    case 'take back':
      return question.takeBack ? answered(TAKE_BACK) : OTHER;
    case 'X':
      return question.kind === 'number' ? answered({ kind: 'number', value: saying.value }) : OTHER;
    case 'yes or no':
      return agreed(saying.yes, question);
    case 'cost':
      return cost(saying, sight);
    case 'payment':
      return payment(saying.parts, sight);
    case 'division':
      return question.kind === 'divide' ? divided(saying.parts, sight) : OTHER;
    case 'attack':
      return question.kind === 'attackers' ? fights(saying, sight) : OTHER;
    case 'block':
      return question.kind === 'blockers' ? fights(saying, sight) : OTHER;
    case 'things':
      return things(saying, sight);
  }
}

function answered(answer: Answer, ...left: readonly Saying[]): Fit {
  return { kind: 'answer', answer, left };
}

/** To decline is to choose nothing, to accept to take the one thing that is offered. */
function agreed(yes: boolean, { kind, options, min, max }: Question): Fit {
  if (kind === 'yes or no') return answered(pick(yes ? 'yes' : 'no'));
  if (kind !== 'objects' || min > 0) return OTHER;
  if (!yes) return answered(pick());
  return options.length === 1 && max === 1 ? answered(pick(...options)) : OTHER;
}

/** A cost by its name: kicker, buyback, an alternative cost, entwine for all modes. */
function cost({ cost: named, paid }: Extract<Saying, { kind: 'cost' }>, { question, words }: Sight): Fit {
  const wanted = plain(named)
    .replace(/^paying .*$/, 'without paying')
    .replace(/ cost$/, '');
  if (question.kind === 'yes or no' && question.purpose === 'additional cost')
    return plain(words?.about ?? '').startsWith(wanted) ? answered(pick(paid ? 'yes' : 'no')) : OTHER;
  if (question.kind === 'value' && question.purpose === 'alternative cost') {
    const found = question.options.find((option) => plain(option).startsWith(wanted));
    const other =
      question.options.find((option) => option === 'mana cost') ?? question.options.find((option) => option !== found);
    const option = paid ? found : found === undefined ? undefined : other;
    return option === undefined ? OTHER : answered(pick(option));
  }
  if (question.kind === 'modes' && wanted === 'entwine' && paid) return answered(pick(...question.options));
  return OTHER;
}

/** The first of the mana abilities that are named, then paying. */
function payment(parts: readonly PaymentPart[], sight: Sight): Fit {
  const { question } = sight;
  if (question.kind !== 'pay') return OTHER;
  const [first, ...rest] = parts;
  if (first === undefined) return question.options.includes('pay') ? answered(pick('pay')) : OTHER;
  const { phrase, type, says } = first;
  const match = optionMeant(phrase, question.options, sight);
  if (match.kind !== 'options') return refused(match, phrase);
  const { option, isSaid } = abilityFor(type, match.options, sight);
  const asked: readonly Saying[] = type === null || isSaid ? [] : [{ kind: 'things', of: 'choice', phrases: [type] }];
  return answered(pick(option), ...says, ...asked, { kind: 'payment', parts: rest });
}

/** Of the mana abilities of one object that which makes this type; whether that says the type already. */
function abilityFor(
  type: string | null,
  options: readonly Option[],
  { words }: Sight,
): { readonly option: Option; readonly isSaid: boolean } {
  const [first = ''] = options;
  const letter = type === null ? null : colorLetter(type);
  const made = (option: Option): string => /: (add .*)$/.exec(words?.options.get(option) ?? '')?.[1] ?? '';
  const making = letter === null ? undefined : options.find((option) => made(option).includes(`{${letter}}`));
  if (making === undefined) return { option: first, isSaid: false };
  return { option: making, isSaid: !/\bor\b/.test(made(making)) };
}

function divided(parts: Extract<Saying, { kind: 'division' }>['parts'], sight: Sight): Fit {
  const { options } = sight.question;
  const amounts = options.map(() => 0);
  for (const { amount, phrase } of parts) {
    const match = optionMeant(phrase, options, sight);
    if (match.kind !== 'options') return refused(match, phrase);
    amounts[options.indexOf(match.options[0] ?? '')] = amount;
  }
  return answered({ kind: 'divide', amounts });
}

/** Options of attackers and blockers are pairs: who, and whom. */
function fights({ pairs }: Extract<Saying, { kind: 'attack' | 'block' }>, sight: Sight): Fit {
  const { options } = sight.question;
  const picks: Option[] = [];
  for (const { creature, to } of pairs) {
    const free = options.filter((option) => !picks.some((taken) => creatureOf(taken) === creatureOf(option)));
    const who = optionMeant(
      creature,
      byCreature(free).map(([option = '']) => creatureOf(option)),
      sight,
    );
    if (who.kind !== 'options') return refused(who, creature);
    const own = free.filter((option) => creatureOf(option) === who.options[0]);
    if (to === null && own.length > 1) return { kind: 'unclear', phrase: creature, options: own };
    const whom = own.map((option) => option.slice(option.indexOf('>') + 1));
    const match = to === null ? { kind: 'options' as const, options: whom } : optionMeant(to, whom, sight);
    if (match.kind !== 'options') return refused(match, `${creature} against ${to}`);
    picks.push(`${who.options[0]}>${match.options[0]}`);
  }
  return answered(pick(...picks));
}

function things(saying: Extract<Saying, { kind: 'things' }>, sight: Sight): Fit {
  const { question } = sight;
  const { of, phrases } = saying;
  if (!isFor(of, question)) return OTHER;
  const [first = ''] = phrases;
  switch (question.kind) {
    case 'number': {
      const value = of === 'choice' ? numberOf(first) : null;
      if (question.purpose === 'number of targets') return answered({ kind: 'number', value: phrases.length }, saying);
      return value === null ? OTHER : answered({ kind: 'number', value });
    }
    case 'yes or no':
      return /^(?:yes|no)$/i.test(first) ? answered(pick(first.toLowerCase())) : OTHER;
    case 'value':
      return word(first, sight);
    case 'order':
      return ordered(phrases, sight);
    case 'objects':
    case 'modes':
      return /^(?:nothing|none|no targets?)$/i.test(first) && phrases.length === 1
        ? question.min === 0
          ? answered(pick())
          : { kind: 'not offered', phrase: first }
        : chosen(saying, sight);
    default:
      return OTHER;
  }
}

const PURPOSES: Readonly<Record<Exclude<ThingsOf, 'choice' | 'order'>, readonly string[]>> = {
  targets: ['targets', 'new targets', 'number of targets'],
  sacrifice: ['sacrifice', 'cost', 'objects for an effect'],
  discard: ['discard', 'discard to hand size', 'cost', 'objects for an effect'],
  exile: ['cost', 'objects for an effect', 'delve'],
  return: ['cost', 'objects for an effect'],
  tap: ['cost', 'objects for an effect', 'convoke'],
  cast: ['spell to cast'],
};

function isFor(of: ThingsOf, { kind, purpose }: Question): boolean {
  if (of === 'choice') return true;
  return of === 'order' ? kind === 'order' : PURPOSES[of].includes(purpose);
}

function word(phrase: string, sight: Sight): Fit {
  const { options, purpose } = sight.question;
  const letter = colorLetter(phrase);
  const found = options.find((option) => option === letter || plain(option) === plain(phrase));
  if (found !== undefined) return answered(pick(found));
  return purpose === 'alternative cost' || numberOf(phrase) !== null ? OTHER : { kind: 'not offered', phrase };
}

/** Those that are named first, then the others as they are. */
function ordered(phrases: readonly string[], sight: Sight): Fit {
  const { options } = sight.question;
  const picks: Option[] = [];
  for (const phrase of phrases) {
    const free = options.filter((option) => !picks.includes(option));
    const match = optionMeant(phrase, free, sight);
    if (match.kind !== 'options') return refused(match, phrase);
    picks.push(...match.options.slice(0, 1));
  }
  return answered(pick(...picks, ...options.filter((option) => !picks.includes(option))));
}

/** As many of the things that are named as the question takes; the others are for the next question of the kind. */
function chosen(saying: Extract<Saying, { kind: 'things' }>, sight: Sight): Fit {
  const { options, max, kind } = sight.question;
  const { phrases } = saying;
  const picks: Option[] = [];
  let used = 0;
  for (const phrase of phrases) {
    if (picks.length === max) break;
    const free = options.filter((option) => !picks.includes(option));
    const match = optionMeant(phrase, free, sight);
    if (match.kind !== 'options') {
      if (used > 0) break;
      return kind === 'objects' && match.kind === 'unknown' && phrases.length === 1 && numberOf(phrase) !== null
        ? OTHER
        : refused(match, phrase);
    }
    picks.push(...match.options.slice(0, 1));
    used++;
  }
  return answered(pick(...picks), ...(used === phrases.length ? [] : [{ ...saying, phrases: phrases.slice(used) }]));
}

function refused(match: Exclude<Match, { kind: 'options' }>, phrase: string): Fit {
  return match.kind === 'unclear' ? { kind: 'unclear', phrase, options: match.options } : { kind: match.kind, phrase };
}
