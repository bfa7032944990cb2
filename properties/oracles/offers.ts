import type { History, Option, PermanentView, Question, Seat, View } from '../../protocol/index.ts';
import type { Continuity } from '../reading/continuity.ts';
import type { Scenes } from '../reading/scenes.ts';
import { poolOf } from '../reading/views.ts';
import { activatedAbilities, activatedAbility, costsMana, type OwnedAbility } from './abilities.ts';
import { type ActivatedAbility, type CardRecord, cardNamed, LAND_TYPE_MANA, textHas } from './card-facts.ts';
import { basicLandTypesOf, landTypingOf } from './land-types.ts';
import { matches } from './matching.ts';
import { rememberedByScene, type Scene, sightOf } from './sight.ts';
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

/** Those of the abilities that are meant, at questions of these kinds; each again only as something about it, or the player's mana, has changed. */
export function* offersOf(
  history: History,
  scenes: Scenes,
  continuity: Continuity,
  meant: (ability: ActivatedAbility) => boolean,
  kinds: readonly Question['kind'][] = ['priority', 'pay'],
): Generator<Offer> {
  const last = new Map<Option, Situation>();
  for (const [at, { question, view }] of history.steps.entries()) {
    if (question === null || question.player === 'chance') continue;
    if (!kinds.includes(question.kind) || isForbidden(view)) continue;
    const scene = scenes(at);
    const { kind } = question;
    const pool = poolOf(view, question.player);
    const place = placeOf(scene);
    for (const standing of standingOf(scene, question.player)) {
      const { permanent, option, ability } = standing;
      if (!meant(ability)) continue;
      const { held, returned, known } = continuity(at, permanent.ref);
      if (!known) continue;
      const offered = question.options.includes(option);
      const completes = offered && !question.incomplete.includes(option);
      const now: Situation = { kind, place, pool, offered, completes, held, returned };
      if (isSame(last.get(option), now)) continue;
      last.set(option, now);
      yield { ...standing, at, question, scene, offered, completes, held, returned };
    }
  }
}

interface Situation extends Pick<Offer, 'offered' | 'completes' | 'held' | 'returned'> {
  readonly kind: Question['kind'];
  readonly place: string;
  readonly pool: string;
}

/** The moment and all permanents: engines that show their permanents anew each time show the same as others. */
function placeOf({ view, clouded, lasting }: Scene): string {
  const { turn, step, active } = view;
  return `${turn} ${step} ${active} ${clouded} ${lasting.map(({ ref }) => ref)} ${permanentsText(view.battlefield)}`;
}

const permanentTexts = new WeakMap<View['battlefield'], string>();

function permanentsText(battlefield: View['battlefield']): string {
  const known = permanentTexts.get(battlefield);
  if (known !== undefined) return known;
  const text = JSON.stringify(battlefield);
  permanentTexts.set(battlefield, text);
  return text;
}

function isSame(then: Situation | undefined, now: Situation): boolean {
  return (
    then !== undefined &&
    then.kind === now.kind &&
    then.place === now.place &&
    then.pool === now.pool &&
    then.offered === now.offered &&
    then.completes === now.completes &&
    then.held === now.held &&
    then.returned === now.returned
  );
}

/** An activated ability of a permanent, whoever is asked. */
type Standing = Pick<Offer, 'permanent' | 'ability' | 'from' | 'option' | 'hasty'>;

/** Those of a player's permanents that are known for sure. */
function standingOf(scene: Scene, player: Seat): readonly Standing[] {
  return rememberedStanding(scene, `${player}`, () =>
    scene.view.battlefield
      .filter(({ controller }) => controller === player)
      .flatMap((permanent) => {
        const abilities = activatedAbilities(scene, permanent) ?? [];
        return abilities.flatMap(({ from }, index) => {
          const ability = activatedAbility(scene, permanent, index);
          if (ability === null || isRepeated(abilities, index)) return [];
          const option = `activate ${permanent.ref}/${index}`;
          return [{ permanent, ability, from, option, hasty: isHasty(scene, permanent) }];
        });
      }),
  );
}

const rememberedStanding = rememberedByScene<readonly Standing[]>();

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
  return remembered(scene, permanent.ref, () => or(exemptions(scene, permanent)));
}

const remembered = rememberedByScene<Truth>();

/** Rules that let a creature act as though it had haste. */
function exemptions(scene: Scene, permanent: PermanentView): readonly Truth[] {
  return scene.view.battlefield.flatMap((source) => {
    if (!textHas(source.name, 'asThoughHaste')) return [];
    return (cardNamed(source.name)?.abilities ?? []).flatMap((ability) =>
      ability.kind === 'rule' && ability.rule.kind === 'asThoughHaste'
        ? [matches(sightOf(scene, source), ability.rule.what, permanent)]
        : [],
    );
  });
}

/** Whether something may keep abilities from being activated, or make them cost something else. */
export function isForbidden(view: View): boolean {
  return (
    view.battlefield.some(({ name }) => textHas(name, 'cantActivate', 'abilityCost')) ||
    view.stack.some(({ name, kind }) => kind === 'spell' && textHas(name, 'splitSecond'))
  );
}

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
  return textHas(name, 'tappedForMana');
}

/** Whether these letters pay the cost, two-colour symbols taken greedily from what is needed least. */
export function coversCost(
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
