import { rulesOf } from '../../characteristics/abilities.ts';
import { isWhose } from '../../evaluate/whose.ts';
import { STEPS } from '../../rules/turn/steps.ts';
import { inTurnOrder } from '../../state/read.ts';
import type { Mana, Root } from '../../state/root.ts';

/** A statement about two roots at anchors, one after the other. */
export interface CourseLaw {
  readonly name: string;
  readonly cr: string;
  readonly faults: (before: Root, after: Root) => readonly string[];
}

/** An object that is still there is in the zone where it was; what changed zones has an identity that was never used. CR 400.7 */
const freshObjects: CourseLaw = {
  name: 'what changes zones is a new object',
  cr: '400.7',
  faults: (before, after) => [
    ...before.incarnations.flatMap((used, slot) =>
      (after.incarnations[slot] ?? 0) >= used
        ? []
        : [`slot ${slot} goes back to incarnation ${after.incarnations[slot]}`],
    ),
    ...before.objects.flatMap((object, slot) => {
      const now = after.objects[slot] ?? null;
      if (object === null || now === null || now.id !== object.id) return [];
      const same =
        now.zone === object.zone &&
        now.kind === object.kind &&
        now.owner === object.owner &&
        now.record === object.record;
      return same ? [] : [`object ${object.id} was in ${object.zone} and is in ${now.zone}`];
    }),
  ],
};

/** No mana is left when a step begins, but for what an effect keeps. CR 106.4, 500.5 */
const emptyPools: CourseLaw = {
  name: 'pools are empty as a step begins',
  cr: '106.4',
  faults: (before, after) =>
    after.progress.kind !== 'step begins'
      ? []
      : after.players.flatMap(({ pool }, player) => {
          const lost = pool.filter((mana) => !mayStay(before, player, mana));
          return lost.length === 0 ? [] : [`player ${player} has ${lost.map((mana) => mana.type).join('')}`];
        }),
};

function mayStay(root: Root, player: number, mana: Mana): boolean {
  return rulesOf(root, 'manaStays').some(
    ({ rule, ctx }) => isWhose(ctx, rule.who, player) && (rule.types === 'all' || rule.types === mana.type),
  );
}

/** Steps come in their order; after the last one the next player's turn. CR 500.1, 101.4 */
const turnsInOrder: CourseLaw = {
  name: 'steps and turns come in their order',
  cr: '500.1',
  faults: (before, after) => {
    const [then, now] = [before.turn, after.turn];
    if (now.number === then.number || then.number === 0)
      return STEPS.indexOf(now.step) >= STEPS.indexOf(then.step) || then.number === 0
        ? []
        : [`after ${then.step} comes ${now.step}`];
    const next = inTurnOrder(after, (then.active + 1) % after.players.length)[0];
    return now.number === then.number + 1 && now.active === next
      ? []
      : [`after turn ${then.number} of player ${then.active} comes turn ${now.number} of player ${now.active}`];
  },
};

/** Time goes on, and who has left does not come back. CR 104.5, 613.7 */
const noWayBack: CourseLaw = {
  name: 'time goes on, and who has left stays away',
  cr: '104.5',
  faults: (before, after) => [
    ...(after.clock >= before.clock ? [] : [`the clock goes from ${before.clock} to ${after.clock}`]),
    ...before.players.flatMap(({ lost }, player) =>
      lost && after.players[player]?.lost !== true ? [`player ${player} is back`] : [],
    ),
  ],
};

/** What holds from each anchor to the next. */
export const COURSE_LAWS: readonly CourseLaw[] = [emptyPools, freshObjects, noWayBack, turnsInOrder];
