import { derive } from '../../characteristics/derive.ts';
import type { Game } from '../../proc.ts';
import { type ObjectId, slotOf } from '../../state/ids.ts';
import { find, the } from '../../state/read.ts';
import type { Characteristics, LastKnown, Root } from '../../state/root.ts';
import { forget, setEffects } from '../../state/write.ts';

/** What the object is now, to be remembered when it has gone. What it was attached to, if that has gone before, it is not attached to any more. CR 608.2h, 701.3d */
export function snapshot(root: Root, id: ObjectId): LastKnown {
  const now = the(root, id);
  const isLoose = now.attachedTo?.kind === 'object' && find(root, now.attachedTo.id) === null;
  const object = isLoose ? { ...now, attachedTo: null } : now;
  const seen = derive(root).characteristics(id) as Characteristics;
  const attacks = root.combat?.attacks ?? [];
  return {
    object,
    status: root.status[slotOf(id)] ?? null,
    characteristics: {
      name: seen.name,
      copiable: seen.copiable,
      controller: seen.controller,
      colors: seen.colors,
      supertypes: seen.supertypes,
      types: seen.types,
      subtypes: seen.subtypes,
      abilities: seen.abilities,
      power: seen.power,
      toughness: seen.toughness,
    },
    fought: {
      blockedBy: attacks.find(({ attacker }) => attacker === id)?.blockers ?? [],
      blocks: attacks.filter(({ blockers }) => blockers.includes(id)).map(({ attacker }) => attacker),
    },
  };
}

/** Forgets what nothing speaks of any more, and effects on objects that are all gone; done when the stack is empty and a step begins. */
export function forgetUnneeded(g: Game): void {
  setEffects(
    g,
    g.root.effects.filter(({ affected }) => affected.some((id) => find(g.root, id) !== null)),
  );
  const { root } = g;
  if (Object.keys(root.lastKnown).length === 0) return;
  const needed = JSON.stringify([
    root.waiting,
    root.delayed,
    root.effects,
    root.lasting,
    root.shields,
    root.players.map(({ cast }) => cast),
    root.objects.map((object) => object?.links ?? null),
  ]);
  const kept = Object.entries(root.lastKnown).filter(([id]) => needed.includes(id));
  forget(g, Object.fromEntries(kept));
}
