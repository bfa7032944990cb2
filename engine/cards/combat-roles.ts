import type { SimpleKeyword } from '../vocabulary/basics.ts';
import type { Rule } from '../vocabulary/continuous.ts';
import type { TriggerEvent } from '../vocabulary/trigger.ts';
import type { Parts } from './parts.ts';

/** What cards do in combat. */
export const COMBAT_ROLES = {
  'attack requirement': states('mustAttack', 'mustAttackThem', 'mustBeAttacked'),
  'attack restriction': states('cantAttack', 'cantAttackUnlessControls', 'attacksWith', 'attacksAlone'),
  'attack limit': states('attackLimit', 'cantAttackThem'),
  'attack cost': states('attackCost'),
  'block requirement': states('mustBlock', 'mustBlockThese', 'mustBeBlocked'),
  'block restriction': states('cantBlock', 'canBlockOnly', 'numberOfBlockers', 'blockLimit', 'blocksWith', 'blockCost'),
  'blocks more': states('blocksMore'),
  evasive: (parts) =>
    states('cantBeBlocked', 'cantBeBlockedBy', 'cantBeBlockedWhileControls')(parts) ||
    EVASIVE.some((word) => has(parts, word)),
  protected: ({ abilities }) => abilities.some(({ ability }) => ability.kind === 'protection'),
  defender: (parts) => has(parts, 'defender'),
  vigilance: (parts) => has(parts, 'vigilance'),
  'needs two blockers': (parts) => has(parts, 'menace') || gives(parts, 'menace'),
  'strikes early': (parts) => has(parts, 'first strike') || has(parts, 'double strike'),
  trample: (parts) => has(parts, 'trample'),
  deathtouch: (parts) => has(parts, 'deathtouch'),
  'damage in counters': (parts) => has(parts, 'infect') || has(parts, 'wither'),
  'assigns otherwise': states('assignsByToughness', 'mayAssignAsUnblocked'),
  'attack trigger': (parts) =>
    watches(parts, 'attacks', 'attacksThem', 'attacksAlone', 'attacksWithOthers', 'playerAttacks', 'isAttacked'),
  'block trigger': (parts) =>
    watches(
      parts,
      'blocks',
      'blocksOne',
      'becomesBlocked',
      'becomesBlockedBy',
      'becomesBlockedByMany',
      'goesUnblocked',
    ),
  'enters attacking': (parts) => parts.effects.some(({ effect }) => 'attacking' in effect && effect.attacking !== 'no'),
} satisfies Record<string, (parts: Parts) => boolean>;

const EVASIVE = ['flying', 'fear', 'intimidate', 'shadow', 'skulk', 'horsemanship'] as const;

function states(...kinds: readonly Rule['kind'][]): (parts: Parts) => boolean {
  return ({ rules }) => rules.some(({ rule }) => kinds.includes(rule.kind));
}

function gives({ abilities }: Parts, keyword: SimpleKeyword): boolean {
  return abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === keyword);
}

/** It has the keyword itself. */
function has({ record }: Parts, keyword: SimpleKeyword): boolean {
  return record.abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === keyword);
}

function watches({ triggers }: Parts, ...kinds: readonly TriggerEvent['kind'][]): boolean {
  return triggers.some((event) => kinds.includes(event.kind));
}
