import type { History, Question, StackView, View } from '../../protocol/index.ts';
import { type Amount, type CardRecord, cardNamed, type CostPart, holdsNode } from '../oracles/card-facts.ts';
import { amountWith, broughtBy } from '../oracles/entering-x.ts';
import type { AdditionalCost } from '../oracles/paid-costs.ts';
import { type CastNow, castNowOf } from '../oracles/printed-triggers.ts';
import { type CastSpell, castsOf } from '../reading/casts.ts';
import { triggerOnStack } from '../reading/stacked-triggers.ts';

/** A spell that was cast without paying its mana cost, or by something that lets it be cast in no other way. CR 118.9 */
export interface FreeCast extends CastSpell {
  readonly record: CardRecord;
  /** What let the player cast it while it resolved; null: it was cast at priority, or it is not known. */
  readonly offer: CastNow | null;
  /** Whether the card was cast by its owner, when what had exiled it left: cast anew. */
  readonly anew: boolean;
}

/** Needs the facets `battlefield`, `stack`, `zones`, `options` and `events`. */
export function freeCastsOf(history: History): readonly FreeCast[] {
  return castsOf(history).flatMap((cast) => {
    const record = cardNamed(cast.spell.name);
    const by = cast.during?.object ?? null;
    const trigger = by === null ? null : triggerOnStack(history, by);
    const offer = by === null ? null : offerOf(by, trigger?.effect);
    const free = cast.spell.paid.includes('without paying') || offer?.terms.cost.kind === 'without paying';
    if (record === null || !free) return [];
    return [{ ...cast, record, offer, anew: trigger?.on.kind === 'leaves' }];
  });
}

/** What the resolving object lets a player cast, as far as it is known which of the card's abilities it is. */
function offerOf({ kind, name }: StackView, effect: unknown): CastNow | null {
  const record = cardNamed(name);
  return castNowOf(effect) ?? castNowOf(kind === 'spell' ? record?.spell : record?.abilities);
}

/** Whether a cost asks for X. CR 107.3a */
export function asksForX({ cost }: AdditionalCost): boolean {
  return cost.mana.x > 0 || cost.parts.some((part) => holdsNode(part, ({ kind }) => kind === 'x'));
}

/** How much of a part of a cost the spell has to pay; null where the spell alone does not say. */
export function due(part: CostPart, spell: StackView): number | null {
  const amount: Amount | null = 'count' in part ? part.count : 'amount' in part ? part.amount : null;
  return amount === null ? null : amountWith(amount, broughtBy(spell));
}

/** How much of it was paid while the spell was cast; null where something else might have done the same. */
export function paid(part: CostPart, { happenings, player }: FreeCast): number | null {
  if (happenings.some(({ happening }) => happening.kind === 'activated')) return null;
  const all = happenings.map(({ happening }) => happening);
  const moved = (cause: string) => all.filter((each) => each.kind === 'moved' && each.cause === cause).length;
  switch (part.kind) {
    case 'sacrifice':
      return moved('sacrificed');
    case 'discard':
      return all.filter((each) => each.kind === 'discarded' && each.player === player).length;
    case 'payLife':
      return all.reduce((sum, each) => sum - (each.kind === 'life' && each.player === player ? each.change : 0), 0);
    case 'exileFromGraveyard':
    case 'exileFromHand':
    case 'returnToHand':
      return moved('cost');
    default:
      return null;
  }
}

/** Questions about the spell that were asked while it was cast. */
export function questionsOf(
  history: History,
  { spell, before, at }: FreeCast,
): readonly { readonly at: number; readonly question: Question }[] {
  const asked: { readonly at: number; readonly question: Question }[] = [];
  for (let step = before + 1; step < at; step++) {
    const question = history.steps[step]?.question ?? null;
    if (question?.source === spell.ref) asked.push({ at: step, question });
  }
  return asked;
}

/** How many basic lands of each letter a player can tap, where nothing changes what lands make. CR 305.6 */
export function untappedBasics(view: View, player: number): string {
  const letters: Readonly<Record<string, string>> = {
    Plains: 'W',
    Island: 'U',
    Swamp: 'B',
    Mountain: 'R',
    Forest: 'G',
  };
  return view.battlefield
    .filter(({ controller, tapped, name, subtypes }) => controller === player && !tapped && subtypes.includes(name))
    .map(({ name }) => letters[name] ?? '')
    .join('');
}

/** Whether basic lands that lie untapped pay this mana. */
export function basicsPay({ mana }: AdditionalCost['cost'], view: View, player: number): boolean {
  if (mana.x + mana.C + mana.snow + mana.hybrid.length + mana.phyrexian.length > 0) return false;
  const lands = untappedBasics(view, player);
  const colours = ['W', 'U', 'B', 'R', 'G'] as const;
  const needed = colours.reduce((sum, colour) => sum + mana[colour], 0) + mana.generic;
  return colours.every((colour) => lands.split(colour).length - 1 >= mana[colour]) && lands.length >= needed;
}
