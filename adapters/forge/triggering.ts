import type { Happening } from '../../protocol/index.ts';
import { fits, targetingTriggers } from './abilities.ts';

/** What has to be known of cards to tell which of them may have triggered. */
export interface Cards {
  /** Forge's ids of all cards that are seen, and of a name. */
  readonly ids: readonly string[];
  readonly idOf: (name: string) => string | null;
  readonly nameOf: (id: string) => string;
  readonly where: (id: string) => string | null;
  readonly script: (id: string) => string | null;
}

/** The card whose triggered ability with targets fits what has happened; null where none or several do. */
export function triggeringCard(
  recent: readonly Happening[],
  { ids, idOf, nameOf, where, script }: Cards,
): string | null {
  const moved = recent.flatMap((each) => (each.kind === 'moved' ? (idOf(each.object) ?? []) : []));
  const fitting = [...new Set([...ids, ...moved])].filter((id) =>
    targetingTriggers(script(id) ?? '').some((trigger) => fits(trigger, nameOf(id), where(id) ?? '', recent)),
  );
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
