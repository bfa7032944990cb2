import type { BoardCard, Happening } from '../../protocol/index.ts';
import type { Archive } from './archive.ts';
import { declared } from './attacks.ts';
import { castsFreely, leavesWhatItHeld, printedOn, putsOnBottom, triggerPlace } from './abilities.ts';
import type { Chosen } from './asked.ts';
import { changesOf } from './changes.ts';
import type { ForgeCard, GameView } from './messages.ts';
import { cardsIn, type Names, type Seats, type SeenCard } from './names.ts';
import { type Doing, NOTHING } from './doing.ts';
import { ManaMade } from './mana-made.ts';
import { Places } from './places.ts';
import { Pools } from './pools.ts';
import { Triggering } from './triggering.ts';
import type { Watched } from './scripts.ts';
import { Stack, type Surroundings } from './stack.ts';
import { stepOf } from './sight.ts';

type Moved = Extract<Happening, { kind: 'moved' }>;
type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** How a game begins. */
export interface Beginning {
  readonly names: Names;
  readonly seats: Seats;
  readonly archive: Archive;
  readonly views: readonly GameView[];
  readonly turns: number;
  /** Each player's library top first, by Forge's ids. */
  readonly libraries: string[][];
  /** The board's cards by Forge's ids. */
  readonly called: ReadonlyMap<string, BoardCard>;
  /** How many lands each player has played this turn. */
  readonly landsPlayed: readonly number[];
}

/** Puts together what happened from what the watching card tells and from how Forge's states differ. */
export class Tracker {
  readonly names: Names;
  readonly seats: Seats;
  readonly stack: Stack;
  readonly pools: Pools;
  readonly #mana: ManaMade;
  readonly #archive: Archive;
  readonly #turns: number;
  readonly places: Places;
  readonly #landsPlayed = new Map<number, number>();
  /** Spells that have resolved, by what they are called, and what they left behind. */
  readonly #resolved = new Map<string, string[]>();
  readonly #delayed = new Set<string>();
  /** How many players have passed in succession. */
  #passes = 0;
  /** The same before something was begun that may be taken back: then it was not done. CR 733.1 */
  #passedBefore = 0;
  #happenings: Mutable<Happening>[] = [];
  /** Since players last had priority. */
  #recent: Happening[] = [];
  #causes = new Map<string, string>();
  #cards: ReadonlyMap<string, SeenCard>;
  readonly #called: Map<string, string>;
  readonly #owners: Map<string, number>;
  #doing: Doing = NOTHING;
  /** An ability that is being activated and is no mana ability: mana abilities may be activated meanwhile. */
  #activating: Doing | null = null;
  readonly #triggering = new Triggering();
  /** Moves that were seen before they were told. */
  readonly #seenMoves = new Set<string>();
  #turn: number;
  #step: string;

  constructor({ names, seats, archive, views, turns, libraries, called, landsPlayed }: Beginning) {
    for (const [seat, played] of landsPlayed.entries()) this.#landsPlayed.set(seat, played);
    this.names = names;
    this.#called = new Map([...called].map(([id, { name }]) => [id, name]));
    this.#owners = new Map([...called].map(([id, { owner }]) => [id, owner]));
    this.seats = seats;
    this.#archive = archive;
    this.#turns = turns;
    this.places = new Places(called, libraries);
    this.#cards = cardsIn(views);
    this.stack = new Stack(names, seats, archive);
    this.pools = new Pools(seats, views[0]?.players ?? []);
    this.#mana = new ManaMade(this.pools, {
      nameOf: (id) => names.of(id),
      scriptOf: (id) => archive.script(this.nameOf(id)),
      controllerOf: (id) => this.#controllerOf(id),
      isDelayed: (id) => this.#delayed.has(id),
    });
    this.#turn = views[0]?.turn ?? 0;
    this.#step = views[0]?.step ?? '';
  }

  /** What happened since this was last called. */
  take(): readonly Happening[] {
    const taken = this.#happenings as readonly Happening[];
    this.#happenings = [];
    this.#causes = new Map();
    return taken;
  }

  landsPlayed(seat: number): number {
    return this.#landsPlayed.get(seat) ?? 0;
  }

  /** The cards of a player in a zone, by Forge's ids. Hands are known from what came and went: Forge shows but one. */
  cardsIn(zone: 'hand' | 'graveyard' | 'exile', seat: number): readonly string[] {
    if (zone !== 'hand')
      return [...this.#cards.values()].flatMap((seen) =>
        seen.zone === zone && this.seats.of(seen.card.ownerId) === seat ? [seen.card.id] : [],
      );
    return this.places.all().flatMap(([id, where]) => (where === 'hand' && this.ownerOf(id) === seat ? [id] : []));
  }

  get cards(): ReadonlyMap<string, SeenCard> {
    return this.#cards;
  }

  /** What was to be cast as something resolves is, or could not be. */
  castsNothing(): void {
    for (const event of this.stack.givesUp()) this.#tellOfStack(event);
  }

  get doing(): Doing {
    return this.#doing;
  }

  /** Forge's id of the card of an ability that is being activated and is no mana ability. */
  get activating(): string | null {
    return this.#activating?.card ?? null;
  }

  /** Forge's id of the card of the triggered ability that this player puts on the stack; null: none waits for that. */
  triggering(player: number): string | null {
    return this.stack.aiming?.source ?? this.#triggering.source(player)?.id ?? null;
  }

  /** A player is asked for targets: of a triggered ability where nothing else is under way. */
  aims(player: number): void {
    const { casting, resolving, aiming } = this.stack;
    const isBusy = this.#doing.kind === 'mana' || this.#activating !== null;
    const found = this.#triggering.source(player);
    if (found === null || isBusy || casting !== null || resolving !== null || aiming !== null) return;
    const [owner, controller] = [this.ownerOf(found.id), player].map((seat) => `player-${this.seats.theirs(seat)}`);
    this.#tellAll(this.stack.aims(found.id, owner ?? '', this.nameOf(found.id), found.place, controller ?? ''));
  }

  /** Forge says that an ability with this text waits to be put on the stack. */
  waits(id: string, text: string): void {
    const script = this.#archive.script(this.nameOf(id));
    this.#triggering.names(id, triggerPlace(script, text), script);
  }

  /** A player does something: what happens next is told with it. */
  does(doing: Doing): void {
    this.#doing = doing;
    if (doing.kind === 'cast' || doing.kind === 'activate') this.#passedBefore = this.#passes;
    if (doing.kind !== 'none') this.#passes = 0;
    if (doing.kind === 'activate') this.#activating = doing;
    if (doing.kind === 'mana') this.#mana.begins();
    if (doing.kind === 'mana')
      this.tell({
        kind: 'activated',
        object: this.names.of(doing.card),
        ability: doing.ability,
        player: doing.player,
        manaAbility: true,
      });
  }

  /** A player passes priority; the last of all lets what is on top of the stack resolve. */
  passes(): void {
    this.#passes++;
    if (this.#passes < this.pools.playing()) return;
    this.#passes = 0;
    this.stack.resolves((id) => this.places.incarnation(id));
  }

  /** A new state, in all players' eyes. */
  sees(views: readonly GameView[]): void {
    const [view] = views;
    if (view === undefined) return;
    const cards = cardsIn(views);
    const changes = changesOf(this.#cards, cards, this.names, this.seats);
    // What ends in a cleanup step ends before the next turn begins; in its first step permanents untap.
    const isLater = view.turn !== this.#turn;
    for (const [id, { card }] of cards) {
      const before = this.#cards.get(id)?.card.controllerId;
      if (before !== undefined && before !== card.controllerId) this.places.isTaken(id);
    }
    const isAfterUntap = isLater || (this.#step === 'untap' && view.step !== 'untap');
    const [untapped, others] = isAfterUntap ? apart(changes, ({ kind }) => kind === 'untapped') : [[], changes];
    this.#tellAll(isLater ? others : []);
    this.#time(view, untapped);
    this.#stackOf(view, cards);
    this.#gone(cards);
    this.#tellAll(isLater ? [] : others);
    this.#players(view);
    this.#cards = cards;
    for (const [id, { card }] of cards) {
      this.#called.set(id, card.identity.name);
      // Of a permanent Forge says who controls it for who owns it.
      if (!this.#owners.has(id)) this.#owners.set(id, this.seats.of(card.ownerId));
    }
  }

  /** Spells that something took from the stack as it resolves, and what a cost takes that is being paid: that is told later. */
  #gone(cards: ReadonlyMap<string, SeenCard>): void {
    const isPaying = this.stack.isPaying || this.#activating !== null || this.#doing.kind === 'mana';
    for (const [id, where] of this.places.all()) {
      const zone = cards.get(id)?.zone;
      if (zone !== 'exile' && zone !== 'graveyard' && zone !== 'hand') continue;
      const isCost = isPaying && zone !== where && (where === 'battlefield' || where === 'hand');
      if (!isCost && (where !== 'stack' || this.stack.isResolving(id) || this.stack.has(id))) continue;
      if (isCost && zone === 'graveyard') this.#causes.set(id, where === 'hand' ? 'discarded' : 'sacrificed');
      this.#moved(id, zone);
      this.#seenMoves.add(`${id} ${zone}`);
    }
  }

  /** What a player chose for what is under way. */
  chose(chosen: Chosen): void {
    if (chosen.casts !== undefined) this.#castsFreely(chosen.casts);
    if (chosen.triggers !== undefined) this.#triggering.ordered(chosen.triggers);
    if (chosen.pays !== undefined) this.pools.pays(chosen.pays.player, chosen.pays.on);
    this.stack.choose(chosen);
  }

  /** Players have priority: what was resolving is done. */
  settled(): void {
    this.castsNothing();
    this.#settle();
    this.#doing = NOTHING;
    this.#activating = null;
    this.#triggering.done();
    this.pools.done();
    this.#recent = [];
  }

  /** The watching card tells something of these cards. */
  told(word: Watched, cards: readonly ForgeCard[]): void {
    for (const card of cards) {
      this.#leftBehind(card);
      if (word === 'triggered') this.#triggered(card);
      else this.#toldOf(word, card.id);
    }
  }

  /** What a resolved spell leaves behind is a card to Forge, which is called after the spell: the first of that name is the first spell's. */
  #leftBehind({ id, identity }: ForgeCard): void {
    if (this.names.isKnown(id)) return;
    const spell = this.#resolved.get(/^(.*?)(?: \(\d+\))?'s Effect$/.exec(identity.name)?.[1] ?? '')?.shift();
    if (spell === undefined) return;
    this.names.alias(id, spell);
    this.#delayed.add(id);
  }

  /** An ability that uses the stack: it triggered on something that was told before. What was resolving is done, but for what it has cast. */
  #triggered({ id, controllerId }: ForgeCard): void {
    if (!this.stack.isPaying) this.#settle();
    const { happening, after } = this.#triggering.triggers({
      ...{ id, name: this.names.of(id), player: this.seats.of(controllerId), where: this.places.where(id) ?? '' },
      ...{ script: this.#archive.script(this.nameOf(id)), recent: this.#recent },
    });
    this.#tellAfter(after, happening);
  }

  #toldOf(word: Watched, id: string): void {
    const [object, player] = [this.names.of(id), this.ownerOf(id)];
    switch (word) {
      case 'cast':
        return void this.#cast(id);
      case 'activated':
        return void this.#activated(id);
      case 'mana added':
        return void this.#tellAll(this.#mana.added(id, this.#doing, this.stack.resolving !== null));
      case 'tapped for mana': {
        const [by, produced] = [this.#controllerOf(id), this.pools.lastFrom(id)];
        return void this.tell({ kind: 'tapped for mana', object, player: by, produced });
      }
      case 'countered':
        this.stack.countered(id);
        this.#caused(id, 'countered');
        return void this.tell({ kind: 'countered', object });
      case 'drawn':
        this.#caused(id, 'drawn');
        return void this.tell({ kind: 'drew', player, card: object });
      case 'discarded':
        this.#caused(id, 'discarded');
        return void this.tell({ kind: 'discarded', player, card: object });
      case 'sacrificed':
      case 'destroyed':
        return void this.#caused(id, word);
      case 'untapped':
        return;
      case 'attacks':
      case 'blocks':
      case 'is blocked':
        return void this.#tellAll(declared(word, this.#cards.get(id), this.names, this.seats));
      default: {
        const to = word.slice('to '.length);
        if (!this.#seenMoves.delete(`${id} ${to}`)) this.#moved(id, to);
      }
    }
  }

  /** An ability that uses the stack; a mana ability is told as a player begins it. */
  #activated(id: string): void {
    this.stack.paid();
    const activating = this.#activating;
    if (activating?.card !== id) return;
    const { ability, player } = activating;
    this.tell({ kind: 'activated', object: this.names.of(id), ability, player, manaAbility: false });
    this.#activating = null;
  }

  #settle(): void {
    const spell = this.stack.resolving;
    if (spell?.kind === 'spell') {
      const { name } = spell.shown.identity;
      this.#resolved.set(name, [...(this.#resolved.get(name) ?? []), spell.name]);
    }
    this.#tellAll(this.stack.settled());
  }

  #tellAll(happenings: readonly Happening[]): void {
    for (const happening of happenings) this.tell(happening);
  }

  /** Something happened that the watching card tells of by itself. */
  tell(happening: Happening): void {
    this.#recent.push(happening);
    this.#happenings.push(happening as Mutable<Happening>);
  }

  /** What came about by something that is told already is told after it, if that can still be done. */
  #tellAfter(event: Happening | null, happening: Happening): void {
    for (const told of [this.#recent, this.#happenings]) {
      const at = event === null ? -1 : told.indexOf(event);
      const others = at < 0 ? 0 : told.slice(at + 1).findIndex(({ kind }) => kind !== 'triggered');
      const place = at < 0 || others < 0 ? told.length : at + 1 + others;
      told.splice(place, 0, happening as Mutable<Happening>);
    }
  }

  /** What comes back as what held it leaves is told after that, though Forge does it first. CR 610.3 */
  #tellLeaving(happening: Happening): void {
    for (const told of [this.#recent, this.#happenings]) {
      const others = told.findLastIndex((each) => each.kind !== 'moved' || each.from !== 'exile');
      told.splice(others + 1, 0, happening as Mutable<Happening>);
    }
  }

  /** Says why a card moved, or is about to. */
  #caused(id: string, cause: string): void {
    const name = this.names.of(id);
    const last = this.#happenings.findLast(
      (each): each is Mutable<Moved> => each.kind === 'moved' && each.object === name,
    );
    if (last !== undefined && last.cause !== 'cast' && last.to !== 'battlefield' && last.cause !== cause)
      last.cause = cause;
    else this.#causes.set(id, cause);
  }

  #moved(id: string, to: string): void {
    const from = this.places.where(id);
    if (to === 'stack' && from === 'stack') return;
    const cause = this.#causes.get(id) ?? this.#causeOf(id, from, to);
    if (this.stack.isResolving(id) && !this.stack.isPermanentSpell()) this.#settle();
    this.#move(id, from, to, cause);
    this.#causes.delete(id);
  }

  #move(id: string, from: string | null, to: string, cause: string): void {
    const { resolving } = this.stack;
    const by = resolving === null ? null : { id: resolving.source, as: resolving.name };
    const isToBottom = by !== null && putsOnBottom(this.#archive.script(this.nameOf(by.id)) ?? '');
    this.places.moves(id, to, { owner: this.ownerOf(id), by, isToBottom });
    if (cause === 'played') {
      const { player } = this.#doing;
      this.#landsPlayed.set(player, this.landsPlayed(player) + 1);
    }
    const moved: Happening = { kind: 'moved', object: this.names.of(id), from, to, cause };
    const held = from === 'battlefield' && leavesWhatItHeld(this.#archive.script(this.nameOf(id)) ?? '');
    if (held) this.#tellLeaving(moved);
    else this.tell(moved);
  }

  #causeOf(id: string, from: string | null, to: string): string {
    if (from === null) return 'created';
    if (to === 'stack') return 'cast';
    if (to === 'battlefield' && this.#doing.kind === 'play' && this.#doing.card === id) return 'played';
    if (from === 'stack') return this.stack.isResolving(id) ? 'resolution' : 'effect';
    if (this.stack.isPaying) return 'cost';
    if (from === 'battlefield' && to === 'graveyard') return 'state-based';
    return 'effect';
  }

  #cast(id: string): void {
    const from = this.stack.castFrom(id) ?? 'hand';
    const isLet = (how: RegExp): boolean =>
      from === 'hand' &&
      [...this.#cards.values()].some(
        ({ card, zone }) => zone === 'battlefield' && how.test(this.#archive.script(card.identity.name) ?? ''),
      );
    const { resolving } = this.stack;
    const isFree = resolving !== null || isLet(/MayPlayWithoutManaCost\$/);
    const isSure = resolving !== null && castsFreely(this.#archive.script(this.nameOf(resolving.source)) ?? '');
    this.stack.cast(id, isFree ? 'without paying' : isLet(/MayPlayAltManaCost\$/) ? 'instead' : null, isSure);
    this.stack.paid();
    const player = this.stack.controllerOf(id) ?? this.#doing.player;
    this.tell({ kind: 'cast', object: this.names.of(id), player, from });
  }

  /** The mana value of what is called so, as it is on the battlefield; 0 for a token that is no copy. CR 202.3 */
  manaValueOf(name: string): number {
    const script = this.#archive.script(name);
    return script === null ? 0 : printedOn(script).manaValue;
  }

  /** What a card is called now, or was when it was last seen. */
  nameOf(id: string): string {
    return this.#cards.get(id)?.card.identity.name ?? this.#called.get(id) ?? '';
  }

  #controllerOf(id: string): number {
    const seen = this.#cards.get(id);
    return seen === undefined ? this.#doing.player : this.seats.of(seen.card.controllerId);
  }

  ownerOf(id: string): number {
    return this.#owners.get(id) ?? this.#doing.player;
  }

  /** `untapped`: what permanents did in an untap step that is over. */
  #time(view: GameView, untapped: readonly Happening[]): void {
    const active = this.seats.of(view.activePlayerId);
    if (view.turn !== this.#turn) {
      this.#landsPlayed.clear();
      this.places.turnBegins((id) => this.#controllerOf(id) === active);
      this.tell({ kind: 'turn began', active, turn: view.turn - this.#turns });
      this.tell({ kind: 'step began', step: 'untap', active, turn: view.turn - this.#turns });
    }
    this.#tellAll(untapped);
    const isTold = view.turn !== this.#turn && view.step === 'untap';
    if (!isTold && (view.turn !== this.#turn || view.step !== this.#step))
      this.tell({ kind: 'step began', step: stepOf(view.step), active, turn: view.turn - this.#turns });
    this.#turn = view.turn;
    this.#step = view.step;
  }

  #stackOf(view: GameView, cards: ReadonlyMap<string, SeenCard>): void {
    const around: Surroundings = {
      where: (id) => this.places.where(id),
      isSeen: (id) => cards.has(id),
      triggered: (source, text) => triggerPlace(this.#archive.script(this.nameOf(source)), text),
      isTold: (source, place) => this.#triggering.isPut(source, place, this.#archive.script(this.nameOf(source))),
      incarnation: (id) => this.places.incarnation(id),
    };
    const doing = this.#doing.kind === 'cast' ? this.#doing : (this.#activating ?? this.#doing);
    for (const event of this.stack.sees(view.stack, doing, around)) this.#tellOfStack(event);
  }

  #tellOfStack(event: Happening): void {
    const id = event.kind === 'moved' && event.to === 'stack' ? this.stack.spellCalled(event.object) : null;
    if (event.kind === 'moved' && id !== null && event.cause === 'cast') this.#move(id, event.from, 'stack', 'cast');
    else if (event.kind === 'taken back') {
      this.#passes = this.#passedBefore;
      this.#takenBack(event.object, event.player);
    } else {
      // A copy of a spell is there from now on.
      if (id !== null) this.places.isPut(id);
      this.tell(event);
    }
  }

  /** A card begins to be cast as something resolves: Forge shows it on the stack when all is chosen. CR 608.2g, 601.2a */
  #castsFreely(id: string): void {
    const seen = this.#cards.get(id);
    if (seen === undefined) return;
    for (const event of this.stack.begins(seen.card, this.places.where(id))) this.#tellOfStack(event);
  }

  #takenBack(name: string, player: number): void {
    const id = this.stack.idOfSpell(name);
    this.places.goesBack(id, this.stack.castFrom(id) ?? 'hand');
    this.tell({ kind: 'taken back', player, object: name });
  }

  #players(view: GameView): void {
    for (const event of this.pools.sees(view.players, this.#doing, (id) => this.names.of(id))) {
      if (event.kind === 'mana spent') this.stack.paidWith(event.mana, event.on);
      this.tell(event);
    }
  }
}

/** Those for which it is so, and the others. */
function apart<T>(all: readonly T[], is: (each: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [all.filter(is), all.filter((each) => !is(each))];
}
