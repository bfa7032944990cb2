import type { History, Ref, StackView, View } from '../../protocol/index.ts';
import { cardNamed, type Effect, holdsNode } from '../oracles/card-facts.ts';
import { type Action, actionsOf, wasCompleted } from '../reading/actions.ts';
import { happeningsOf, ofKind } from '../reading/happenings.ts';
import { instructionsOf, stepsOf } from '../reading/instructions.ts';
import { type Resolution, resolutionsOf } from '../reading/resolutions.ts';
import { permanentIn, stackEntry } from '../reading/views.ts';
import { resolvesLater } from './countered-spells.ts';
import { isUncounterable } from './exiled-spells.ts';
import { checked, type Finding } from './finding.ts';

const NEVER = 'L2/never-resolves';
const THOUGH = 'L2/though-it-cannot-be-countered';
const NO_COUNTERING = 'L2/is-no-countering';
const FLASHBACK = 'L2/flashback-exiles-it';
const COPY = 'L2/copy-ceases-to-exist';
const ITSELF = 'L2/never-its-own-target';
const COST = 'L2/exiled-as-a-cost';

/** A spell that an effect which has resolved moves from the stack: to a hand, a library, or exile. */
export interface Moving {
  readonly resolution: Resolution;
  readonly target: Ref;
  readonly spell: StackView;
  readonly to: string;
}

/** Those that it targets and that were on the stack yet. Needs the facets `stack` and `events`. */
export function movingsOf(history: History): readonly Moving[] {
  return resolutionsOf(history).flatMap((resolution) => {
    const before = history.steps[resolution.begun]?.view;
    if (before === undefined || resolution.did !== 'resolved') return [];
    return (instructionsOf(resolution.object) ?? []).flatMap(({ effect, targets }) =>
      stepsOf(effect).flatMap((step): readonly Moving[] => {
        const move = moveOf(step);
        const refs = move === null ? [] : (targets[move.index] ?? []);
        return refs.flatMap((target): readonly Moving[] => {
          const spell = stackEntry(before, target);
          return spell?.kind === 'spell' && move !== null ? [{ resolution, target, spell, to: move.to }] : [];
        });
      }),
    );
  });
}

/** Where it moves its target, whatever a player chooses on the way; null: nowhere, or not always. */
function moveOf(effect: Effect): { readonly to: string; readonly index: number } | null {
  if (effect.kind === 'move' && effect.what.kind === 'target' && !effect.untilSourceLeaves)
    return { to: effect.to, index: effect.what.index };
  if (effect.kind !== 'may') return null;
  const [one, other] = [moveOf(effect.effect), moveOf(effect.otherwise)];
  return one !== null && one.to === other?.to && one.index === other.index ? one : null;
}

/** It leaves the stack, never resolves, and was not countered. CR 701.6a, 608.1, 704.5e */
export function* movedFromTheStack(history: History, moving: Moving): Generator<Finding> {
  const { resolution, target, spell, to } = moving;
  const after = history.steps[resolution.over]?.view;
  if (after === undefined || (to !== 'hand' && to !== 'library' && to !== 'exile')) return;
  const shape = `${resolution.object.name} | ${spell.types.join(' ')} | ${to} | ${spell.card ? spell.paid.join(' ') : 'a copy'}`;
  if (!spell.card) yield* ceases(history, moving, after, shape);
  else yield* goes(history, moving, after, shape);
  const told = ofKind(resolution.happenings, 'countered').some(({ happening }) => happening.object === target);
  yield* checked(!told, NO_COUNTERING, shape, {
    cr: '701.6a',
    at: resolution.over,
    expected: `${spell.name} is moved to ${to}, and that is no countering`,
    found: 'it was countered',
  });
}

/** CR 406.2, 702.34a */
function* goes(
  history: History,
  { resolution, target, spell, to }: Moving,
  after: View,
  shape: string,
): Generator<Finding> {
  const flashback = spell.paid.includes('flashback');
  const [move] = ofKind(resolution.happenings, 'moved').filter(({ happening }) => happening.object === target);
  const stays = stackEntry(after, target)?.incarnation === spell.incarnation;
  const clause = isUncounterable(spell) === true ? THOUGH : NEVER;
  yield* checked(!stays && !resolvesLater(history, target, move?.order ?? 0), clause, `${shape} | ${spell.name}`, {
    cr: '608.1',
    at: resolution.over,
    expected: `${spell.name} leaves the stack for ${to} and does not resolve`,
    found: stays ? 'it is still on the stack' : 'it resolved',
  });
  if (!flashback || stays) return;
  yield* checked(move?.happening.to === 'exile', FLASHBACK, shape, {
    cr: '702.34a',
    at: resolution.over,
    expected: `${spell.name}, cast with flashback, goes to exile instead of to ${to}`,
    found: `it went to ${move?.happening.to ?? 'nowhere'}`,
  });
}

/** It is nowhere by the time that a player has priority again. CR 704.5e, 707.10 */
function* ceases(
  history: History,
  { resolution, target, spell, to }: Moving,
  after: View,
  shape: string,
): Generator<Finding> {
  if (history.steps[resolution.over]?.question?.kind !== 'priority') return;
  const zones = ['hand', 'library', 'exile', 'graveyard'] as const;
  const where = zones.filter((zone) =>
    after.players.some(({ seat }) => after.zone(zone, seat).some(({ ref }) => ref === target)),
  );
  const stays = stackEntry(after, target) !== null;
  const later = happeningsOf(history).some(
    ({ at, happening }) => at > resolution.over && happening.kind === 'resolved' && happening.object === target,
  );
  yield* checked(!stays && where.length === 0 && !later, COPY, `${shape} | ${spell.name}`, {
    cr: '704.5e',
    at: resolution.over,
    expected: `the copy of ${spell.name} that was moved to ${to} has ceased to exist`,
    found: stays ? 'it is still on the stack' : later ? 'it resolved' : `it is in ${where.join(', ')}`,
  });
}

/** A spell that is exiled to pay a cost does not resolve, and was not countered. CR 118.3, 608.1 */
export function* exiledAsCost(history: History): Generator<Finding> {
  for (const action of actionsOf(history)) {
    const before = history.steps[action.begun]?.view;
    const source = before === undefined ? null : permanentIn(before, action.object);
    if (before === undefined || source === null || !costsSpell(source.name, action) || !wasCompleted(action)) continue;
    const moves = ofKind(action.happenings, 'moved');
    const move = moves.find(({ happening }) => happening.from === 'stack' && happening.cause === 'cost');
    const spell = move === undefined ? null : stackEntry(before, move.happening.object);
    const rest = happeningsOf(history);
    const order = rest.find((each) => each.happening === move?.happening)?.order ?? 0;
    const resolved = spell !== null && resolvesLater(history, spell.ref, order);
    const told = ofKind(action.happenings, 'countered').length > 0;
    const shape = `${source.name} | ${spell?.types.join(' ')} | ${spell?.card} | ${spell !== null && isUncounterable(spell)}`;
    const gone = spell !== null && (move?.happening.to === 'exile' || !spell.card);
    yield* checked(gone && !resolved && !told, COST, shape, {
      cr: '608.1',
      at: action.over,
      expected: `the spell that is exiled to pay for ${source.name} does not resolve and was not countered`,
      found: resolved ? 'it resolved' : told ? 'it was countered' : 'it was not exiled',
    });
  }
}

function costsSpell(name: string, { kind, ability }: Action): boolean {
  const activated = (cardNamed(name)?.abilities ?? []).filter((each) => each.kind === 'activated')[ability];
  return (
    kind === 'activate' &&
    activated?.kind === 'activated' &&
    activated.cost.parts.some((part) => part.kind === 'exileSpell')
  );
}

/** A spell that could target spells cannot target itself. CR 115.5 */
export function* neverItself(history: History): Generator<Finding> {
  for (const [at, { question, view }] of history.steps.entries()) {
    if (question?.purpose !== 'targets' || question.source === null) continue;
    const spell = stackEntry(view, question.source);
    const targets = spell?.kind === 'spell' ? cardNamed(spell.name)?.spell : null;
    if (spell === null || targets == null || !holdsNode(targets, ({ kind }) => kind === 'spell')) continue;
    yield* checked(!question.options.includes(spell.ref), ITSELF, `${spell.name} | ${question.options.length}`, {
      cr: '115.5',
      at,
      expected: `${spell.name} cannot be its own target`,
      found: 'it can be chosen',
    });
  }
}
