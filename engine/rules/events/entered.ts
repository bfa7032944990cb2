import { addressOf } from '../../cards/records.ts';
import { stoppedNow } from '../../characteristics/cannot-have.ts';
import type { Context } from '../../evaluate/context.ts';
import type { Game } from '../../proc.ts';
import { type ObjectId, slotOf } from '../../state/ids.ts';
import { the } from '../../state/read.ts';
import type { GameObject, Origin, Root } from '../../state/root.ts';
import { addEffect, changeObject } from '../../state/write.ts';
import type { EntersChange } from '../../vocabulary/replacement.ts';

/** What begins as something has entered. */

/** The abilities that it enters with, for as long as it stays. */
export function lastingAbilities(g: Game, change: Extract<EntersChange, { kind: 'abilities' }>, ctx: Context): void {
  const id = the(g.root, at(g.root, ctx.source)).id;
  addEffect(g, {
    source: id,
    controller: ctx.controller,
    address: addressOf(change),
    affected: [id],
    stopped: stoppedNow(g.root, [id], [{ kind: 'grant', abilities: change.abilities }]),
    amounts: [],
    copy: null,
    duration: 'forever',
  });
}

/** The imagined object's place, where the real one is now. */
function at(root: Root, imagined: ObjectId): ObjectId {
  return (root.objects[slotOf(imagined)] as GameObject).id;
}

/** Begins it, for what has entered; null: nothing has. */
export function noteEntered(g: Game, id: ObjectId | null, entered: readonly (() => void)[]): void {
  if (id === null) return;
  for (const begin of entered) begin();
  const object = the(g.root, id);
  if (object.copyOf !== null && object.kind === 'card' && object.origin !== null && object.origin.x !== null)
    forgetX(g, object);
}

/** What entered as a copy has abilities that were not its spell's. CR 107.3j */
function forgetX(g: Game, object: GameObject): void {
  changeObject(g, object.id, { origin: { ...(object.origin as Origin), x: null } });
}
