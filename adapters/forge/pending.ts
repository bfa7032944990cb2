import type { Board, BoardCard, BoardStep } from '../../protocol/index.ts';
import type { ForgeAction, ForgeCard, GameView, Presentation, Prompt, PromptInput } from './messages.ts';
import { letterOf, type Seats } from './names.ts';
import { type Mark, marksOf } from './marks.ts';
import { BEGIN, LINK } from './set-up-scripts.ts';

/** The steps in which a board can begin, as Forge calls them: players pass until it is there. */
export const FORGE_STEPS: Readonly<Record<BoardStep, string>> = {
  upkeep: 'upkeep',
  draw: 'draw',
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
  readonly #marks: Mark[];
  /** The board's permanents with which cards are still to be exiled. */
  readonly #hosts: string[];
  #mark: Mark | null = null;
  #host: string | null = null;
  #wrong: string | null = null;
  #lands = 0;

  constructor(board: Board, seats: Seats, isAura: (name: string) => boolean, ids: Map<string, string>) {
    this.#board = board;
    this.#seats = seats;
    this.#isAura = isAura;
    this.#ids = ids;
    this.#marks = [...marksOf(board, isAura)];
    this.#hosts = [...new Set(board.cards.flatMap(({ exiledWith }) => exiledWith ?? []))];
  }

  /** In what Forge shows something else than was to be set up, or null. */
  get wrong(): string | null {
    return this.#wrong;
  }

  /** Notes that Forge shows something else. */
  misses(what: string): void {
    this.#wrong = what;
  }

  /** How many lands Forge has said to have been played this turn. */
  get lands(): number {
    return this.#lands;
  }

  answer({ input, decidingPlayerId }: Prompt, view: GameView | undefined): unknown {
    const seat = this.#seats.of(decidingPlayerId);
    switch (input.type) {
      case 'mulligan':
        return { type: 'mulliganDecision', keep: true };
      case 'revealCards':
        return { type: 'revealCardsAcknowledged' };
      case 'chooseAction':
        return this.#act(input.actions, seat, view);
      case 'chooseBoolean':
        // What may be done as a permanent enters is not done: the board has it as it is.
        return { type: 'decision', value: false };
      case 'chooseAttackers':
        return { type: 'declareAttackers', assignments: [] };
      case 'chooseNumber':
        return { type: 'numberDecision', chosenNumber: this.#number(input, seat) };
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

  /** The first player has cards exiled with permanents, and then has the game begin; else players pass. */
  #act(actions: readonly ForgeAction[], seat: number, view: GameView | undefined): unknown {
    const pass = { type: 'pass', exhaustStack: false };
    const isTime = view !== undefined && this.#isTime(view) && view.stack.length === 0;
    if (!isTime || seat !== this.#board.active) return pass;
    this.#host = this.#hosts.shift() ?? null;
    const says = this.#host === null ? BEGIN : LINK;
    const action = actions.find(
      ({ description, cardId }) =>
        description?.includes(says) === true && (this.#host === null || this.#ids.get(cardId) === this.#host),
    );
    if (action === undefined) this.#wrong = `no ability that says "${says}"`;
    return action === undefined ? pass : { type: 'act', actionId: action.id };
  }

  #number({ presentation, max }: Extract<PromptInput, { type: 'chooseNumber' }>, seat: number): number {
    const [word = '', kind] = wordsOf(presentation);
    const player = this.#board.players[seat];
    if (word === 'life') return player?.life ?? 20;
    if (word === 'lands') {
      this.#lands = max;
      return max;
    }
    const mark = kind === undefined ? this.#mark : this.#marks.find((each) => each.kind === kind);
    return mark?.numbers[seat] ?? 0;
  }

  /** What was chosen as a permanent entered; of what the board does not speak of, the first. */
  #choice(input: Extract<PromptInput, { type: 'chooseColor' | 'chooseFromSelection' }>): unknown {
    const choice = this.#choiceFor(input.presentation.title);
    if (input.type === 'chooseColor') {
      if (choice === null) return null;
      const color = input.validColors.find((each) => letterOf(each) === choice) ?? choice;
      return { type: 'colorDecision', chosenColors: { [color]: 1 } };
    }
    if (this.#isUnclear(input.presentation.title)) this.misses(`two of ${input.presentation.title} alike`);
    const index = input.options.findIndex(({ label }) => isSame(label, choice));
    const least = input.options.slice(0, Math.max(1, input.minTotal)).map((_, place) => place);
    return { type: 'selectionDecision', chosenIndices: index < 0 ? least : [index] };
  }

  #chosen(input: Extract<PromptInput, { type: 'chooseCards' }>, seat: number): readonly string[] {
    const word = input.presentation.description ?? '';
    const [first, kind] = word.split(' ');
    const linked = this.#board.cards.filter(({ exiledWith }) => exiledWith !== null && exiledWith === this.#host);
    if (first === 'mark') {
      this.#mark = this.#marks.find((each) => each.kind === kind) ?? null;
      this.#marks.splice(0, this.#marks.length, ...this.#marks.filter((each) => each !== this.#mark));
      return this.#assigned(input.cards, ({ id }) => this.#mark?.cards.includes(id) === true);
    }
    if (word === 'host') {
      const host = this.#board.cards.find(({ id }) => this.#mark?.cards.includes(id) === true)?.attachedTo;
      return this.#assigned(input.cards, ({ id }) => id === host);
    }
    if (word === 'linked') return this.#assigned(input.cards, (card) => linked.includes(card));
    if (word === 'shown') {
      const shown = input.cards.map(({ id }) => this.#ids.get(id) ?? '?');
      if (shown.length !== linked.length || !linked.every(({ id }) => shown.includes(id)))
        this.#wrong = `${shown.length} cards exiled with a permanent, not ${linked.length}`;
      return [];
    }
    if (word === 'control held' || word === 'control new')
      return this.#taken(input.cards, seat, word === 'control held');
    const wanted = WORDS[word];
    if (wanted !== undefined) {
      // Who is in the library for good is known from any of these lists: a library of one card is not put in order.
      this.#assigned(input.cards, ({ zone, owner }) => zone === 'library' && owner === seat);
      const isOwn = (card: BoardCard): boolean => ALL.includes(word) || card.owner === seat;
      return this.#assigned(input.cards, (card) => isOwn(card) && wanted(card, this.#isAura(card.name)));
    }
    const auras = this.#board.cards.filter(
      ({ name, attachedTo }) => name === input.presentation.title && attachedTo !== null,
    );
    const host = auras.length === 1 ? auras[0]?.attachedTo : this.#onlyHost(input.cards);
    const found = input.cards.flatMap(({ id }) => (this.#ids.get(id) === host ? [id] : []));
    // Where it is not there, what is attached elsewhere is seen afterwards.
    return (found.length > 0 ? found : input.cards.map(({ id }) => id)).slice(0, input.max);
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
      const free = cards.find(
        ({ id, identity, ownerId }) =>
          identity.name === card.name && !this.#ids.has(id) && this.#seats.of(ownerId) === card.owner,
      );
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

  /** Whether it is the step in which the board begins. */
  #isTime({ turn, step }: GameView): boolean {
    return turn === this.#seats.count + 1 && step === FORGE_STEPS[this.#board.step];
  }

  #called(title: string): readonly BoardCard[] {
    return this.#board.cards.filter(({ name, zone }) => name === title && zone === 'battlefield');
  }

  /** Whether other things were chosen for permanents of this name: Forge does not say for which it asks. */
  #isUnclear(title: string): boolean {
    return new Set(this.#called(title).map(({ chosen }) => JSON.stringify(chosen))).size > 1;
  }

  /** What was chosen for the permanent of this name as it entered; null where it is not known for which. */
  #choiceFor(title: string): string | null {
    if (this.#isUnclear(title)) return null;
    const [card] = this.#called(title);
    const chosen = Object.values(card?.chosen ?? {});
    return chosen.length === 1 ? (chosen[0] ?? null) : null;
  }
}

function isSame(label: string, choice: string | null): boolean {
  return choice !== null && letterOf(label).toLowerCase() === choice.toLowerCase();
}

/** The word that a prompt has, and the kind of mark that it is about. */
function wordsOf({ title, description = '' }: Presentation): readonly string[] {
  const words = description === '' ? title : description;
  return words.split(' ');
}

/** What is asked of one player for all. */
const ALL: readonly string[] = ['held auras', 'new auras', 'tap'];

const WORDS: Readonly<Record<string, (card: BoardCard, aura: boolean) => boolean>> = {
  held: ({ zone, held }, aura) => zone === 'battlefield' && held && !aura,
  'held auras': ({ zone, held }, aura) => zone === 'battlefield' && held && aura,
  new: ({ zone, held }, aura) => zone === 'battlefield' && !held && !aura,
  'new auras': ({ zone, held }, aura) => zone === 'battlefield' && !held && aura,
  hand: ({ zone }) => zone === 'hand',
  graveyard: ({ zone }) => zone === 'graveyard',
  exile: ({ zone, exiledWith }) => zone === 'exile' && exiledWith === null,
  tap: ({ zone, tapped }) => zone === 'battlefield' && tapped,
};
