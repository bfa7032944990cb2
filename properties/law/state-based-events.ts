import {
  cardNames,
  type History,
  type HistoryStep,
  type PermanentView,
  type Seat,
  type View,
} from '../../protocol/index.ts';
import { recordHas } from '../oracles/card-facts.ts';
import type { HappeningOf } from '../reading/happenings.ts';
import { isCreature, permanentIn, playerIn } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';

/** State-based actions that ask what happened since they were last checked, which no view shows. CR 704.5b, 704.5h */
export const EVENT_CLAUSE = {
  library: 'sba-fixpoint/empty-library',
  deathtouch: 'sba-fixpoint/deathtouch',
} as const;

/** What happened between two priorities. */
export interface Window {
  readonly before: View;
  readonly steps: readonly HistoryStep[];
  /** Of the last of them. */
  readonly at: number;
}

/** Who has nothing to draw as a draw step begins has lost by the next priority. CR 504.1, 704.5b */
export function* emptyLibraries(history: History, { before, steps, at }: Window): Generator<Finding> {
  const view = steps.at(-1)?.view;
  const began = steps.flatMap(({ happenings }) =>
    happenings.flatMap((each) => (each.kind === 'step began' ? [each] : [])),
  );
  for (const { step, active, turn } of began) {
    if (step !== 'draw' || turn === 1 || view === undefined || !playerIn(before, active).inGame) continue;
    if (hasLibrary(before, active) || hasLibrary(view, active) || meddles(history)) continue;
    yield* checked(!playerIn(view, active).inGame, EVENT_CLAUSE.library, `${view.players.length} players`, {
      cr: '704.5b',
      at,
      expected: `player ${active}, who has no card to draw in the draw step, loses the game`,
      found: `player ${active} is in the game`,
    });
  }
}

const hasLibrary = (view: View, seat: Seat): boolean => view.zone('library', seat).length > 0;

/** Something in the game changes draws, skips steps or does something instead of losing. */
function meddles({ start }: History): boolean {
  const names = cardNames(start);
  return names.some((name) => recordHas(name, 'draws', 'skipStep', 'losesGame'));
}

/** A creature to which a source with deathtouch dealt damage is destroyed, unless the damage was removed from it instead. CR 702.2b, 704.5h */
export function* touched({ before, steps, at }: Window): Generator<Finding> {
  const view = steps.at(-1)?.view;
  if (view === undefined) return;
  for (const [index, { happenings, view: after }] of steps.entries()) {
    const seen = steps[index - 1]?.view ?? before;
    for (const happening of happenings) {
      if (happening.kind !== 'damage' || !isDeadly(happening, seen, after)) continue;
      const creature = permanentIn(seen, happening.to);
      if (creature === null || !canDie(creature) || hasLethal(creature, happening)) continue;
      const stays = permanentIn(view, creature.ref);
      const isSame = stays?.incarnation === creature.incarnation;
      if (isSame ? !canDie(stays) || stays.damage === 0 : !wasDestroyed(steps, creature)) continue;
      yield* checked(!isSame, EVENT_CLAUSE.deathtouch, `${happening.combat} | ${creature.card}`, {
        cr: '704.5h',
        at,
        expected: `${creature.name}, to which a source with deathtouch dealt damage, is destroyed`,
        found: `it is on the battlefield with ${stays?.damage ?? 0} damage`,
      });
    }
  }
}

/** The source had deathtouch as it dealt the damage: before it, and after it if it is still there. */
function isDeadly({ from, amount, combat }: HappeningOf<'damage'>, before: View, after: View): boolean {
  const [source, still] = [permanentIn(before, from), permanentIn(after, from)];
  if (amount < 1 || source?.keywords.includes('deathtouch') !== true) return false;
  return still === null ? combat : still.keywords.includes('deathtouch');
}

function wasDestroyed(steps: readonly HistoryStep[], { ref }: PermanentView): boolean {
  return steps.some(({ happenings }) =>
    happenings.some((each) => each.kind === 'moved' && each.object === ref && each.cause === 'destroyed'),
  );
}

const canDie = (permanent: PermanentView): boolean =>
  isCreature(permanent) && !permanent.keywords.includes('indestructible');

const hasLethal = ({ toughness, damage }: PermanentView, { amount }: HappeningOf<'damage'>): boolean =>
  damage + amount >= (toughness ?? 0);
