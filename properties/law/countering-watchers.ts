import type { History, Ref } from '../../protocol/index.ts';
import { triggersOf } from '../oracles/printed-triggers.ts';
import { type Placed, happeningsOf, ofKind } from '../reading/happenings.ts';
import { lastSeen } from '../reading/scenes.ts';
import { permanentIn } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';

const CAST = 'L1/told-to-whoever-cast-it';

/** What watches for its controller's spells being countered triggers on those that this player cast. CR 701.6a, 707.10 */
export function* counteringWatchers(history: History): Generator<Finding> {
  const all = happeningsOf(history);
  for (const { at, order, happening } of ofKind(all, 'countered')) {
    const [before, after] = [history.steps[at - 1]?.view, history.steps[at]?.view];
    const spell = lastSeen(history, at, happening.object);
    if (before === undefined || after === undefined || spell?.kind !== 'spell') continue;
    const caster = spell.card ? casterOf(all, order, spell.ref) : null;
    if (spell.card && caster === null) continue;
    for (const permanent of before.battlefield) {
      const index = triggersOf(permanent.name).findIndex(
        ({ on }) => on.kind === 'spellCountered' && on.castBy === 'you',
      );
      const same = permanentIn(after, permanent.ref)?.incarnation === permanent.incarnation;
      if (index < 0 || !same) continue;
      const triggered = all
        .slice(order + 1)
        .some(
          (each) =>
            each.at === at &&
            each.happening.kind === 'triggered' &&
            each.happening.ability === `${permanent.ref}/${index}`,
        );
      const should = caster === permanent.controller;
      const several = ofKind(all, 'countered').filter((each) => each.at === at).length > 1;
      if (several) continue;
      yield* checked(
        triggered === should,
        CAST,
        `${permanent.name} | ${spell.types.join(' ')} | ${spell.card} | ${should}`,
        {
          cr: '707.10',
          at,
          expected: `${permanent.name} ${should ? 'triggers' : 'does not trigger'} on ${spell.name}, ${spell.card ? `which player ${caster} cast` : 'a copy, which was not cast'}`,
          found: triggered ? 'it triggered' : 'it did not',
        },
      );
    }
  }
}

/** Who cast it, the last time before this place in the history; null: the history does not show it. */
function casterOf(all: readonly Placed[], before: number, ref: Ref): number | null {
  return (
    ofKind(all, 'cast').findLast((each) => each.order < before && each.happening.object === ref)?.happening.player ??
    null
  );
}
