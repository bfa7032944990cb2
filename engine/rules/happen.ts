import { derive, layersOf } from '../characteristics/derive.ts';
import type { Game } from '../proc.ts';
import type { Root } from '../state/root.ts';
import { noteControl, setCombat } from '../state/write.ts';
import { stillInCombat, withoutObject } from './combat/membership.ts';
import { endWithSources } from './durations.ts';
import { detectStates, detectTriggers } from './triggers/detect.ts';

/**
 * Makes things happen at once: runs the writes, then notices who controls what now, what ends with that, who is out of combat and
 * which abilities triggered.
 * Abilities that look back see the game as it was before all of it. CR 603.2, 603.10
 */
export function happen(g: Game, write: () => void): void {
  const before = g.root;
  const from = g.log.length;
  const { began } = g;
  g.began = began ?? before.clock;
  write();
  g.began = began;
  do noticeControl(g, before);
  while (endWithSources(g));
  noticeCombat(g, before);
  detectTriggers(g, before, g.log.slice(from));
  if (g.root !== before) detectStates(g);
}

/** A permanent whose controller has changed is new to them, and out of combat. CR 302.6, 506.4 */
function noticeControl(g: Game, before: Root): void {
  if (before.objects === g.root.objects && before.effects === g.root.effects) return;
  if (layersOf(before) === layersOf(g.root)) return;
  for (const slot of g.root.battlefield) {
    const status = g.root.status[slot];
    const seen = derive(g.root).bySlot[slot];
    if (
      status === null ||
      status === undefined ||
      seen === null ||
      seen === undefined ||
      seen.controller === status.controller
    )
      continue;
    noteControl(g, seen.id, seen.controller);
    if (g.root.combat !== null) setCombat(g, withoutObject(g.root.combat, seen.id));
  }
}

/** What has left the battlefield or changed its type may be out of combat. CR 506.4 */
function noticeCombat(g: Game, before: Root): void {
  const { combat } = g.root;
  if (combat === null || (before.objects === g.root.objects && before.effects === g.root.effects)) return;
  const now = stillInCombat(g.root, combat);
  if (now !== combat) setCombat(g, now);
}
