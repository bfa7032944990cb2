import type { Happening } from '../../protocol/index.ts';
import { EDITION } from '../../rulings/index.ts';

/** A rule, and what it says something about. */
export interface Rule {
  readonly cr: string;
  readonly what: string;
}

/** The rules that decided in a game, each with what it decided. */
export class Rules {
  readonly #all = new Map<string, Set<string>>();

  /** An empty number is no rule. */
  note(cr: string, what: string): void {
    if (cr === '') return;
    const known = this.#all.get(cr) ?? new Set();
    this.#all.set(cr, known.add(what));
  }

  noteAll(rules: readonly Rule[]): void {
    for (const { cr, what } of rules) this.note(cr, what);
  }

  text(): readonly string[] {
    if (this.#all.size === 0) return [];
    const sorted = [...this.#all].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
    return [
      `Rules (edition of ${EDITION}): ${sorted.map(([cr, what]) => `CR ${cr} (${[...what].join(', ')})`).join('; ')}.`,
    ];
  }
}

/** The rules by which something happens, where they are worth telling. */
export function ruleOf(happening: Happening): readonly Rule[] {
  const rule = happening.kind === 'moved' ? MOVES[happening.cause] : ruleOfKind(happening);
  return rule === undefined ? [] : [rule];
}

function ruleOfKind(happening: Happening): Rule | undefined {
  if (happening.kind === 'resolved' && happening.did === 'had no legal target')
    return { cr: '608.2b', what: 'no legal target' };
  if (happening.kind === 'left the game' && /^\d/.test(happening.reason))
    return { cr: happening.reason, what: 'losing the game' };
  return KINDS[happening.kind];
}

const KINDS: Readonly<Record<string, Rule>> = {
  cast: { cr: '601.2i', what: 'a spell becomes cast' },
  triggered: { cr: '603.2', what: 'an ability triggers' },
  'put on stack': { cr: '603.3', what: 'a triggered ability goes on the stack' },
  resolved: { cr: '608.2', what: 'resolving' },
  countered: { cr: '701.6a', what: 'countering' },
  damage: { cr: '120.3', what: 'damage' },
  'taken back': { cr: '733.1', what: 'taking back' },
};

/** By the cause of a move. */
const MOVES: Readonly<Record<string, Rule>> = {
  destroyed: { cr: '701.8a', what: 'destroying' },
  sacrificed: { cr: '701.21a', what: 'sacrificing' },
  discarded: { cr: '701.9a', what: 'discarding' },
  'state-based': { cr: '704.3', what: 'state-based actions' },
};
