import type { CardView, History, View } from '../../protocol/index.ts';
import { abilitiesOf } from '../oracles/abilities.ts';
import { cardNamed, type Effect, kindsIn, textHas } from '../oracles/card-facts.ts';
import { type HappeningOf, ofKind } from '../reading/happenings.ts';
import type { Resolution } from '../reading/resolutions.ts';
import type { Scenes } from '../reading/scenes.ts';
import { placedName } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';

interface Clauses {
  readonly together: string;
  readonly kept: string;
}

/** Cards that one instruction puts onto the battlefield, some of which keep others out. CR 614.12, 614.17 */
export function* enteringTogether(
  history: History,
  resolution: Resolution,
  scenes: Scenes,
  clauses: Clauses,
): Generator<Finding> {
  const { object, begun, over, happenings, did } = resolution;
  const before = history.steps[begun]?.view;
  const spell = cardNamed(object.name)?.spell;
  if (object.kind !== 'spell' || did !== 'resolved' || before === undefined || spell === null || spell === undefined)
    return;
  const moves = ofKind(happenings, 'moved').map(({ happening }) => happening);
  const entered = moves.filter(({ from, to }) => to === 'battlefield' && (from === 'graveyard' || from === 'library'));
  const due =
    cardsDue(before, spell.effect) ?? moves.flatMap((move) => cardsOf(before).filter(({ ref }) => ref === move.object));
  yield* keptOut(history, resolution, scenes, entered, clauses.kept);
  const keeping = entered.filter((move) => keepsOut(placedName(history, move.object) ?? ''));
  if (keeping.length === 0 || before.battlefield.some(({ name }) => keepsOut(name))) return;
  const others = due.filter(({ ref }) => !keeping.some((move) => move.object === ref));
  const out = others.filter(({ ref }) => !entered.some((move) => move.object === ref));
  if (others.length === 0) return;
  const names = keeping.map((move) => placedName(history, move.object)).join(', ');
  yield* checked(out.length === 0, clauses.together, `${object.name} | ${names} | ${others.length}`, {
    cr: '614.12',
    at: over,
    expected: `${others.map(({ name }) => name).join(', ')} enters with ${names}, which kept nothing out before`,
    found: `${out.map(({ name }) => name).join(', ')} did not`,
  });
}

function keepsOut(name: string): boolean {
  return textHas(name, 'exiledInstead', 'cantEnter');
}

function cardsOf(view: View): readonly CardView[] {
  return view.players.flatMap(({ seat }) => [...view.zone('graveyard', seat), ...view.zone('library', seat)]);
}

/** Of an effect that puts all artifact cards of the graveyards onto the battlefield: those; null: another one. */
function cardsDue(before: View, effect: Effect): readonly CardView[] | null {
  if (effect.kind !== 'move' || effect.to !== 'battlefield' || effect.what.kind !== 'each') return null;
  const { what } = effect.what;
  const parts = what.kind === 'all' ? what.of : [what];
  const type = parts.find((part) => part.kind === 'type');
  const known = parts.every((part) => part.kind === 'type' || (part.kind === 'zone' && part.zone === 'graveyard'));
  if (!known || type?.kind !== 'type') return [];
  return before.players
    .filter(({ inGame }) => inGame)
    .flatMap(({ seat }) => before.zone('graveyard', seat))
    .filter(({ name }) => cardNamed(name)?.types.includes(type.type) === true);
}

/** What says that cards can't enter from there keeps them where they are. CR 614.17 */
function* keptOut(
  history: History,
  { object, begun, over }: Resolution,
  scenes: Scenes,
  entered: readonly HappeningOf<'moved'>[],
  clause: string,
): Generator<Finding> {
  const scene = scenes(begun);
  const by = scene.view.battlefield.find(({ name }) => textHas(name, 'cantEnter'));
  const abilities = by === undefined ? null : abilitiesOf(scene, by);
  if (by === undefined || abilities === null) return;
  if (!abilities.some(({ ability }) => ability.kind === 'rule' && ability.rule.kind === 'cantEnter')) return;
  const effect = cardNamed(object.name)?.spell?.effect;
  if (effect === undefined || !kindsIn(effect).has('move') || kindsIn(effect).has('destroy')) return;
  const nonlands = entered.filter(
    (move) => cardNamed(placedName(history, move.object) ?? '')?.types.includes('land') === false,
  );
  const due = cardsDue(scene.view, effect) ?? [];
  if (due.length === 0 && nonlands.length === 0) return;
  yield* checked(nonlands.length === 0, clause, `${by.name} | ${object.name}`, {
    cr: '614.17',
    at: over,
    expected: `${by.name} keeps all but lands from entering`,
    found: `${nonlands.map((move) => placedName(history, move.object)).join(', ')} entered`,
  });
}
