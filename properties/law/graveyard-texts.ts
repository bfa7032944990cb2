import type { History, Ref, Seat } from '../../protocol/index.ts';
import { hasAbility } from '../oracles/abilities.ts';
import { cardNamed, printedAbilities, type ReplacementAbility } from '../oracles/card-facts.ts';
import { conditionHolds } from '../oracles/matching.ts';
import { permittingPermanents, type PrintedPermission } from '../oracles/permissions.ts';
import { type Scene, sightOf } from '../oracles/sight.ts';
import { surelyCastable } from '../oracles/surely-castable.ts';
import type { Scenes } from '../reading/scenes.ts';
import { permanentIn, placedName } from '../reading/views.ts';
import { areTaken } from './abilities-in-graveyards.ts';
import { checked, type Finding } from './finding.ts';
import { isSorceryTime } from './permission-uses.ts';

const KEPT = 'H2/kept-out-by-its-own-text';
const KINDS = 'H2/kinds-stay';

/** Clauses on texts that still count where cards in graveyards have lost all abilities. */
export const TEXT_CLAUSES: readonly string[] = [KEPT, KINDS];

/** What a card says of itself before it is in a graveyard, and what it is there, are untouched by what takes abilities there. CR 113.6, 604.3, 613.3, 614.6 */
export function* textsThatCount(history: History, scenes: Scenes): Generator<Finding> {
  for (const at of history.steps.keys()) {
    if (at > 0 && areTaken(scenes(at - 1)) === true) yield* keptOut(history, at, scenes(at - 1));
    if (areTaken(scenes(at)) === true) yield* kinds(history, at, scenes(at));
  }
}

/** What would replace its own going to a graveyard has that text where it comes from. CR 113.6, 614.6 */
function* keptOut(history: History, at: number, before: Scene): Generator<Finding> {
  const happenings = history.steps[at]?.happenings ?? [];
  for (const one of happenings) {
    if (one.kind !== 'moved' || one.from === 'graveyard' || one.from === null) continue;
    const arrives = one.to === 'graveyard';
    if (!arrives && (one.to !== 'library' || !WOULD_HAVE_ARRIVED.has(one.cause))) continue;
    if (happenings.filter((each) => each.kind === 'moved' && each.object === one.object).length > 1) continue;
    const name = placedName(history, one.object);
    if (name === null || !keepsItselfOut(before, one.object, name)) continue;
    yield* checked(!arrives, KEPT, `${name} | ${one.from} | ${one.cause}`, {
      cr: '614.6',
      at,
      expected: `${name} is shuffled into the library as its text says, which it has until it is in a graveyard`,
      found: 'it went to the graveyard',
    });
  }
}

const WOULD_HAVE_ARRIVED: ReadonlySet<string> = new Set(['sacrificed', 'discarded', 'destroyed', 'countered']);

/** Whether the card of this name, wherever it is, surely says of itself that it goes to no graveyard. */
function keepsItselfOut(scene: Scene, ref: Ref, name: string): boolean {
  const text = printedAbilities(name, 'replacement').find(isOfItsOwnGoing);
  if (text === undefined) return false;
  const permanent = permanentIn(scene.view, ref);
  return permanent === null || (permanent.name === name && hasAbility(scene, permanent, text) === true);
}

function isOfItsOwnGoing({ replaces, onlyIf }: ReplacementAbility): boolean {
  if (replaces.kind !== 'moves' || onlyIf !== null) return false;
  return replaces.what.kind === 'isSource' && replaces.from === 'anywhere' && replaces.to === 'graveyard';
}

/** What lets creatures of one type be cast from a graveyard lets what says that it is of every type. CR 604.3, 613.3 */
function* kinds(history: History, at: number, scene: Scene): Generator<Finding> {
  const { view } = scene;
  const question = history.steps[at]?.question;
  if (question?.kind !== 'priority' || question.player === 'chance' || !isSorceryTime(view, question.player)) return;
  const { player } = question;
  const cards = view.zone('graveyard', player).filter(({ name }) => isOfEveryKind(name));
  if (cards.length === 0 || hasCastFromGraveyard(history, at, player)) return;
  for (const { permanent, permission } of permittingPermanents(view)) {
    if (permanent.controller !== player || !asksForAKind(permission)) continue;
    const text = printedAbilities(permanent.name, 'rule').find(({ rule }) => rule === permission.rule);
    if (text === undefined || hasAbility(scene, permanent, text) !== true) continue;
    if (conditionHolds(sightOf(scene, permanent), permission.onlyIf) !== true) continue;
    for (const { ref, name } of cards) {
      const record = cardNamed(name);
      if (record === null || !surelyCastable(scene, player, record, record.manaCost, ['loseAll'])) continue;
      yield* checked(
        question.options.includes(`cast ${ref} by ${permanent.ref}`),
        KINDS,
        `${name} | ${permanent.name}`,
        {
          cr: '604.3',
          at,
          expected: `${name} is of every creature type in the graveyard, and ${permanent.name} lets it be cast`,
          found: 'that is not offered',
        },
      );
    }
  }
}

function isOfEveryKind(name: string): boolean {
  return printedAbilities(name, 'static').some(
    ({ characteristicDefining, parts }) =>
      characteristicDefining && parts.some((part) => part.kind === 'setCreatureTypes' && part.types === 'all'),
  );
}

/** Of your own creature cards those of one type, and no more is asked of them. */
function asksForAKind({ rule: { what, from, who } }: PrintedPermission): boolean {
  if (from !== 'graveyard' || who !== 'you' || what.kind !== 'all') return false;
  const asked = what.of.map((part) => part.kind);
  return (
    asked.includes('subtype') && asked.every((kind) => kind === 'subtype' || kind === 'type' || kind === 'ownedBy')
  );
}

/** Whether what permits so many casts in a turn may have been used up. */
function hasCastFromGraveyard({ steps }: History, at: number, player: Seat): boolean {
  const turn = steps[at]?.view.turn;
  return steps
    .slice(0, at + 1)
    .some(
      ({ view, happenings }) =>
        view.turn === turn &&
        happenings.some((one) => one.kind === 'cast' && one.player === player && one.from === 'graveyard'),
    );
}
