import { type CardRecord, rolesOf } from '../engine/facts.ts';
import type { ActionEntry, BoardCard, Case, CardId, ChoiceEntry, Ref, Script } from '../protocol/index.ts';
import { ENGINE_POOL } from './pool.ts';
import { isCreature, isSameKind } from './printed.ts';
import { isPlaced, type Placed, withBoard, withCard } from './shrink/board-edits.ts';
import { complexity } from './shrink/complexity.ts';

/** Something in a case that could be otherwise. */
export interface Thing {
  readonly kind: 'card' | 'status' | 'life' | 'number' | 'target';
  /** Where it is: a card's id, a player, or the number of a choice in the script, from 1 on, with what it is for. */
  readonly at: string;
  /** What it is. */
  readonly is: string;
}

/** The same case with one thing otherwise. */
export interface Variation {
  readonly thing: Thing;
  readonly instead: string;
  readonly case: Case;
}

/** How many other cards are tried in the place of one: half of them as like it as there are, half as plain. */
const CARDS = 6;
/** How many other targets are tried for one. */
const TARGETS = 3;

/** A placed case with each of its things otherwise in turn; a played one has none. The same for the same case. */
export function* variationsOf(of: Case): Generator<Variation, void, void> {
  if (!isPlaced(of)) return;
  yield* otherNumbers(of);
  yield* otherTargets(of);
  yield* otherStatus(of);
  yield* otherLife(of);
  yield* otherCards(of);
}

function* otherCards(of: Placed): Generator<Variation, void, void> {
  for (const card of of.start.board.cards) {
    const record = card.zone === 'library' ? null : ENGINE_POOL.named(card.name);
    if (record === null || card.name.includes('/')) continue;
    const thing: Thing = { kind: 'card', at: card.id, is: card.name };
    for (const { name } of standIns(record))
      yield { thing, instead: name, case: withCard(of, card.id, { name, chosen: {} }) };
  }
}

const known = new Map<CardRecord, readonly CardRecord[]>();

/** Cards of the same kind: those that share the most roles with it, and the plainest of those that share the fewest. */
function standIns(record: CardRecord): readonly CardRecord[] {
  const found = known.get(record) ?? findStandIns(record);
  known.set(record, found);
  return found;
}

function findStandIns(record: CardRecord): readonly CardRecord[] {
  const same = ENGINE_POOL.cards.filter((other) => other !== record && isSameKind(other, record));
  const plainFirst = [...same].sort((a, b) => complexity(a.name) - complexity(b.name));
  const alike = [...plainFirst].sort((a, b) => shared(b, record) - shared(a, record)).slice(0, CARDS / 2);
  const unlike = [...plainFirst].sort((a, b) => shared(a, record) - shared(b, record)).slice(0, CARDS / 2);
  return [...new Set([...alike, ...unlike])];
}

/** How many roles two cards share, less those that only one of them has. */
function shared(a: CardRecord, b: CardRecord): number {
  const [ofA, ofB] = [rolesOf(a), rolesOf(b)];
  const both = ofA.filter((role) => ofB.includes(role)).length;
  return 3 * both - ofA.length;
}

function* otherStatus(of: Placed): Generator<Variation, void, void> {
  for (const card of of.start.board.cards) {
    for (const [is, instead, change] of plainer(card))
      yield { thing: { kind: 'status', at: card.id, is }, instead, case: withCard(of, card.id, change) };
  }
}

function plainer(card: BoardCard): readonly (readonly [string, string, Partial<BoardCard>])[] {
  if (card.zone !== 'battlefield') return [];
  const permanent = ENGINE_POOL.named(card.name);
  const counters = Object.keys(card.counters);
  return [
    ...(card.tapped
      ? [['tapped', 'untapped', { tapped: false }] as const]
      : [['untapped', 'tapped', { tapped: true }] as const]),
    ...(permanent !== null && isCreature(permanent)
      ? card.held
        ? [['held since the turn began', 'come this turn', { held: false }] as const]
        : [['come this turn', 'held since the turn began', { held: true }] as const]
      : []),
    ...(card.controller === card.owner
      ? []
      : [[`controlled by player ${card.controller}`, 'controlled by its owner', { controller: card.owner }] as const]),
    ...(card.damage > 0 ? [[`${card.damage} damage`, 'no damage', { damage: 0 }] as const] : []),
    ...(counters.length > 0 ? [[`${counters.join(', ')} counters`, 'no counters', { counters: {} }] as const] : []),
  ];
}

function* otherLife(of: Placed): Generator<Variation, void, void> {
  const { board } = of.start;
  for (const [seat, player] of board.players.entries()) {
    if (player.life === 20) continue;
    const players = board.players.with(seat, { ...player, life: 20 });
    const thing: Thing = { kind: 'life', at: `p${seat}`, is: `${player.life} life` };
    yield { thing, instead: '20 life', case: withBoard(of, { ...board, players }) };
  }
}

function* otherNumbers(of: Placed): Generator<Variation, void, void> {
  for (const { choice, at, change } of choicesIn(of)) {
    const { answer } = choice;
    if (answer.kind !== 'number') continue;
    const thing: Thing = { kind: 'number', at, is: String(answer.value) };
    for (const value of new Set([0, answer.value - 1, answer.value + 1])) {
      if (value < 0 || value === answer.value) continue;
      yield { thing, instead: String(value), case: change({ ...choice, answer: { kind: 'number', value } }) };
    }
  }
}

function* otherTargets(of: Placed): Generator<Variation, void, void> {
  const { players, cards } = of.start.board;
  const refs: readonly Ref[] = [
    ...players.map((_, seat) => `p${seat}`),
    ...cards.filter(({ zone }) => zone === 'battlefield').map(({ id }: { readonly id: CardId }) => id),
  ];
  for (const { choice, at, change } of choicesIn(of)) {
    const { answer } = choice;
    if (choice.question !== 'objects' || answer.kind !== 'pick') continue;
    for (const [place, pick] of answer.picks.entries()) {
      const others = refs.filter((ref) => !answer.picks.includes(ref)).slice(0, TARGETS);
      for (const other of others) {
        const picks = answer.picks.with(place, other);
        yield {
          thing: { kind: 'target', at, is: pick },
          instead: other,
          case: change({ ...choice, answer: { kind: 'pick', picks } }),
        };
      }
    }
  }
}

interface Chosen {
  readonly choice: ChoiceEntry;
  readonly at: string;
  /** The case with another choice in this place. */
  readonly change: (choice: ChoiceEntry) => Case;
}

function choicesIn(of: Placed): readonly Chosen[] {
  const { script } = of;
  let number = 0;
  const chosen = (choice: ChoiceEntry, change: (other: ChoiceEntry) => Script): Chosen => {
    number++;
    const source = choice.source === null ? '' : ` of ${choice.source}`;
    return {
      choice,
      at: `${number}: ${choice.purpose}${source}`,
      change: (other) => ({ ...of, script: change(other) }),
    };
  };
  return script.flatMap((entry, index): readonly Chosen[] => {
    if (entry.kind === 'choice') return [chosen(entry, (other) => script.with(index, other))];
    return entry.choices.map((choice, place) =>
      chosen(choice, (other) => script.with(index, withChoice(entry, place, other))),
    );
  });
}

function withChoice(entry: ActionEntry, place: number, choice: ChoiceEntry): ActionEntry {
  return { ...entry, choices: entry.choices.with(place, choice) };
}
