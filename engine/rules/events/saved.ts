import type { Game } from '../../proc.ts';
import type { ObjectId } from '../../state/ids.ts';
import { changeStatus, setCombat, setTapped } from '../../state/write.ts';
import { withoutObject } from '../combat/membership.ts';

/** What would be destroyed at one time and is not: by its own shield, or since something else is destroyed in its place. */
export interface Saved {
  readonly regenerated: ObjectId[];
  readonly spared: ObjectId[];
}

/** All damage goes from what is saved; what regenerates is tapped, and out of combat. CR 701.19a, 702.89a */
export function save(g: Game, { regenerated, spared }: Saved): void {
  for (const id of spared) changeStatus(g, id, { damage: 0, deathtouched: false });
  for (const id of regenerated) regenerate(g, id);
}

function regenerate(g: Game, id: ObjectId): void {
  changeStatus(g, id, { damage: 0, deathtouched: false });
  setTapped(g, id, true);
  if (g.root.combat !== null) setCombat(g, withoutObject(g.root.combat, id));
}
