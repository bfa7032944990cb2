import { derive } from '../../characteristics/derive.ts';
import type { Game, Payment, Proc } from '../../proc.ts';
import type { ObjectId } from '../../state/ids.ts';
import type { Mana, Root } from '../../state/root.ts';
import { setTapped } from '../../state/write.ts';
import { askObjects, illegal, picked } from '../ask.ts';
import { moveAll, moveOf } from '../events/move.ts';
import { happen } from '../happen.ts';
import { cardsToDelve, convokers } from '../mana/instead.ts';
import { type ManaMask, maskOf, maskOfCreature, mostPaid, paysAll } from '../mana/matching.ts';
import type { CostSymbol } from '../mana/need.ts';
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
  const able = all.filter((_, index) => mostPaid(symbols, creatureMasks(g.root, all.slice(index, index + 1))) === 1);
  const others = [...cardMasks(g.root, payment), ...masks(pool)];
  const least = symbols.length - mostPaid(symbols, others);
  const most = mostPaid(symbols, creatureMasks(g.root, able));
  const pays = (chosen: readonly ManaMask[]): boolean =>
    mostPaid(symbols, chosen) === chosen.length && paysAll(symbols, [...chosen, ...others]);
  const asking = { player: payment.player, purpose: 'convoke' as const, source: payment.on, cr: '702.51a' };
  const options = able.map((id) => ({ kind: 'object' as const, id }));
  const chosen = yield* askObjects(
    g,
    asking,
    options,
    least,
    most,
    least === able.length
      ? null
      : (answer) =>
          pays(
            creatureMasks(
              g.root,
              picked(answer).map((index) => able[index] as ObjectId),
            ),
          )
            ? null
            : illegal(
                '702.51a',
                'expected creatures that each pay for mana of their own, with enough mana for the rest',
              ),
  );
  return chosen.flatMap((choice) => (choice.kind === 'object' ? [choice.id] : []));
}

/** As many cards as there is generic mana left for, and no fewer than it takes. */
function* chooseCards(
  g: Game,
  { payment, symbols, pool }: Paying,
  creatures: readonly ManaMask[],
): Proc<readonly ObjectId[]> {
  const ids = payment.means.delve ? delvable(g.root, payment) : [];
  const cards = (count: number): readonly ManaMask[] => Array.from({ length: count }, () => 0);
  let least = 0;
  while (least < ids.length && !paysAll(symbols, [...creatures, ...cards(least), ...masks(pool)])) least++;
  let most = least;
  while (most < ids.length && mostPaid(symbols, [...creatures, ...cards(most + 1)]) === creatures.length + most + 1)
    most++;
  const asking = { player: payment.player, purpose: 'delve' as const, source: payment.on, cr: '702.66a' };
  const options = ids.map((id) => ({ kind: 'object' as const, id }));
  const chosen = yield* askObjects(g, asking, options, least, most);
  return chosen.flatMap((choice) => (choice.kind === 'object' ? [choice.id] : []));
}

/** What may be left of a cost when these creatures have paid for mana of their colours or generic mana, and so many cards for generic mana. */
function leftAfter(
  symbols: readonly CostSymbol[],
  creatures: readonly (readonly string[])[],
  cards: number,
): readonly (readonly CostSymbol[])[] {
  let left: readonly (readonly CostSymbol[])[] = [symbols];
  for (const colors of creatures) left = distinct(left.flatMap((open) => withoutOne(open, colors)));
  for (let card = 0; card < cards; card++) left = distinct(left.flatMap((open) => withoutOne(open, [])));
  return left;
}

/** The cost without one symbol, generic or of one of these colours, in each way. */
function withoutOne(open: readonly CostSymbol[], colors: readonly string[]): readonly (readonly CostSymbol[])[] {
  return open.flatMap((symbol, index) => {
    const paid =
      symbol.kind === 'generic' || (symbol.kind === 'types' && symbol.said.some((type) => colors.includes(type)));
    return paid ? [open.filter((_, other) => other !== index)] : [];
  });
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

function delvable(root: Root, { player, on }: Payment): readonly ObjectId[] {
  return cardsToDelve(root, player, on);
}

function cardMasks(root: Root, payment: Payment): readonly ManaMask[] {
  return payment.means.delve ? delvable(root, payment).map(() => 0) : [];
}

function creatureMasks(root: Root, ids: readonly ObjectId[]): readonly ManaMask[] {
  return ids.map((id) => maskOfCreature(colorsOf(root, id)));
}

function colorsOf(
  root: Root,
  id: ObjectId,
): NonNullable<ReturnType<ReturnType<typeof derive>['characteristics']>>['colors'] {
  return derive(root).characteristics(id)?.colors ?? [];
}

function masks(pool: readonly Mana[]): readonly ManaMask[] {
  return pool.map(({ type, snow }) => maskOf([type], snow));
}
