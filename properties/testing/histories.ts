import type {
  Answer,
  Board,
  BoardCard,
  Happening,
  History,
  HistoryStep,
  Option,
  Question,
  QuestionKind,
  Ref,
  Seat,
  View,
} from '../../protocol/index.ts';

/** Histories made by hand, for tests of laws. */

/** A game placed on a board of these cards, seen through these steps. */
export function history(steps: readonly HistoryStep[], cards: readonly BoardCard[] = []): History {
  return { start: { kind: 'board', board: board(cards) }, steps, over: null };
}

export function board(cards: readonly BoardCard[] = []): Board {
  const players = [0, 1].map(() => ({ life: 20, counters: {}, landsPlayed: 0 }));
  return { players, cards, turn: 3, active: 0, step: 'precombat main' };
}

export function boardCard(id: Ref, name: string, says: Partial<BoardCard> = {}): BoardCard {
  const owner = says.owner ?? 0;
  const zone = says.zone ?? 'battlefield';
  return {
    id,
    name,
    owner,
    controller: owner,
    zone,
    tapped: false,
    held: zone === 'battlefield',
    damage: 0,
    counters: {},
    attachedTo: null,
    exiledWith: null,
    chosen: {},
    ...says,
  };
}

/** A step: what was seen, asked and answered, and what had happened since the one before. */
export function step(
  view: View,
  question: Question | null,
  answer: Answer | null,
  happenings: readonly Happening[] = [],
): HistoryStep {
  return { question, answer, view, happenings };
}

/** Priority of a player with these options besides passing. */
export function priority(player: Seat, options: readonly Option[] = [], incomplete: readonly Option[] = []): Question {
  return ask('priority', player, 'priority', ['pass', ...options], { incomplete });
}

/** A mana payment for an object. */
export function pay(
  player: Seat,
  source: Ref,
  options: readonly Option[] = [],
  incomplete: readonly Option[] = [],
): Question {
  return ask('pay', player, 'mana payment', ['pay', ...options], { source, incomplete });
}

export function ask(
  kind: QuestionKind,
  player: Seat,
  purpose: string,
  options: readonly Option[],
  says: Partial<Question> = {},
): Question {
  return {
    kind,
    player,
    purpose,
    source: null,
    cr: '117',
    takeBack: false,
    options,
    incomplete: [],
    min: 1,
    max: 1,
    ...says,
  };
}

export const pick = (...picks: readonly Option[]): Answer => ({ kind: 'pick', picks });
export const PASS: Answer = pick('pass');
export const TAKE_BACK: Answer = { kind: 'take back' };
