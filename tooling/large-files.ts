/** A file of more than 300 lines, and why it is one file. */
export type LargeFile =
  /** Past `atMost` lines the reason has to be thought over; past 500 there is none. */
  | { readonly kind: 'code'; readonly path: string; readonly atMost: number; readonly reason: string }
  /** One entry after another, as many as there are. */
  | { readonly kind: 'table'; readonly path: string; readonly reason: string };

/**
 * A function of more than 40 lines, and why it is one function. Methods are named `Class.method`, a function without a
 * name has the name of what holds it.
 */
export interface LargeFunction {
  readonly path: string;
  readonly name: string;
  readonly atMost: number;
  readonly reason: string;
}

export const LARGE_FILES: readonly LargeFile[] = [
  { kind: 'table', path: 'adapters/forge/set-up-scripts.ts', reason: 'one card in the script language after another' },
  {
    kind: 'code',
    path: 'adapters/forge/stack.ts',
    atMost: 410,
    reason: 'one class: what is on the stack is known from what was chosen for it, and goes when it is done',
  },
  {
    kind: 'code',
    path: 'adapters/forge/tracker.ts',
    atMost: 500,
    reason: 'what happened is put together from several tales of it, and what each changes bears on the next',
  },
  {
    kind: 'code',
    path: 'adapters/example/toy-engine.ts',
    atMost: 380,
    reason: 'an engine of somebody else in one class, beside the adapter that is to be read',
  },
  { kind: 'table', path: 'engine/cards/roles.ts', reason: 'one role after another' },
  { kind: 'table', path: 'engine/cards/registry-combat.ts', reason: 'a line for each card' },
  { kind: 'table', path: 'engine/cards/registry-mana.ts', reason: 'a line for each card' },
  { kind: 'table', path: 'engine/cards/registry-objects.ts', reason: 'a line for each card' },
  { kind: 'table', path: 'engine/cards/registry-triggers.ts', reason: 'a line for each card' },
  { kind: 'table', path: 'engine/cards/registry-other.ts', reason: 'a line for each card' },
  {
    kind: 'code',
    path: 'engine/evaluate/expression.ts',
    atMost: 500,
    reason: 'filters, references, amounts and conditions speak of each other, and modules may not',
  },
  {
    kind: 'code',
    path: 'engine/rules/events/enter.ts',
    atMost: 340,
    reason: 'how something enters is found change by change, each looking at what those before have made of it',
  },
  {
    kind: 'code',
    path: 'engine/rules/resolution/perform.ts',
    atMost: 460,
    reason: 'one interpreter of one union: each part of an effect is performed from here',
  },
  { kind: 'table', path: 'engine/vocabulary/effects.ts', reason: 'a word for each effect, one after another' },
  {
    kind: 'code',
    path: 'engine/wording/effects.ts',
    atMost: 360,
    reason: 'one switch over all effects, which speak of each other',
  },
  {
    kind: 'code',
    path: 'properties/oracles/matching.ts',
    atMost: 320,
    reason: 'filters, references, numbers and conditions speak of each other, and modules may not',
  },
  {
    kind: 'code',
    path: 'engine/wording/things.ts',
    atMost: 355,
    reason: 'filters, references, amounts and conditions speak of each other, and modules may not',
  },
  { kind: 'code', path: 'engine/state/root.ts', atMost: 395, reason: 'the state in one place, mostly doc comments' },
  {
    kind: 'code',
    path: 'engine/state/write.ts',
    atMost: 465,
    reason: 'the only module that writes the state: one short primitive after another',
  },
  { kind: 'table', path: 'faults/catalogue/invariants.ts', reason: 'one fault after another' },
  { kind: 'table', path: 'faults/catalogue/leaving-the-stack.ts', reason: 'one fault after another' },
  { kind: 'table', path: 'faults/catalogue/could-produce.ts', reason: 'one fault after another' },
  { kind: 'table', path: 'faults/catalogue/permissions.ts', reason: 'one fault after another' },
  { kind: 'table', path: 'faults/catalogue/quelled-spells.ts', reason: 'one fault after another' },
  { kind: 'table', path: 'properties/invariants.test.ts', reason: 'one law after another' },
  { kind: 'table', path: 'runner/script.test.ts', reason: 'one way of finding an answer after another' },
];

const SWITCH = 'one exhaustive switch, a line or two for each member of the union';

export const LARGE_FUNCTIONS: readonly LargeFunction[] = [
  { path: 'adapters/reference/happenings.ts', name: 'happening', atMost: 60, reason: SWITCH },
  { path: 'adapters/reference/happenings.ts', name: 'otherHappening', atMost: 60, reason: SWITCH },
  { path: 'engine/characteristics/apply.ts', name: 'applyTypePart', atMost: 50, reason: SWITCH },
  { path: 'engine/characteristics/apply.ts', name: 'applyPart', atMost: 50, reason: SWITCH },
  { path: 'engine/evaluate/expression.ts', name: 'test', atMost: 62, reason: SWITCH },
  { path: 'engine/evaluate/expression.ts', name: 'testRelation', atMost: 66, reason: SWITCH },
  { path: 'engine/evaluate/expression.ts', name: 'amountOf', atMost: 75, reason: SWITCH },
  { path: 'engine/rules/events/enter.ts', name: 'applyChange', atMost: 56, reason: SWITCH },
  { path: 'engine/wording/replacements.ts', name: 'changeText', atMost: 46, reason: SWITCH },
  { path: 'engine/rules/resolution/perform.ts', name: 'performPart', atMost: 70, reason: SWITCH },
  { path: 'engine/rules/resolution/perform.ts', name: 'performSimple', atMost: 72, reason: SWITCH },
  { path: 'engine/rules/resolution/perform.ts', name: 'performAtOnce', atMost: 76, reason: SWITCH },
  { path: 'engine/wording/effects.ts', name: 'madeText', atMost: 62, reason: SWITCH },
  { path: 'engine/wording/effects.ts', name: 'playerText', atMost: 46, reason: SWITCH },
  { path: 'engine/wording/things.ts', name: 'afterPhrase', atMost: 50, reason: SWITCH },
  { path: 'engine/wording/things.ts', name: 'amountText', atMost: 56, reason: SWITCH },
  { path: 'engine/wording/rules.ts', name: 'ruleText', atMost: 57, reason: SWITCH },
  { path: 'engine/wording/things.ts', name: 'phraseOf', atMost: 44, reason: SWITCH },
  { path: 'engine/wording/things.ts', name: 'afterPhrase', atMost: 50, reason: SWITCH },
  { path: 'properties/oracles/matching.ts', name: 'numberOf', atMost: 50, reason: SWITCH },
  { path: 'properties/oracles/matching.ts', name: 'matches', atMost: 71, reason: SWITCH },
];
