import type { PermanentView, Seat, View } from '../../protocol/index.ts';
import { playerIn } from '../reading/views.ts';
import { type CardRecord, LAND_TYPE_MANA, type ManaType, textHas } from './card-facts.ts';
import type { Scene } from './sight.ts';

type ManaCost = NonNullable<CardRecord['manaCost']>;

/** Rules of permanents and spells that can keep a player from casting something, or make it dearer. */
const HINDRANCES = [
  'cantCast',
  'castsAsSorceries',
  'spellLimit',
  'spellCost',
  'spellCostColored',
  'minimumSpellCost',
  'splitSecond',
  'cantActivate',
  'loseAll',
  'tappedForMana',
];

/**
 * Whether nothing keeps the player from casting the card for this mana, timing apart: nothing on the battlefield or the stack
 * bears on what is cast or what it costs, nobody can fail to have a target for it, and basic lands pay for it. False: it is
 * not certain. `but` names rules that are no hindrance.
 */
export function surelyCastable(
  scene: Scene,
  player: Seat,
  record: CardRecord,
  cost: ManaCost | null,
  but: readonly string[] = [],
): boolean {
  if (cost === null || textHas(record.name, 'castWithoutMana') || !isUnhindered(scene, record, but)) return false;
  return landsPay(scene.view, player, cost);
}

/** The same, what pays for it and timing apart; `but` names rules that are no hindrance. */
export function isUnhindered(scene: Scene, record: CardRecord, but: readonly string[] = []): boolean {
  const plain =
    record.castOnlyIf === null && record.additionalCosts.every(({ optional }) => optional) && aimsAtAnyPlayer(record);
  return plain && !scene.clouded && scene.lasting.length === 0 && !isHindered(scene.view, but);
}

/** It has no targets, or only such as every player is. */
function aimsAtAnyPlayer({ spell, types }: CardRecord): boolean {
  if (spell === null) return types.includes('creature') || types.includes('artifact');
  return (
    spell.modes === null &&
    spell.targets.every(({ players, min, divide }) => divide === null && (players === 'any' || min === 0))
  );
}

/** Whether a rule that hinders, other than those named, is stated by anything. */
export function isHindered({ battlefield, stack }: View, but: readonly string[]): boolean {
  const rules = HINDRANCES.filter((rule) => !but.includes(rule));
  return [...battlefield, ...stack].some(({ name }) => textHas(name, ...rules));
}

/** Whether what is in the pool and untapped lands of basic types are enough. CR 305.6 */
function landsPay(view: View, player: Seat, cost: ManaCost): boolean {
  const { hybrid, phyrexian, x, snow, C } = cost;
  if (hybrid.length + phyrexian.length + x + snow + C > 0) return false;
  const lands = view.battlefield.filter(
    (each) => each.controller === player && !each.tapped && typesOf(each).length > 0,
  );
  const pool = [...playerIn(view, player).pool].filter((letter) => letter !== 'C');
  const sources = [...lands.map(typesOf), ...pool.map((letter) => [letter as ManaType])];
  const symbols = (['W', 'U', 'B', 'R', 'G'] as const).flatMap((color) => Array<ManaType>(cost[color]).fill(color));
  return sources.length >= symbols.length + cost.generic && allPaid(symbols, sources);
}

function typesOf({ types, subtypes }: PermanentView): readonly ManaType[] {
  return types.includes('land') && !types.includes('creature')
    ? subtypes.flatMap((type) => LAND_TYPE_MANA[type] ?? [])
    : [];
}

function allPaid(symbols: readonly ManaType[], sources: readonly (readonly ManaType[])[]): boolean {
  const [first, ...rest] = symbols;
  if (first === undefined) return true;
  return sources.some(
    (types, index) =>
      types.includes(first) &&
      allPaid(
        rest,
        sources.filter((_, other) => other !== index),
      ),
  );
}
