import { derive } from '../../characteristics/derive.ts';
import type { Answer, Game, IllegalAnswer, Payment, Proc } from '../../proc.ts';
import type { ObjectId } from '../../state/ids.ts';
import type { Mana, Root } from '../../state/root.ts';
import { setTapped } from '../../state/write.ts';
import type { Color } from '../../vocabulary/basics.ts';
import { askForObjects, illegal, picked } from '../ask.ts';
import { moveAll, moveOf } from '../events/move.ts';
import { happen } from '../happen.ts';
import { cardsToDelve, convokers } from '../mana/instead.ts';
import { type ManaMask, maskOf, maskOfCreature, mostPaid, paysAll } from '../mana/matching.ts';
import type { CostSymbol } from '../mana/need.ts';
import { standsFor } from '../mana/spend.ts';
import { waysToPay } from '../mana/ways.ts';

/** Creatures to be tapped and cards to be exiled for mana of a cost, and what of the cost that may leave to mana: one of these. */
export interface PaidInstead {
  readonly creatures: readonly ObjectId[];
  readonly cards: readonly ObjectId[];
  readonly left: readonly (readonly CostSymbol[])[];
}

/** A cost that is being paid, with the mana that may be spent on it now. */
export interface Paying {
  readonly payment: Payment;
  readonly symbols: readonly CostSymbol[];
  readonly pool: readonly Mana[];
}

/** Whether the mana in the pool, the creatures that may convoke and the cards that may be exiled pay the whole cost. CR 601.2h */
export function isPayable(root: Root, { payment, symbols, pool }: Paying): boolean {
  return paysAll(symbols, [
    ...creatureMasks(root, creaturesFor(root, payment)),
    ...cardMasks(root, payment),
    ...masks(pool),
  ]);
}

/** The player chooses which creatures and cards pay, so far as that leaves a cost that the pool can pay. CR 702.51a, 702.66a, 601.2h */
export function* chooseInstead(g: Game, paying: Paying): Proc<PaidInstead> {
  const creatures = yield* chooseCreatures(g, paying);
  const cards = yield* chooseCards(g, paying, creatureMasks(g.root, creatures));
  const colors = creatures.map((id) => colorsOf(g.root, id));
  return { creatures, cards, left: leftAfter(paying.symbols, colors, cards.length) };
}

/** Taps the creatures and exiles the cards. */
export function* payInstead(g: Game, { creatures, cards }: Pick<PaidInstead, 'creatures' | 'cards'>): Proc<void> {
  if (creatures.length > 0)
    happen(g, () => {
      for (const id of creatures) setTapped(g, id, true);
    });
  if (cards.length > 0)
    yield* moveAll(
      g,
      cards.map((id) => moveOf(id, 'exile', 'cost')),
    );
}

/** Whichever creatures can pay each a symbol of its own: with them all symbols can be paid, if they can at all. */
function* chooseCreatures(g: Game, { payment, symbols, pool }: Paying): Proc<readonly ObjectId[]> {
  const all = creaturesFor(g.root, payment);
  const able = all.filter((id) => mostPaid(symbols, creatureMasks(g.root, [id])) === 1);
  const others = [...cardMasks(g.root, payment), ...masks(pool)];
  const least = symbols.length - mostPaid(symbols, others);
  const most = mostPaid(symbols, creatureMasks(g.root, able));
  const check = (answer: Answer): IllegalAnswer | null => {
    const ids = picked(answer).map((index) => able[index] as ObjectId);
    const chosen = creatureMasks(g.root, ids);
    return mostPaid(symbols, chosen) === chosen.length && paysAll(symbols, [...chosen, ...others])
      ? null
      : illegal('702.51a', 'expected creatures that each pay for mana of their own, with enough mana for the rest');
  };
  const asking = { player: payment.player, purpose: 'convoke', source: payment.on, cr: '702.51a' } as const;
  return yield* askForObjects(g, asking, able, least, most, least === able.length ? null : check);
}

/** As many cards as there is generic mana left for, and no fewer than it takes. */
function* chooseCards(
  g: Game,
  { payment, symbols, pool }: Paying,
  creatures: readonly ManaMask[],
): Proc<readonly ObjectId[]> {
  const ids = cardsFor(g.root, payment);
  const cards = (count: number): readonly ManaMask[] => Array.from({ length: count }, () => 0);
  let least = 0;
  while (least < ids.length && !paysAll(symbols, [...creatures, ...cards(least), ...masks(pool)])) least++;
  let most = least;
  while (most < ids.length && mostPaid(symbols, [...creatures, ...cards(most + 1)]) === creatures.length + most + 1)
    most++;
  const asking = { player: payment.player, purpose: 'delve', source: payment.on, cr: '702.66a' } as const;
  return yield* askForObjects(g, asking, ids, least, most);
}

/** What may be left of a cost when these creatures have paid for mana of their colours or generic mana, and so many cards for generic mana. */
function leftAfter(
  symbols: readonly CostSymbol[],
  creatures: readonly (readonly Color[])[],
  cards: number,
): readonly (readonly CostSymbol[])[] {
  let left: readonly (readonly CostSymbol[])[] = [symbols];
  for (const colors of creatures) left = distinct(left.flatMap((open) => withoutOne(open, colors)));
  for (let card = 0; card < cards; card++) left = distinct(left.flatMap((open) => withoutOne(open, [])));
  return left;
}

/** The cost without one symbol, generic or of one of these colours, in each way. */
function withoutOne(open: readonly CostSymbol[], colors: readonly Color[]): readonly (readonly CostSymbol[])[] {
  return open.flatMap((symbol, index) =>
    standsFor(colors, symbol) ? [open.filter((_, other) => other !== index)] : [],
  );
}

function distinct(all: readonly (readonly CostSymbol[])[]): readonly (readonly CostSymbol[])[] {
  return [...new Map(all.map((open) => [open.map(nameOf).join(), open])).values()];
}

function nameOf(symbol: CostSymbol): string {
  return symbol.kind === 'types' ? symbol.said.join('') : symbol.kind;
}

/** The different ways to pay what is left from the pool. */
export function waysLeft(pool: readonly Mana[], left: PaidInstead['left']): readonly (readonly Mana[])[] {
  return left.flatMap((symbols) => waysToPay(pool, symbols));
}

function creaturesFor(root: Root, { player, means }: Payment): readonly ObjectId[] {
  return means.convoke ? convokers(root, player) : [];
}

function cardsFor(root: Root, { player, means, on }: Payment): readonly ObjectId[] {
  return means.delve ? cardsToDelve(root, player, on) : [];
}

function cardMasks(root: Root, payment: Payment): readonly ManaMask[] {
  return cardsFor(root, payment).map(() => 0);
}

function creatureMasks(root: Root, ids: readonly ObjectId[]): readonly ManaMask[] {
  return ids.map((id) => maskOfCreature(colorsOf(root, id)));
}

function colorsOf(root: Root, id: ObjectId): readonly Color[] {
  return derive(root).characteristics(id)?.colors ?? [];
}

function masks(pool: readonly Mana[]): readonly ManaMask[] {
  return pool.map(({ type, snow }) => maskOf([type], snow));
}
