import type { CombatRule } from '../vocabulary/combat.ts';
import type { TriggerEvent, Whose } from '../vocabulary/trigger.ts';
import { payText } from './costs.ts';
import { bareText, eachText, manyText, oneText } from './things.ts';
import { amountText } from './things.ts';

/** What an ability makes true of combat: `each creature you control attacks if able`. */
export function combatRuleText(rule: CombatRule): string {
  switch (rule.kind) {
    case 'attackLimit':
      return `no more than ${manyCreatures(rule.most)} can attack${rule.whom === 'you' ? ' you' : ''} each combat`;
    case 'mustBeAttacked':
      return 'opponents attack you, or a planeswalker you control, with a creature if able';
    case 'blockLimit':
      return `no more than ${manyCreatures(rule.most)} can block each combat`;
    default:
      return `${eachText(rule.what)} ${predicate(rule)}`;
  }
}

type OfCreatures = Extract<CombatRule, { readonly what: unknown }>;

function predicate(rule: OfCreatures): string {
  switch (rule.kind) {
    case 'cantAttack':
      return "can't attack";
    case 'cantAttackThem':
      return `can't attack ${aimText(rule)}`;
    case 'cantAttackUnlessControls':
      return `can't attack unless the defending player controls ${oneText(rule.controls)}`;
    case 'attacksWith':
      return `can't attack unless ${othersText(rule)} attack`;
    case 'attacksAlone':
      return 'can only attack alone';
    case 'asThoughNoDefender':
      return 'can attack as though it had no defender';
    case 'attackCost': {
      const times = rule.times === 1 ? '' : ` once for each of ${amountText(rule.times)}`;
      return `can't attack ${aimText(rule)} unless its controller pays for it: ${payText(rule.cost)}${times}`;
    }
    case 'mustAttack':
      return 'attacks if able';
    case 'mustAttackThem':
      return `attacks ${WHOM[rule.whom]} if able`;
    case 'assignsByToughness':
      return 'assigns combat damage by its toughness';
    case 'mayAssignAsUnblocked':
      return 'may assign its combat damage as though it were not blocked';
    case 'assignsNoCombatDamage':
      return 'assigns no combat damage';
    default:
      return blockText(rule);
  }
}

type Blocks = Exclude<
  OfCreatures,
  {
    kind:
      | 'cantAttack'
      | 'cantAttackThem'
      | 'cantAttackUnlessControls'
      | 'attacksWith'
      | 'attacksAlone'
      | 'asThoughNoDefender'
      | 'attackCost'
      | 'mustAttack'
      | 'mustAttackThem'
      | 'assignsByToughness'
      | 'mayAssignAsUnblocked'
      | 'assignsNoCombatDamage';
  }
>;

function blockText(rule: Blocks): string {
  switch (rule.kind) {
    case 'cantBlock':
      return "can't block";
    case 'cantBeBlocked':
      return "can't be blocked";
    case 'cantBeBlockedBy':
      return `can't be blocked by ${manyText(rule.by)}`;
    case 'cantBeBlockedWhileControls':
      return `can't be blocked by a player who controls ${oneText(rule.controls)}`;
    case 'canBlockOnly':
      return `can block only ${manyText(rule.attackers)}`;
    case 'numberOfBlockers': {
      const least = rule.least > 1 ? `by fewer creatures than ${rule.least}` : '';
      const most = rule.most === null ? '' : `by more creatures than ${rule.most}`;
      return `can't be blocked ${least}${least !== '' && most !== '' ? ' or ' : ''}${most}`;
    }
    case 'blocksWith':
      return `can't block unless ${othersText(rule)} block`;
    case 'blocksMore':
      return rule.more === 'any'
        ? 'can block any number of attackers'
        : `can block ${rule.more} more attacker${rule.more === 1 ? '' : 's'}`;
    case 'blockCost':
      return `can't block unless its controller pays for it: ${payText(rule.cost)}`;
    case 'mustBlock':
      return 'blocks if able';
    case 'mustBlockThese':
      return `blocks ${eachText(rule.attackers)} if able`;
    case 'mustBeBlocked':
      return 'is blocked if able';
  }
}

const WHOM: Readonly<Record<Whose, string>> = { you: 'you', opponent: 'a player other than you', anyone: 'a player' };

function aimText({ whom, planeswalkersToo }: { readonly whom: Whose; readonly planeswalkersToo: boolean }): string {
  if (!planeswalkersToo) return WHOM[whom];
  return whom === 'you' ? 'you or planeswalkers you control' : `${WHOM[whom]} or planeswalkers`;
}

function othersText({ others, which }: Extract<CombatRule, { kind: 'attacksWith' | 'blocksWith' }>): string {
  return others === 1 ? `another ${bareText(which)}` : `${others} other ${manyText(which)}`;
}

const manyCreatures = (count: number): string => (count === 1 ? 'one creature' : `${count} creatures`);

export type CombatEvent = Extract<
  TriggerEvent,
  {
    kind:
      | 'attacks'
      | 'attacksThem'
      | 'attacksAlone'
      | 'attacksWithOthers'
      | 'playerAttacks'
      | 'isAttacked'
      | 'blocks'
      | 'blocksOne'
      | 'becomesBlocked'
      | 'becomesBlockedBy'
      | 'becomesBlockedByMany'
      | 'goesUnblocked';
  }
>;

/** What happens in combat, as a clause after "whenever": `a creature you control attacks`. */
export function combatEventText(event: CombatEvent): string {
  switch (event.kind) {
    case 'attacks':
      return `${oneText(event.what)} attacks`;
    case 'attacksThem':
      return `${oneText(event.what)} attacks ${WHOM[event.whom]}`;
    case 'attacksAlone':
      return `${oneText(event.what)} attacks alone`;
    case 'attacksWithOthers':
      return `${oneText(event.what)} and at least ${event.others} other ${manyText(event.which)} attack`;
    case 'playerAttacks':
      return event.who === 'you' ? 'you attack' : `${event.who === 'opponent' ? 'an opponent' : 'a player'} attacks`;
    case 'isAttacked':
      return event.who === 'you'
        ? 'you are attacked'
        : `${event.who === 'opponent' ? 'an opponent' : 'a player'} is attacked`;
    case 'blocks':
      return `${oneText(event.what)} blocks`;
    case 'blocksOne':
      return `${oneText(event.what)} blocks ${oneText(event.attacker)}`;
    case 'becomesBlocked':
      return `${oneText(event.what)} becomes blocked`;
    case 'becomesBlockedBy':
      return `${oneText(event.what)} becomes blocked by ${oneText(event.by)}`;
    case 'becomesBlockedByMany':
      return `${oneText(event.what)} becomes blocked by ${event.least} or more creatures`;
    case 'goesUnblocked':
      return `${oneText(event.what)} attacks and isn't blocked`;
  }
}
