import type { History, StackView } from '../../protocol/index.ts';
import { cardNamed } from '../oracles/card-facts.ts';
import { ofKind } from '../reading/happenings.ts';
import { instructionsOf, stepsOf } from '../reading/instructions.ts';
import { type Resolution, resolutionsOf } from '../reading/resolutions.ts';
import { triggerOnStack } from '../reading/stacked-triggers.ts';
import { playerIn, stackEntry } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';

export const SPELL_COPY_CLAUSES = {
  choices: 'spell-copies/choices-of-the-original',
  costs: 'spell-copies/costs-of-the-original',
  controller: 'spell-copies/under-who-copies',
  uncast: 'spell-copies/not-cast',
  payments: 'spell-copies/one-for-each-payment',
} as const;

/** Copies of spells that are put onto the stack. CR 707.10 */
export function* spellCopies(history: History): Generator<Finding> {
  for (const resolution of resolutionsOf(history)) {
    yield* forEachPayment(history, resolution);
    const original = copiedBy(history, resolution);
    const view = history.steps[resolution.over]?.view;
    if (original === null || view === undefined) continue;
    if (!playerIn(view, resolution.object.controller).inGame) continue;
    for (const { happening } of ofKind(resolution.happenings, 'put on stack')) {
      const copy = stackEntry(view, happening.object);
      if (copy !== null && copy.kind === 'spell' && !copy.card) yield* asCopied(resolution, original, copy);
    }
  }
}

/** As many copies as a cost of the spell was paid that can be paid any number of times. CR 702.56a */
function* forEachPayment(history: History, { object, did, begun, over, happenings }: Resolution): Generator<Finding> {
  const effect = triggerOnStack(history, object)?.effect;
  const view = history.steps[begun]?.view;
  const original = view === undefined || object.source === null ? null : stackEntry(view, object.source);
  if (did !== 'resolved' || original?.card !== true || effect?.kind !== 'repeat') return;
  const { times } = effect;
  if (typeof times === 'number' || times.kind !== 'timesPaid' || effect.effect.kind !== 'copySpell') return;
  const due = original.paid.filter((key) => key === times.key).length;
  const made = ofKind(happenings, 'moved').filter(
    ({ happening }) => happening.from === null && happening.to === 'stack',
  ).length;
  yield* checked(made === due, SPELL_COPY_CLAUSES.payments, `${original.name} | ${due}`, {
    cr: '702.56a',
    at: over,
    expected: `${due} copies of ${original.name}, one for each time that ${times.key} was paid`,
    found: `${made} copies`,
  });
}

/** The one spell that it copies: its one target. */
function copiedBy(history: History, { object, did, begun }: Resolution): StackView | null {
  const [instruction, ...others] = instructionsOf(object) ?? [];
  const effects = instruction === undefined ? [] : stepsOf(instruction.effect);
  const [target, ...more] = instruction?.targets.flat() ?? [];
  if (did !== 'resolved' || others.length > 0 || target === undefined || more.length > 0) return null;
  const isCopying = effects.some((effect) => effect.kind === 'copySpell' && effect.what.kind === 'target');
  const view = history.steps[begun]?.view;
  const original = !isCopying || view === undefined ? null : stackEntry(view, target);
  return original?.kind === 'spell' ? original : null;
}

function* asCopied({ object, over, happenings }: Resolution, original: StackView, copy: StackView): Generator<Finding> {
  const { choices, costs, controller, uncast } = SPELL_COPY_CLAUSES;
  const by = `${original.controller === object.controller ? 'own' : "another's"} | ${original.name}`;
  const told = { cr: '707.10', at: over };
  yield* checked(copy.controller === object.controller, controller, by, {
    ...told,
    expected: `player ${object.controller}, who copies it, controls the copy of ${original.name}`,
    found: `player ${copy.controller} does`,
  });
  const [own, other] = [choicesOf(original), choicesOf(copy)];
  if (hasChoices(original))
    yield* checked(own === other, choices, by, {
      ...told,
      expected: `the copy of ${original.name} has its choices: ${own}`,
      found: other,
    });
  const [paid, copied] = [paidFor(original), paidFor(copy)];
  if (paid !== '')
    yield* checked(paid === copied, costs, `${by} | ${paid}`, {
      ...told,
      expected: `${paid} counts as paid for the copy of ${original.name}`,
      found: copied === '' ? 'nothing does' : copied,
    });
  const wasCast = ofKind(happenings, 'cast').some(({ happening }) => happening.object === copy.ref);
  yield* checked(!wasCast && copy.manaSpent === '', uncast, by, {
    ...told,
    expected: `the copy of ${original.name} is not cast, and no mana is spent on it`,
    found: wasCast ? 'it was cast' : `${copy.manaSpent} was spent`,
  });
}

function hasChoices({ modes, division, x }: StackView): boolean {
  return modes.length > 0 || x !== null || division.some((own) => own.length > 1);
}

function choicesOf({ modes, division, x, targets }: StackView): string {
  const counts = targets.map((own) => own.length).join(' ');
  return `modes ${modes.join(' ')}, X ${x ?? 'none'}, division ${JSON.stringify(division)}, ${counts} targets`;
}

/** Optional additional costs that were paid. */
function paidFor({ name, paid }: StackView): string {
  const optional = cardNamed(name)?.additionalCosts.filter((cost) => cost.optional) ?? [];
  return optional
    .flatMap(({ key }) => paid.filter((each) => each === key))
    .sort()
    .join(' and ');
}
