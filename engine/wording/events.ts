import type { TriggerEvent, Whose } from '../vocabulary/trigger.ts';
import { type CombatEvent, combatEventText } from './combat.ts';
import { list, withArticle } from './english.ts';
import { asText, whoseText } from './sentences.ts';
import { conditionText, manaTypeText, manyText, oneText } from './things.ts';

/** What happens, as a clause after "whenever": `a creature you control dies`. */
export function eventText(event: TriggerEvent): string {
  switch (event.kind) {
    case 'step':
      return `${possessive(event.whose)} ${event.step}${/main|combat$/.test(event.step) ? '' : ' step'} begins`;
    case 'enters':
      return `${oneText(event.what)} enters`;
    case 'leaves':
      return `${oneText(event.what)} leaves the battlefield`;
    case 'dies':
      return `${oneText(event.what)} dies`;
    case 'putIntoGraveyard':
      return `${oneText(event.what)} is put into a graveyard from ${event.from === 'anywhere' ? 'anywhere' : withArticle(event.from)}`;
    case 'cast':
      return `${whoDoes(event.by, 'cast')} ${withArticle(asText(event.what, 'spell'))}`;
    case 'tappedForMana':
      return `${whoDoes(event.by, 'tap')} ${oneText(event.what)} for ${producedText(event.produces)}`;
    case 'manaAdded':
      return `an ability of ${oneText(event.from)} adds ${event.chosenColor === null ? 'mana' : 'mana of the chosen colour'} for ${whoseText(event.for)}`;
    case 'becomesTapped':
      return `${oneText(event.what)} becomes tapped`;
    case 'becomesUntapped':
      return `${oneText(event.what)} becomes untapped`;
    case 'dealsDamage':
      return `${oneText(event.what)} deals ${event.combat ? 'combat ' : ''}damage${DAMAGED[event.to]}`;
    case 'hitPlayer':
      return `one or more of ${manyText(event.what)} deal combat damage to a player`;
    case 'isDealtDamage':
      return `${oneText(event.what)} is dealt damage`;
    case 'becomesTarget':
      return `${oneText(event.what)} becomes a target`;
    case 'anyOf':
      return list(event.of.map(eventText), 'or');
    default:
      return otherEventText(event);
  }
}

type OtherEvent =
  | Extract<
      TriggerEvent,
      {
        kind:
          | 'activates'
          | 'activatesX'
          | 'state'
          | 'draws'
          | 'discards'
          | 'gainsLife'
          | 'losesLife'
          | 'sacrifices'
          | 'losesControl'
          | 'spellCountered'
          | 'counterPut'
          | 'counterRemoved';
      }
    >
  | CombatEvent;

function otherEventText(event: OtherEvent): string {
  switch (event.kind) {
    case 'counterPut':
      return `${withArticle(event.counter)} counter is put on ${oneText(event.on)}`;
    case 'counterRemoved': {
      const counter = event.last ? `the last ${event.counter}` : withArticle(event.counter);
      return `${counter} counter is removed from ${oneText(event.from)}`;
    }
    case 'activates':
      return `${whoDoes(event.by, 'activate')} an ability of ${oneText(event.of)}${event.withoutTap ? ' that has no {T} in its cost' : ''}`;
    case 'activatesX':
      return `${whoDoes(event.by, 'activate')} an ability with {X} in its cost`;
    case 'state':
      return conditionText(event.condition);
    case 'draws':
      return `${whoDoes(event.who, 'draw')} a card`;
    case 'discards':
      return `${whoDoes(event.who, 'discard')} a card`;
    case 'gainsLife':
      return `${whoDoes(event.who, 'gain')} life`;
    case 'losesLife':
      return `${whoDoes(event.who, 'lose')} life`;
    case 'spellCountered':
      return `a spell that ${whoDoes(event.castBy, 'cast')} is countered`;
    case 'losesControl':
      return `you lose control of ${oneText(event.what)}`;
    case 'sacrifices':
      return `${whoDoes(event.who, 'sacrifice')} ${oneText(event.what)}`;
    default:
      return combatEventText(event);
  }
}

export function whoDoes(who: Whose, verb: string): string {
  return who === 'you' ? `you ${verb}` : `${whoseText(who)} ${verb}s`;
}

/** Of what is so all the time: `each player skips`. */
export function everyoneDoes(who: Whose, verb: string): string {
  return who === 'you' ? `you ${verb}` : `each ${who === 'opponent' ? who : 'player'} ${verb}s`;
}

const possessive = (who: Whose): string => (who === 'you' ? 'your' : who === 'opponent' ? "an opponent's" : 'the');

function producedText(produces: Extract<TriggerEvent, { kind: 'tappedForMana' }>['produces']): string {
  if (produces === null) return 'mana';
  return typeof produces === 'string' ? manaTypeText(produces) : 'mana of the chosen colour';
}

const DAMAGED = { you: ' to you', player: ' to a player', creature: ' to a creature', anything: '' } as const;
