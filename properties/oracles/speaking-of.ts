import type { StackedAbility } from '../reading/stacked-abilities.ts';
import { type Ability, cardNamed, type Effect, type ObjectsRef } from './card-facts.ts';

type OnStack = Pick<StackedAbility, 'ability' | 'of'>;

/** The printed ability that this is on the stack; null: none that is known. */
export function printedAbility({ ability, of }: OnStack): Ability | null {
  const place = Number(ability.ability?.split('/')[1]);
  if (!Number.isInteger(place)) return null;
  return (cardNamed(ability.name)?.abilities ?? []).filter(({ kind }) => kind === of)[place] ?? null;
}

/** Whether all that the effect does it does to its own permanent. */
export function doesToItself(effect: Effect): boolean {
  switch (effect.kind) {
    case 'seq':
      return effect.of.length > 0 && effect.of.every(doesToItself);
    case 'tap':
    case 'untap':
    case 'destroy':
    case 'sacrificeThese':
    case 'move':
      return isSource(effect.what);
    case 'continuous':
      return isSource(effect.on);
    case 'putCounters':
      return isSource(effect.on);
    default:
      return false;
  }
}

/** What the ability would move that has left the battlefield: its own object, what its event happened to; null: neither. CR 400.7e */
export function movesWhatLeft({ kind, ...ability }: Ability): 'source' | 'eventObject' | null {
  if (kind !== 'triggered' || !('on' in ability) || ability.targets.length > 0) return null;
  const { on, effect } = ability;
  if (on.kind !== 'dies' && on.kind !== 'leaves') return null;
  const moved = movedBy(effect);
  if (moved === 'source') return on.what.kind === 'isSource' ? 'source' : null;
  return moved;
}

function movedBy(effect: Effect): 'source' | 'eventObject' | null {
  switch (effect.kind) {
    case 'may':
      return movedBy(effect.effect);
    case 'mayPay':
      return movedBy(effect.then);
    case 'move':
      return effect.what.kind === 'source' || effect.what.kind === 'eventObject' ? effect.what.kind : null;
    default:
      return null;
  }
}

function isSource({ kind }: ObjectsRef | { readonly kind: string }): boolean {
  return kind === 'source';
}
