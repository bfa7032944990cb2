import type { History, Option, PermanentView, Question, Seat, View } from '../../protocol/index.ts';
import type { Continuity } from '../reading/continuity.ts';
import { poolOf } from '../reading/views.ts';
import type { Scenes } from '../reading/scenes.ts';
import { activatedAbilities, activatedAbility, costsMana, type OwnedAbility } from './abilities.ts';
import { type ActivatedAbility, type CardRecord, cardNamed, holdsNode, LAND_TYPE_MANA } from './card-facts.ts';
import { basicLandTypesOf, landTypingOf } from './land-types.ts';
import { matches } from './matching.ts';
import { type Scene, sightOf } from './sight.ts';
import { or, type Truth } from './truth.ts';

/** An activated ability of a permanent, as its controller had priority or paid a cost: whether it was offered. */
export interface Offer {
  readonly at: number;
  readonly question: Question;
  readonly scene: Scene;
  readonly permanent: PermanentView;
  readonly ability: ActivatedAbility;
  readonly from: OwnedAbility['from'];
  readonly option: Option;
  /** Whether the engine lets it begin, and whether it says that it can be completed. */
  readonly offered: boolean;
  readonly completes: boolean;
  readonly held: boolean;
  readonly returned: boolean;
  /** Whether haste, or something that stands for it, exempts it. CR 602.5a, 702.10c */
  readonly hasty: Truth;
}

/** Those of the abilities that are meant. */
export function* offersOf(
  history: History,
  scenes: Scenes,
  continuity: Continuity,
  meant: (ability: ActivatedAbility) => boolean,
): Generator<Offer> {
  for (const [at, { question, view }] of history.steps.entries()) {
    if (question === null || (question.kind !== 'priority' && question.kind !== 'pay')) continue;
    const scene = scenes(at);
    if (isForbidden(view)) continue;
    for (const permanent of view.battlefield) {
      if (permanent.controller !== question.player) continue;
      const abilities = activatedAbilities(scene, permanent) ?? [];
      for (const [index, { from }] of abilities.entries()) {
        const ability = activatedAbility(scene, permanent, index);
        if (ability === null || !meant(ability) || isRepeated(abilities, index)) continue;
        const option = `activate ${permanent.ref}/${index}`;
        const offered = question.options.includes(option);
        const completes = offered && !question.incomplete.includes(option);
        const control = continuity(at, permanent.ref);
        if (!control.known) continue;
        yield {
          at,
          question,
          scene,
          permanent,
          ability,
          from,
          option,
          offered,
          completes,
          ...control,
          hasty: isHasty(scene, permanent),
        };
      }
    }
  }
}

/** Whether effects gave it the same ability twice: what is offered of one is offered of the other. */
function isRepeated(abilities: readonly OwnedAbility[], index: number): boolean {
  if (abilities[index]?.from !== 'effect') return false;
  const alike = abilities.filter(
    ({ ability }) => JSON.stringify(ability) === JSON.stringify(abilities[index]?.ability),
  );
  return alike.length > 1;
}

function isHasty(scene: Scene, permanent: PermanentView): Truth {
  if (permanent.keywords.includes('haste')) return true;
  return or(
    scene.view.battlefield.flatMap((source) =>
      (cardNamed(source.name)?.abilities ?? []).flatMap((ability) =>
        ability.kind === 'rule' && ability.rule.kind === 'asThoughHaste'
          ? [matches(sightOf(scene, source), ability.rule.what, permanent)]
          : [],
      ),
    ),
  );
}

/** Whether something may keep abilities from being activated, or make them cost something else. */
export function isForbidden(view: View): boolean {
  return view.battlefield.some(({ name }) => forbids(name));
}

/** Whether a permanent of that name may keep abilities from being activated, or make them cost something else. */
function forbids(name: string): boolean {
  const known = FORBIDDING.get(name);
  if (known !== undefined) return known;
  const found = holdsNode(
    cardNamed(name)?.abilities ?? [],
    ({ kind }) => kind === 'cantActivate' || kind === 'abilityCost',
  );
  FORBIDDING.set(name, found);
  return found;
}

const FORBIDDING = new Map<string, boolean>();

/** Whether nothing but the symbols in its cost can keep the ability from being activated at any time. */
export function isUnconditional({ targets, timing, onlyIf, perTurn, loyalty, zone }: ActivatedAbility): boolean {
  return (
    targets.length === 0 &&
    timing === 'instant' &&
    onlyIf === null &&
    perTurn === null &&
    !loyalty &&
    zone === 'battlefield'
  );
}

/** Whether {T} is all its cost. */
export function costsTapping(ability: ActivatedAbility): boolean {
  return !costsMana(ability) && ability.cost.parts.length === 1 && ability.cost.parts[0]?.kind === 'tap';
}

/** Whether the player can pay this mana for sure: from the pool, and from lands that do nothing but tap for one colour. */
export function surelyPays(
  scene: Scene,
  player: Seat,
  cost: NonNullable<CardRecord['manaCost']>,
  besides: string,
): boolean {
  if (cost.x > 0 || cost.snow > 0 || cost.phyrexian.length > 0 || scene.clouded || scene.lasting.length > 0)
    return false;
  if (scene.view.battlefield.some(({ name }) => changesMana(name))) return false;
  const plain = scene.view.battlefield.flatMap((land) => plainMana(scene, player, land));
  return coversCost([...poolOf(scene.view, player), ...plain].join('') + besides, cost);
}

function plainMana(scene: Scene, player: Seat, land: PermanentView): readonly string[] {
  if (land.controller !== player || land.tapped || land.types.includes('creature')) return [];
  const [type, more] = basicLandTypesOf(land);
  if (type === undefined || more !== undefined || landTypingOf(scene, land) !== 'printed') return [];
  return [LAND_TYPE_MANA[type] ?? ''];
}

function changesMana(name: string): boolean {
  return holdsNode(cardNamed(name)?.abilities ?? [], ({ kind }) => kind === 'tappedForMana');
}

/** Whether these letters pay the cost, two-colour symbols taken greedily from what is needed least. */
function coversCost(
  letters: string,
  { generic, W, U, B, R, G, C, hybrid }: NonNullable<CardRecord['manaCost']>,
): boolean {
  const left = [...letters];
  const take = (of: readonly string[]): boolean => {
    const index = left.findIndex((letter) => of.includes(letter));
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  };
  const needs = Object.entries({ W, U, B, R, G, C }).flatMap(([letter, count]) =>
    Array.from({ length: count }, () => [letter]),
  );
  return [...needs, ...hybrid].every(take) && left.length >= generic;
}
