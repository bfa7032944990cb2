import type { BoardCard, Case, ChoiceEntry, Script } from '../../protocol/index.ts';
import type { ExecutionRecord, Span } from '../case-run.ts';
import type { CaseSource } from '../source.ts';

/**
 * A game of a few lines for tests of shrinking. Whatever a script casts from a hand is cast; the hashed policy casts every
 * hand, each card with an X that its id gives.
 */
export function playToy(of: Case): ExecutionRecord {
  const cards = cardsOf(of);
  const turn = of.start.kind === 'board' ? of.start.board.turn : 1;
  const wanted = of.policy.kind === 'boring' ? of.script : cards.flatMap((card) => castingOf(card, turn));
  const script = wanted.filter(
    (entry) =>
      entry.kind === 'action' && cards.some(({ id, zone }) => zone === 'hand' && entry.action === `cast ${id}`),
  );
  return {
    script,
    spans: script.map((_, index): Span => ({ kind: 'stack object', from: index, to: index + 1 })),
    usedCards: script.flatMap((entry) => (entry.kind === 'action' ? [entry.action.slice('cast '.length)] : [])),
    lastMoment: { turn: of.untilTurn - 1, step: 'end', stack: 0 },
  };
}

/** It fails where player 1 has a Blood Moon and somebody casts something with an X of 2 or more. */
export function failsLikeToy(of: Case): boolean {
  const moons = cardsOf(of).filter(({ name, zone }) => name === 'Blood Moon' && zone === 'battlefield');
  return moons.some(({ controller }) => controller === 1) && castsX(of, 2);
}

export function castsX(of: Case, atLeast: number): boolean {
  return playToy(of).script.some(
    (entry) =>
      entry.kind === 'action' &&
      entry.choices.some(({ answer }) => answer.kind === 'number' && answer.value >= atLeast),
  );
}

export const TOY: CaseSource = {
  id: 'toy',
  level: 2,
  cases: {
    focus: [{ pick: { kind: 'card', name: 'Blood Moon' }, zone: 'battlefield', whose: 'anyone', chance: 90 }],
    bare: 0,
    frail: 0,
    openings: [],
    patient: false,
    corners: [],
    surroundings: ['X spell', 'mana producer', 'aura', 'creature'],
    weights: { pass: 3, cast: 4, activate: 4, play: 2, 'take back': 1 },
    players: [2, 3, 4],
    played: 0,
    decisions: 30,
  },
};

function cardsOf({ start }: Case): readonly BoardCard[] {
  return start.kind === 'board' ? start.board.cards : [];
}

function castingOf(card: BoardCard, firstTurn: number): Script {
  if (card.zone !== 'hand') return [];
  const { id, owner } = card;
  const number = Number(id.slice(1));
  const x: ChoiceEntry = {
    kind: 'choice',
    player: owner,
    question: 'number',
    purpose: 'X',
    source: id,
    answer: { kind: 'number', value: number % 5 },
  };
  const after = { turn: firstTurn + (number % 3), step: 'precombat main', stack: 0 };
  return [{ kind: 'action', player: owner, action: `cast ${id}`, after, choices: [x] }];
}
