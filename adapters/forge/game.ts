import type { Answer, Board, Happening, IllegalAnswer, Session, Standing, View } from '../../protocol/index.ts';
import { printedOn } from './abilities.ts';
import type { Archive } from './archive.ts';
import type { Around } from './around.ts';
import type { Asked, Chosen } from './asked.ts';
import { ask, STOP, TRIGGERS } from './choices.ts';
import { DamageTold } from './damage.ts';
import type { ForgeCard, GameView, Prompt, TargetRef } from './messages.ts';
import { Names } from './names.ts';
import { TELL, WATCHED, type Watched } from './scripts.ts';
import { endGame, note } from './begin.ts';
import type { Started } from './set-up.ts';
import { counterName, viewOf } from './sight.ts';
import type { Table } from './table.ts';
import { NOTHING } from './doing.ts';
import { Tracker } from './tracker.ts';
import { asksForSpell } from './spell-choices.ts';

/** How many prompts may come without one that is a question: Forge has then lost its way. */
const ENDLESS = 3000;

/** A game at Forge's table, from its first question on. */
export class ForgeGame implements Session {
  readonly #table: Table;
  readonly #archive: Archive;
  readonly #tracker: Tracker;
  readonly #turns: number;
  readonly #views: GameView[];
  readonly #damage = new DamageTold();
  #prompt: Prompt | null;
  #asked: Asked | null = null;
  #more: readonly string[] = [];
  #rejected: string | null = null;
  /** What was declared last since somebody had priority, and by whom. */
  #declared = '';
  #seen: View | null = null;

  constructor(table: Table, archive: Archive, board: Board, { seats, ids, views, prompt, turns }: Started) {
    this.#table = table;
    this.#archive = archive;
    this.#turns = turns;
    this.#views = [...views];
    this.#prompt = prompt;
    const byName = new Map([...ids].map(([id, name]) => [name, id]));
    const libraries = board.players.map((_, seat) =>
      board.cards.flatMap(({ id, zone, owner }) =>
        zone === 'library' && owner === seat ? [byName.get(id) ?? ''] : [],
      ),
    );
    const called = new Map(board.cards.map((card) => [byName.get(card.id) ?? '', card]));
    const landsPlayed = board.players.map((player) => player.landsPlayed);
    this.#tracker = new Tracker({
      ...{ names: new Names(ids), seats, archive, views, turns, libraries, called, landsPlayed },
    });
    this.#at(prompt);
  }

  standing(): Standing {
    if (this.#asked !== null) return { kind: 'asks', question: this.#asked.question };
    const winner = this.#views[0]?.winnerId ?? null;
    return { kind: 'over', winner: winner === null ? null : this.#tracker.seats.of(winner), reason: 'over' };
  }

  answer(answer: Answer): IllegalAnswer | null {
    const { asked } = this;
    if (asked === null || this.#prompt === null)
      return { kind: 'illegal answer', cr: '104.1', why: 'the game is over' };
    if (answer.kind === 'concede') {
      this.#table.say({ kind: 'directive', directive: { type: 'concede' } });
      this.#goOn();
      return null;
    }
    const reaction = asked.respond(answer);
    if (reaction.kind === 'illegal answer') return reaction;
    if (reaction.kind === 'ask') {
      this.#note(reaction.chosen);
      this.#asked = reaction.asked;
      this.#seen = null;
      return null;
    }
    this.#note(reaction.chosen);
    if (reaction.doing !== null) this.#tracker.does(reaction.doing);
    else if (asked.question.kind === 'priority') this.#tracker.passes();
    this.#more = reaction.more;
    this.#table.respond(this.#prompt, reaction.output);
    this.#goOn();
    return this.#refusal();
  }

  view(): View {
    this.#seen ??= this.#look();
    return this.#seen;
  }

  happenings(): readonly Happening[] {
    return this.#tracker.take();
  }

  /** Has it end, so that another can begin. */
  close(): void {
    if (this.#prompt !== null) endGame(this.#table, this.#prompt);
    this.#prompt = null;
  }

  private get asked(): Asked | null {
    return this.#asked;
  }

  #look(): View {
    const isPriority = this.#prompt?.input.type === 'chooseAction';
    const player = this.#asked?.question.player;
    return viewOf(this.#tracker, this.#views, this.#turns, isPriority && typeof player === 'number' ? player : null);
  }

  #note(chosen: Chosen | null): void {
    if (chosen === null) return;
    this.#tracker.chose(chosen);
  }

  /** A refusal by Forge itself: it asks again. */
  #refusal(): IllegalAnswer | null {
    const rejected = this.#rejected;
    this.#rejected = null;
    return rejected === null ? null : { kind: 'illegal answer', cr: '', why: `Forge refuses: ${rejected}` };
  }

  /** Reads on until there is a question, or the game is over. */
  #goOn(): void {
    this.#asked = null;
    this.#seen = null;
    for (let count = 0; count < ENDLESS; count++) {
      const message = this.#table.next();
      if (message === null) {
        this.#prompt = null;
        // What fails within Forge ends the game.
        if (this.#views[0]?.players.every(({ status }) => status === 'playing') === true)
          throw new Error(
            `Forge ended the game, and nobody has lost: ${this.#table.failure() ?? 'it does not say why'}`,
          );
        return;
      }
      if (message.kind === 'state') note(this.#views, message.state.gameView);
      if (message.kind === 'error') this.#rejected = JSON.stringify(message.error);
      if (message.kind === 'prompt' && this.#at(message.prompt)) return;
    }
    throw new Error(`Forge asks ${ENDLESS} times without a question`);
  }

  /** Comes to a prompt: whether it is a question to be asked. */
  #at(prompt: Prompt): boolean {
    const { input } = prompt;
    this.#declares(prompt);
    this.#prompt = prompt;
    this.#tracker.sees(this.#views);
    if (input.type === 'gameOver') return false;
    if (this.#isTold(prompt)) return false;
    if (input.type === 'chooseAction') this.#tracker.settled();
    if (input.type === 'reorder' && input.presentation.title === TRIGGERS)
      for (const { card, oracle } of input.items) this.#tracker.waits(card.id, oracle ?? '');
    if (asksForSpell(prompt)) this.#tracker.castsNothing();
    if (input.type === 'chooseBoardTargets') this.#tracker.aims(this.#tracker.seats.of(prompt.decidingPlayerId));
    if (input.type === 'payManaCost' || input.type === 'chooseAction') this.#tracker.does(NOTHING);
    if (input.type === 'chooseBoardTargets' && this.#more.length > 0) return this.#nextTarget(prompt, input.candidates);
    this.#more = [];
    const asked = ask(prompt, this.#around(this.#tracker.seats.of(prompt.decidingPlayerId)));
    if (asked === null) throw new Error(`Forge asks for ${input.type}, which is not known here`);
    if ('output' in asked) {
      if (input.type === 'payManaCost')
        this.#tracker.chose({
          pays: { player: this.#tracker.seats.of(prompt.decidingPlayerId), on: this.#tracker.names.of(input.cardId) },
        });
      this.#table.respond(prompt, asked.output);
      return false;
    }
    this.#asked = asked;
    this.#seen = this.#look();
    return true;
  }

  /** Forge refuses a declaration of attackers or blockers by asking for it again, before anybody has priority. CR 508.1, 509.1 */
  #declares({ input, decidingPlayerId }: Prompt): void {
    if (input.type === 'chooseAction') this.#declared = '';
    if (input.type !== 'chooseAttackers' && input.type !== 'chooseBlockers') return;
    const declared = `${input.type} ${decidingPlayerId}`;
    if (this.#declared === declared) this.#rejected = 'that declaration';
    this.#declared = declared;
  }

  /** Whether the prompt only tells something: then that is noted, and it is answered. */
  #isTold(prompt: Prompt): boolean {
    const { input, decidingPlayerId } = prompt;
    const tracker = this.#tracker;
    if (input.type === 'chooseCards' && input.presentation.description?.startsWith(TELL) === true) {
      const word = input.presentation.description.slice(TELL.length);
      if (word in WATCHED) tracker.told(word as Watched, input.cards);
      else
        this.#damage.cards(
          word,
          input.cards.map(({ id }) => tracker.names.of(id)),
        );
      this.#table.respond(prompt, { type: 'chooseCardsDecision', chosenCardIds: [] });
      return true;
    }
    if (input.type !== 'chooseNumber' || !input.presentation.title.startsWith(TELL)) return false;
    const word = input.presentation.title.slice(TELL.length);
    const damage = this.#damage.amount(word, input.max, tracker.seats.of(decidingPlayerId));
    if (damage !== null) tracker.tell(damage);
    this.#table.respond(prompt, { type: 'numberDecision', chosenNumber: input.min });
    return true;
  }

  /** One more of the targets that were given at once. */
  #nextTarget(prompt: Prompt, candidates: readonly TargetRef[]): boolean {
    const [next, ...rest] = this.#more;
    const refOf = ({ kind, id }: TargetRef) =>
      kind === 'player' ? `p${this.#tracker.seats.of(id)}` : this.#tracker.names.of(id);
    const target = next === STOP ? undefined : candidates.find((each) => refOf(each) === next);
    this.#more = target === undefined ? [] : rest;
    this.#table.respond(prompt, { type: 'boardTargets', chosen: target === undefined ? [] : [target] });
    return false;
  }

  /** `player`: who is asked. */
  #around(player: number): Around {
    const tracker = this.#tracker;
    return {
      names: tracker.names,
      seats: tracker.seats,
      cards: tracker.cards,
      where: (id) => tracker.places.where(id),
      exiledBy: (id) => tracker.places.exiledBy(id),
      nameOf: (id) => tracker.nameOf(id),
      script: (name) => this.#archive.script(name),
      permitting: (id) => this.#permitting(id, player),
      isFree: () => this.#letting(player, /^S:.*MayPlayWithoutManaCost\$ True.*AffectedZone\$ [\w,]*Hand/m).length > 0,
      isInstead: (id) => this.#letting(player, /MayPlayAltManaCost\$/).some((card) => this.#covers(card, id)),
      casting: tracker.stack.casting?.source ?? null,
      resolving: tracker.stack.resolving?.source ?? null,
      resolvingAs: tracker.stack.resolving?.name ?? null,
      aimedAt: tracker.stack.resolving?.shown.targets.map(({ id }) => id) ?? [],
      making: tracker.doing.kind === 'mana' ? tracker.doing.card : null,
      activating: tracker.activating,
      triggering: () => tracker.triggering(player),
      step: this.#views[0]?.step ?? '',
    };
  }

  /** Permanents of a player whose script says this. */
  #letting(player: number, how: RegExp): readonly ForgeCard[] {
    return [...this.#tracker.cards.values()].flatMap(({ card, zone }) => {
      const isOwn = zone === 'battlefield' && this.#tracker.seats.of(card.controllerId) === player;
      return isOwn && how.test(this.#archive.script(card.identity.name) ?? '') ? [card] : [];
    });
  }

  /** Whether what asks for a mana value of no more than its time counters has enough of these for a card. */
  #covers({ identity, counters }: ForgeCard, id: string): boolean {
    if (!/\bcmcLEX\b/.test(this.#archive.script(identity.name) ?? '')) return true;
    const value = printedOn(this.#archive.script(this.#tracker.nameOf(id)) ?? '').manaValue;
    return (
      value <= Object.entries(counters).reduce((sum, [name, n]) => sum + (counterName(name) === 'time' ? n : 0), 0)
    );
  }

  /** The oldest permanent of the player whose text lets a card be cast from its zone. */
  #permitting(id: string, player: number): string | null {
    const zone = this.#tracker.stack.castFrom(id) ?? this.#tracker.places.where(id) ?? '';
    const found = [...this.#tracker.cards.values()]
      .filter(({ card, zone: at }) => at === 'battlefield' && this.#tracker.seats.of(card.controllerId) === player)
      .sort((a, b) => this.#tracker.places.entered(a.card.id) - this.#tracker.places.entered(b.card.id))
      .find(({ card }) =>
        (this.#archive.script(card.identity.name) ?? '')
          .split('\n')
          .some(
            (line) =>
              /MayPlay\$/.test(line) && (/AffectedZone\$ ([\w,]+)/.exec(line)?.[1] ?? '').toLowerCase().includes(zone),
          ),
      );
    return found === undefined ? null : this.#tracker.names.of(found.card.id);
  }
}
