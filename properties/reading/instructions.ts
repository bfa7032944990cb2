import type { Ref, StackView } from '../../protocol/index.ts';
import { cardNamed, type CardRecord, type Effect, type TargetSpec } from '../oracles/card-facts.ts';
import { printedAbility } from '../oracles/speaking-of.ts';

/** What a spell or an ability says it does, with what was chosen for each of its targets. CR 608.2c */
export interface Instruction {
  readonly effect: Effect;
  readonly specs: readonly TargetSpec[];
  /** By instance of "target". */
  readonly targets: readonly (readonly Ref[])[];
}

/** By its modes, in order; null for what is no instant, sorcery or printed ability, or might be more than one of them. */
export function instructionsOf(object: StackView): readonly Instruction[] | null {
  if (object.kind === 'ability') return ofAbility(object);
  const spell = spellText(object);
  if (spell === null) return null;
  if (spell.modes === null) return [{ effect: spell.effect, specs: spell.targets, targets: object.targets }];
  let from = 0;
  return object.modes.flatMap((index) => {
    const mode = spell.modes?.of[index];
    if (mode === undefined) return [];
    const targets = object.targets.slice(from, from + mode.targets.length);
    from += mode.targets.length;
    return [{ effect: mode.effect, specs: mode.targets, targets }];
  });
}

/** An alternative cost that was paid may change what it does. CR 702.96 */
function spellText({ name, paid }: StackView): CardRecord['spell'] {
  const record = cardNamed(name);
  const other = record?.alternativeCosts.find(({ key, spell }) => spell !== null && paid.includes(key));
  return other?.spell ?? record?.spell ?? null;
}

/** An activated ability has its place among those of its kind, so the place alone may not tell them apart. */
function ofAbility(object: StackView): readonly Instruction[] | null {
  const triggered = printedAbility({ ability: object, of: 'triggered' });
  const activated = printedAbility({ ability: object, of: 'activated' });
  if ((triggered === null) === (activated === null)) return null;
  const ability = triggered ?? activated;
  if (ability?.kind !== 'triggered' && ability?.kind !== 'activated') return null;
  return [{ effect: ability.effect, specs: ability.targets, targets: object.targets }];
}

/** What is done one after the other, without conditions or choices around it. */
export function stepsOf(effect: Effect): readonly Effect[] {
  return effect.kind === 'seq' ? effect.of.flatMap(stepsOf) : [effect];
}
