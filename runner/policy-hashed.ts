import type { Answer, Option, Policy, Question } from '../protocol/index.ts';
import { hash32 } from '../generators/index.ts';
import { byCreature, completable, creatureOf, pick, TAKE_BACK, verbOf } from './picks.ts';
import { boringAnswers, cannotComplete } from './policy-boring.ts';
import type { Situation } from './situation.ts';

export type HashedPolicy = Extract<Policy, { readonly kind: 'hashed' }>;

/** From so many actions of a player in one step on, that player passes. */
const MOST_ACTIONS = 16;
/** From so many mana abilities for one cost on, the engine's own plan is followed. */
const MOST_PAYMENTS = 12;
/** The widest range of numbers that is looked at. */
const WIDEST = 200;

/**
 * The answers of a hashed policy, the one that it wants first. Each element is decided alone, by the hash of what it is and of
 * where the game stands, and what was decided is then repaired to the least and the greatest number allowed, in the order
 * of hashes. So an engine that asks in another order, or in smaller or larger pieces, is answered the same.
 */
export function* hashedAnswers(policy: HashedPolicy, question: Question, now: Situation): Generator<Answer> {
  const hash = hashAt(policy, question, now);
  if (takesBack(policy, question, hash)) yield TAKE_BACK;
  yield* wanted(policy, question, now, hash);
  yield* boringAnswers(question);
}

/** The hash of an element, as a number between 0 and 1. */
type Hash = (element: string) => number;

function hashAt(policy: HashedPolicy, question: Question, now: Situation): Hash {
  const { player, purpose, source } = question;
  const place = `${now.turn} ${now.step} ${now.actions} ${player} ${purpose} ${source}`;
  const base = hash32(question.kind === 'priority' ? `${place} ${now.stack}` : place, policy.seed);
  return (element) => (hash32(element, base) + 0.5) / 2 ** 32;
}

/** Now and then an action is taken back although it could be completed. CR 733.1 */
function takesBack(policy: HashedPolicy, question: Question, hash: Hash): boolean {
  if (!question.takeBack) return false;
  return cannotComplete(question) || hash('take back') < policy.weights['take back'] / 60;
}

function wanted(policy: HashedPolicy, question: Question, now: Situation, hash: Hash): Iterable<Answer> {
  switch (question.kind) {
    case 'priority':
      return [priority(policy, question, now, hash)];
    case 'pay':
      return payment(policy, question, now, hash);
    case 'yes or no':
    case 'value':
      return question.options.length === 0 ? [] : [pick(least(question.options, hash))];
    case 'number':
      return [{ kind: 'number', value: number(question, hash) }];
    case 'order':
      return [pick(...sorted(question.options, hash))];
    case 'divide':
      return [1, 0].flatMap((each) => division(question, each, hash));
    case 'objects':
      return asPicks(fewerAndFewer(question, subset(question, hash)));
    case 'modes':
      return inOrder(fewerAndFewer(question, subset(question, hash)), question);
    case 'attackers':
    case 'blockers':
      return inOrder([...several(question, hash), ...fewerAndFewer(question, creatures(question, hash))], question);
  }
}

/** A verb by weight, then one of its options. The more was done in a step, the more likely a player passes. */
function priority({ weights }: HashedPolicy, question: Question, now: Situation, hash: Hash): Answer {
  if (now.actions >= MOST_ACTIONS) return pick('pass');
  const triesInVain = question.incomplete.length > 0 && hash('in vain') < weights['take back'] / 30;
  if (triesInVain) return pick(least(question.incomplete, hash));
  const options = completable(question);
  const weightOf = (verb: string): number => {
    if (verb === 'pass') return Math.max(weights.pass, 0.1) * (1 + (now.actions * now.actions) / 6);
    // What could be cast may be suspended instead.
    if (verb === 'suspend') return weights.cast;
    return verb === 'cast' || verb === 'activate' || verb === 'play' ? weights[verb] : 0;
  };
  const verb = least(['pass', 'cast', 'activate', 'play', 'suspend'], (each) => {
    const weight = options.some((option) => verbOf(option) === each) ? weightOf(each) : 0;
    return weight === 0 ? Number.POSITIVE_INFINITY : -Math.log(hash(each)) / weight;
  });
  return pick(
    least(
      options.filter((option) => verbOf(option) === verb),
      hash,
    ),
  );
}

/** Pays as soon as it can, after a mana ability too many now and then. CR 601.2g */
function payment({ weights }: HashedPolicy, question: Question, now: Situation, hash: Hash): readonly Answer[] {
  const good = completable(question);
  const abilities = good.filter((option) => option !== 'pay');
  if (now.payments >= MOST_PAYMENTS || abilities.length === 0) return [];
  const oneTooMany = hash(`one too many ${now.payments}`) < weights.activate / 60;
  return good.includes('pay') && !oneTooMany ? [pick('pay')] : [pick(least(abilities, hash))];
}

function number({ min, max }: Question, hash: Hash): number {
  const values = Array.from({ length: Math.max(1, Math.min(max - min + 1, WIDEST)) }, (_, index) => min + index);
  return least(values, (value) => hash(String(value)));
}

/** `each` for every option, then one by one for that with the least hash. */
function division({ options, max: total }: Question, each: number, hash: Hash): readonly Answer[] {
  const left = total - each * options.length;
  if (options.length === 0 || left < 0) return [];
  const amounts = new Map(options.map((option) => [option, each]));
  for (let unit = 0; unit < left; unit++) {
    const option = least(options, (candidate) => hash(`${candidate} ${unit}`));
    amounts.set(option, (amounts.get(option) ?? 0) + 1);
  }
  return [{ kind: 'divide', amounts: options.map((option) => amounts.get(option) ?? 0) }];
}

/** Half of the options, by their own hashes. */
function subset({ options, min, max }: Question, hash: Hash): readonly Option[] {
  const ordered = sorted(options, hash);
  const chosen = ordered.filter((option) => hash(option) < 0.5).length;
  return ordered.slice(0, Math.min(max, Math.max(min, chosen)));
}

/** Half of the creatures, each with one of its options. */
function creatures({ options, min, max }: Question, hash: Hash): readonly Option[] {
  const best = byCreature(options).map((group) => least(group, hash));
  const ofCreature: Hash = (option) => hash(creatureOf(option));
  const ordered = sorted(best, ofCreature);
  const chosen = ordered.filter((option) => ofCreature(option) < 0.5).length;
  return ordered.slice(0, Math.min(max, Math.max(min, chosen)));
}

/** Where more options may be taken than there are creatures, some creatures take several: half of those that the others leave. */
function several(question: Question, hash: Hash): readonly (readonly Option[])[] {
  const groups = byCreature(question.options);
  if (question.kind !== 'blockers' || question.max <= groups.length) return [];
  const chosen = groups.flatMap((group) => {
    const [first, ...others] = sorted(group, hash);
    if (first === undefined || hash(creatureOf(first)) >= 0.5) return [];
    return [first, ...others.filter((option) => hash(`also ${option}`) < 0.5)];
  });
  return groups.map((_, count) => chosen.slice(0, Math.min(question.max, chosen.length - count))).slice(0, 3);
}

/** What was chosen, then without the one of the greatest hash, and so on: options need not be legal together. */
function* fewerAndFewer({ min }: Question, chosen: readonly Option[]): Generator<readonly Option[]> {
  for (let count = chosen.length; count >= min; count--) yield chosen.slice(0, count);
  for (const option of min <= 1 ? chosen.slice(1) : []) yield [option];
}

function* asPicks(sets: Iterable<readonly Option[]>): Generator<Answer> {
  for (const set of sets) yield pick(...set);
}

/** Sets whose order says nothing, in the order of the options. */
function* inOrder(sets: Iterable<readonly Option[]>, { options }: Question): Generator<Answer> {
  for (const set of sets) yield pick(...options.filter((option) => set.includes(option)));
}

function sorted(options: readonly Option[], hash: Hash): readonly Option[] {
  const keyed = options.map((option) => ({ option, key: hash(option) }));
  return keyed.sort((a, b) => a.key - b.key || (a.option < b.option ? -1 : 1)).map(({ option }) => option);
}

/** The element of the least value. Throws where there is none. */
function least<T>(elements: readonly T[], value: (element: T) => number): T {
  const [first] = elements;
  if (first === undefined) throw new Error('there is no element to choose from');
  let best: T = first;
  let bestValue = value(first);
  for (let i = 1; i < elements.length; i++) {
    const element = elements[i] ?? first;
    const its = value(element);
    if (its < bestValue) [best, bestValue] = [element, its];
  }
  return best;
}
