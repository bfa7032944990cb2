import type { Ability, TargetSpec } from '../vocabulary/ability.ts';
import type { ContinuousPart, CopyException, Rule } from '../vocabulary/continuous.ts';
import type { Cost } from '../vocabulary/cost.ts';
import type { Effect } from '../vocabulary/effect.ts';
import type { CardRecord } from '../vocabulary/record.ts';
import type { ObjectsRef } from '../vocabulary/reference.ts';
import type { EntersChange, Replacement } from '../vocabulary/replacement.ts';
import type { TriggerEvent } from '../vocabulary/trigger.ts';

/** Where a part stands: the targets it may speak of, and what makes it happen. */
export interface Place {
  /** The spell or card itself, or an ability that it gives to other objects or makes with a token. */
  readonly of: 'itself' | 'others';
  readonly by: 'spell' | Ability['kind'];
  readonly targets: readonly TargetSpec[];
}

/** A card's parts, each once, whatever it is nested in. */
export interface Parts {
  readonly record: CardRecord;
  readonly abilities: readonly { readonly ability: Ability; readonly place: Place }[];
  readonly effects: readonly { readonly effect: Effect; readonly place: Place }[];
  readonly continuous: readonly { readonly part: ContinuousPart; readonly on: ObjectsRef; readonly place: Place }[];
  readonly triggers: readonly TriggerEvent[];
  readonly rules: readonly { readonly rule: Rule; readonly zone: string }[];
  readonly replacements: readonly Replacement[];
  /** What happens to permanents as they enter. */
  readonly changes: readonly EntersChange[];
  /** Of activating the card's own abilities. */
  readonly activationCosts: readonly Cost[];
}

type Collected = { -readonly [K in keyof Omit<Parts, 'record'>]: Parts[K][number][] };

/** Walks a record down to its last part. Exhaustive: a word that the vocabulary gains has to be told apart here. */
export function partsOf(record: CardRecord): Parts {
  const parts: Collected = {
    abilities: [],
    effects: [],
    continuous: [],
    triggers: [],
    rules: [],
    replacements: [],
    changes: [],
    activationCosts: [],
  };
  for (const ability of record.abilities) addAbility(parts, ability, 'itself');
  if (record.spell !== null) {
    const { effect, targets, modes } = record.spell;
    addEffect(parts, effect, { of: 'itself', by: 'spell', targets });
    for (const mode of modes?.of ?? []) {
      addEffect(parts, mode.effect, { of: 'itself', by: 'spell', targets: mode.targets });
    }
  }
  for (const token of Object.values(record.tokens)) {
    for (const ability of token.abilities) addAbility(parts, ability, 'others');
  }
  return { record, ...parts };
}

function addAbility(parts: Collected, ability: Ability, of: Place['of']): void {
  const targets = ability.kind === 'activated' || ability.kind === 'triggered' ? ability.targets : [];
  const place: Place = { of, by: ability.kind, targets };
  parts.abilities.push({ ability, place });
  switch (ability.kind) {
    case 'activated':
      if (of === 'itself') parts.activationCosts.push(ability.cost);
      addEffect(parts, ability.effect, place);
      break;
    case 'triggered':
      addTrigger(parts, ability.on);
      addEffect(parts, ability.effect, place);
      break;
    case 'static':
      for (const part of ability.parts) addContinuous(parts, part, ability.affects, place);
      break;
    case 'rule':
      addRule(parts, ability.rule, ability.zone);
      break;
    case 'replacement':
      addReplacement(parts, ability.replaces, place);
      break;
    case 'keyword':
    case 'protection':
    case 'enchant':
      break;
  }
}

function addEffect(parts: Collected, effect: Effect, place: Place): void {
  parts.effects.push({ effect, place });
  if (effect.kind === 'continuous') {
    for (const part of effect.parts) addContinuous(parts, part, effect.on, place);
  }
  if (effect.kind === 'lasting') addAbility(parts, effect.ability, 'itself');
  if (effect.kind === 'createCopyTokens' || effect.kind === 'becomeCopy' || effect.kind === 'copySpell') {
    for (const exception of effect.except) {
      if (exception.kind === 'grant') for (const ability of exception.abilities) addAbility(parts, ability, 'others');
    }
  }
  for (const inner of effectsIn(effect)) addEffect(parts, inner, place);
}

/** An effect that holds effects; one of a new kind is told apart by its fields, and then has to be named below. */
type Composite = Extract<
  Effect,
  | { readonly effect: Effect }
  | { readonly otherwise: Effect }
  | { readonly then: Effect }
  | { readonly of: readonly Effect[] }
>;

/** The effects that an effect is made of. */
export function effectsIn(effect: Effect): readonly Effect[] {
  switch (effect.kind) {
    case 'seq':
      return effect.of;
    case 'may':
      return [effect.effect, effect.otherwise];
    case 'mayPay':
    case 'mayPayTimes':
    case 'if':
      return [effect.then, effect.otherwise];
    case 'exchangeControl':
      return [effect.otherwise];
    case 'delayed':
    case 'reflexive':
    case 'repeat':
      return [effect.effect];
    default:
      return noEffectsIn(effect);
  }
}

const noEffectsIn = (_: Exclude<Effect, Composite>): readonly Effect[] => [];

function addContinuous(parts: Collected, part: ContinuousPart, on: ObjectsRef, place: Place): void {
  parts.continuous.push({ part, on, place });
  if (part.kind !== 'grant') return;
  for (const ability of part.abilities) addAbility(parts, ability, on.kind === 'source' ? place.of : 'others');
}

function addTrigger(parts: Collected, event: TriggerEvent): void {
  if (event.kind === 'anyOf') for (const one of event.of) addTrigger(parts, one);
  else parts.triggers.push(event);
}

function addRule(parts: Collected, rule: Rule, zone: string): void {
  if (rule.kind === 'allOf') for (const one of rule.of) addRule(parts, one, zone);
  else parts.rules.push({ rule, zone });
  if (rule.kind === 'asItResolves') addEffect(parts, rule.then, { of: 'itself', by: 'rule', targets: [] });
}

function addReplacement(parts: Collected, replaces: Replacement, place: Place): void {
  parts.replacements.push(replaces);
  if (replaces.kind === 'enters') addChange(parts, replaces.change);
  if (replaces.kind === 'draws') addEffect(parts, replaces.instead, place);
  if (replaces.kind === 'damage' && typeof replaces.change === 'object' && replaces.change.kind === 'preventAnd')
    addEffect(parts, replaces.change.effect, place);
}

function addChange(parts: Collected, change: EntersChange): void {
  if (change.kind === 'together') for (const one of change.of) addChange(parts, one);
  else if (change.kind === 'oneOf') for (const way of change.ways) addChange(parts, way.change);
  else parts.changes.push(change);
  const given = change.kind === 'abilities' ? change.abilities : grantsOf(exceptionsOf(change));
  for (const ability of given) addAbility(parts, ability, 'itself');
}

function exceptionsOf(change: EntersChange): readonly CopyException[] {
  if (change.kind === 'form') return change.forms.flatMap(({ except }) => except);
  return change.kind === 'copy' ? change.except : [];
}

function grantsOf(except: readonly CopyException[]): readonly Ability[] {
  return except.flatMap((exception) => {
    if (exception.kind === 'ifItIs') return grantsOf(exception.except);
    return exception.kind === 'grant' ? exception.abilities : [];
  });
}
