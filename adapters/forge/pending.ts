import type { Board, BoardCard } from '../../protocol/index.ts';
import type { ForgeCard, GameView, Prompt, PromptInput } from './messages.ts';
import { letterOf, type Seats } from './names.ts';
import { BEGIN } from './scripts.ts';

/** The steps in which a board can begin, as Forge calls them: players pass until it is there. */
export const FORGE_STEPS: Readonly<Record<string, string | undefined>> = {
  'precombat main': 'main1',
  'beginning of combat': 'combatBegin',
  'end of combat': 'combatEnd',
  'postcombat main': 'main2',
  end: 'endOfTurn',
};

/** The answers to what is asked while a board is set up. */
export class Pending {
  readonly #board: Board;
  readonly #seats: Seats;
  readonly #isAura: (name: string) => boolean;
  readonly #ids: Map<string, string>;

  constructor(board: Board, seats: Seats, isAura: (name: string) => boolean, ids: Map<string, string>) {
    this.#board = board;
    this.#seats = seats;
    this.#isAura = isAura;
    this.#ids = ids;
  }

  answer({ input, decidingPlayerId }: Prompt, view: GameView | undefined): unknown {
    const seat = this.#seats.of(decidingPlayerId);
    switch (input.type) {
      case 'mulligan':
        return { type: 'mulliganDecision', keep: true };
      case 'revealCards':
        return { type: 'revealCardsAcknowledged' };
      case 'chooseAction': {
        const begins = input.actions.find(({ description }) => description?.includes(BEGIN));
        return begins === undefined || !this.#isSet(view)
          ? { type: 'pass', exhaustStack: false }
          : { type: 'act', actionId: begins.id };
      }
      case 'chooseBoolean':
        // What may be done as a permanent enters is not done: the board has it as it is.
        return { type: 'decision', value: false };
      case 'chooseAttackers':
        return { type: 'declareAttackers', assignments: [] };
      case 'chooseNumber':
        return { type: 'numberDecision', chosenNumber: this.#board.players[seat]?.life ?? 20 };
      case 'reorder':
        return {
          type: 'reorderDecision',
          orderedIds: this.#libraryOrder(
            input.items.map(({ id, card }) => ({ id, card })),
            seat,
          ),
        };
      case 'chooseCards':
        return { type: 'chooseCardsDecision', chosenCardIds: this.#chosen(input, seat) };
      case 'chooseColor':
      case 'chooseFromSelection':
        return this.#choice(input);
      default:
        return null;
    }
  }

  /** What was chosen as a permanent entered; of what the board does not speak of, the first. */
  #choice(input: Extract<PromptInput, { type: 'chooseColor' | 'chooseFromSelection' }>): unknown {
    const choice = this.#choiceFor(input.presentation.title);
    if (input.type === 'chooseColor') {
      if (choice === null) return null;
      const color = input.validColors.find((each) => letterOf(each) === choice) ?? choice;
      return { type: 'colorDecision', chosenColors: { [color]: 1 } };
    }
    const index = input.options.findIndex(({ label }) => isSame(label, choice));
    const least = input.options.slice(0, Math.max(1, input.minTotal)).map((_, place) => place);
    return { type: 'selectionDecision', chosenIndices: index < 0 ? least : [index] };
  }

  #chosen(input: Extract<PromptInput, { type: 'chooseCards' }>, seat: number): readonly string[] {
    const word = input.presentation.description ?? '';
    if (word === 'control held' || word === 'control new')
      return this.#taken(input.cards, seat, word === 'control held');
    const wanted = WORDS[word];
    if (wanted !== undefined) {
      // Who is in the library for good is known from any of these lists: a library of one card is not put in order.
      this.#assigned(input.cards, ({ zone, owner }) => zone === 'library' && owner === seat);
      const whose = (card: BoardCard): number => (word === 'tap' ? card.controller : card.owner);
      return this.#assigned(input.cards, (card) => whose(card) === seat && wanted(card, this.#isAura(card.name)));
    }
    const auras = this.#board.cards.filter(
      ({ name, attachedTo }) => name === input.presentation.title && attachedTo !== null,
    );
    const host = auras.length === 1 ? auras[0]?.attachedTo : this.#onlyHost(input.cards);
    return input.cards.flatMap(({ id }) => (this.#ids.get(id) === host ? [id] : [])).slice(0, input.max);
  }

  /** What is under a player's control and another's, and is not there yet. */
  #taken(cards: readonly ForgeCard[], seat: number, held: boolean): readonly string[] {
    return cards.flatMap(({ id, controllerId }) => {
      const card = this.#board.cards.find((each) => each.id === this.#ids.get(id));
      const isTaken = card !== undefined && card.controller === seat && card.owner !== seat && card.held === held;
      return isTaken && this.#seats.of(controllerId) !== seat ? [id] : [];
    });
  }

  /** The permanent among these to which an Aura is to be attached, where there is but one. */
  #onlyHost(cards: readonly ForgeCard[]): string | null {
    const hosts = new Set(this.#board.cards.map(({ attachedTo }) => attachedTo));
    const among = cards.flatMap(({ id }) => this.#ids.get(id) ?? []).filter((name) => hosts.has(name));
    return among.length === 1 ? (among[0] ?? null) : null;
  }

  /** Forge's ids for those of the board's cards that are wanted, in the board's order. */
  #assigned(cards: readonly ForgeCard[], isWanted: (card: BoardCard) => boolean): readonly string[] {
    const known = new Map([...this.#ids].map(([id, name]) => [name, id]));
    const here = new Set(cards.map(({ id }) => id));
    return this.#board.cards.filter(isWanted).flatMap((card) => {
      const before = known.get(card.id);
      if (before !== undefined) return here.has(before) ? [before] : [];
      const free = cards.find(({ id, identity }) => identity.name === card.name && !this.#ids.has(id));
      if (free === undefined) return [];
      this.#ids.set(free.id, card.id);
      return [free.id];
    });
  }

  #libraryOrder(items: readonly { readonly id: string; readonly card: ForgeCard }[], seat: number): readonly string[] {
    const cards = items.map(({ id, card }) => ({ ...card, id }));
    const ordered = this.#assigned(cards, ({ zone, owner }) => zone === 'library' && owner === seat);
    // What is named last comes to the top.
    return [...items.map(({ id }) => id).filter((id) => !ordered.includes(id)), ...ordered.toReversed()];
  }

  /** Whether all is in place: the first player's main phase, with nothing on the stack. */
  #isSet(view: GameView | undefined): boolean {
    return (
      view !== undefined &&
      view.turn === this.#seats.count + 1 &&
      view.step === FORGE_STEPS[this.#board.step] &&
      view.stack.length === 0
    );
  }

  /** What was chosen for the permanent of this name as it entered; null where it is not known for which. */
  #choiceFor(title: string): string | null {
    const called = this.#board.cards.filter(({ name, zone }) => name === title && zone === 'battlefield');
    const [card, more] = called;
    if (more !== undefined && JSON.stringify(more.chosen) !== JSON.stringify(card?.chosen)) return null;
    const chosen = Object.values(card?.chosen ?? {});
    return chosen.length === 1 ? (chosen[0] ?? null) : null;
  }
}

function isSame(label: string, choice: string | null): boolean {
  return choice !== null && letterOf(label).toLowerCase() === choice.toLowerCase();
}

const WORDS: Readonly<Record<string, (card: BoardCard, aura: boolean) => boolean>> = {
  held: ({ zone, held }, aura) => zone === 'battlefield' && held && !aura,
  'held auras': ({ zone, held }, aura) => zone === 'battlefield' && held && aura,
  new: ({ zone, held }, aura) => zone === 'battlefield' && !held && !aura,
  'new auras': ({ zone, held }, aura) => zone === 'battlefield' && !held && aura,
  hand: ({ zone }) => zone === 'hand',
  graveyard: ({ zone }) => zone === 'graveyard',
  exile: ({ zone }) => zone === 'exile',
  tap: ({ zone, tapped }) => zone === 'battlefield' && tapped,
};
