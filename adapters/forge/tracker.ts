import type { BoardCard, Happening } from '../../protocol/index.ts';
import type { Archive } from './archive.ts';
import { closest, manaOf, manaTriggersIn, printedOn, triggeredIn } from './abilities.ts';
import type { Chosen } from './asked.ts';
import { changesOf } from './changes.ts';
import type { ForgeCard, GameView } from './messages.ts';
import { cardsIn, type Names, type Seats, type SeenCard } from './names.ts';
import { type Doing, NOTHING } from './doing.ts';
import { Pools } from './pools.ts';
import { triggeringCard } from './triggering.ts';
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
  readonly #archive: Archive;
  readonly #turns: number;
  readonly #where = new Map<string, string>();
  readonly #incarnations = new Map<string, number>();
  readonly #entered = new Map<string, number>();
  readonly #landsPlayed = new Map<number, number>();
  readonly libraries: string[][];
  /** Spells that have resolved, by what they are called, and what they left behind. */
  readonly #resolved = new Map<string, string>();
  readonly #delayed = new Set<string>();
  #entries = 0;
  /** How many players have passed in succession. */
  #passes = 0;
  #happenings: Mutable<Happening>[] = [];
  /** Since players last had priority. */
  #recent: Happening[] = [];
  #causes = new Map<string, string>();
  #cards: ReadonlyMap<string, SeenCard>;
  readonly #called: Map<string, string>;
  readonly #owners: Map<string, number>;
  #doing: Doing = NOTHING;
  /** Permanents whose controller has not begun a turn with them. */
  readonly #new = new Set<string>();
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
    this.libraries = libraries;
    this.#cards = cardsIn(views);
    this.stack = new Stack(names, seats, archive);
    this.pools = new Pools(seats, views[0]?.players ?? []);
    this.#turn = views[0]?.turn ?? 0;
    this.#step = views[0]?.step ?? '';
    for (const [id, { zone, held }] of called) {
      this.#where.set(id, zone);
      if (zone === 'battlefield' && !held) this.#new.add(id);
      if (zone === 'battlefield') this.#entered.set(id, this.#entries++);
    }
  }

  /** What happened since this was last called. */
  take(): readonly Happening[] {
    const taken = this.#happenings as readonly Happening[];
    this.#happenings = [];
    this.#causes = new Map();
    return taken;
  }

  incarnation(id: string): number {
    return this.#incarnations.get(id) ?? 1;
  }

  /** When a permanent entered, as a number to compare. */
  entered(id: string): number {
    return this.#entered.get(id) ?? this.#entries;
  }

  /** Whether its controller has had it without a break since that player's most recent turn began. CR 302.6 */
  isHeld(id: string): boolean {
    return !this.#new.has(id);
  }

  landsPlayed(seat: number): number {
    return this.#landsPlayed.get(seat) ?? 0;
  }

  where(id: string): string | null {
    return this.#where.get(id) ?? null;
  }

  /** The cards of a player in a zone, by Forge's ids. Hands are known from what came and went: Forge shows but one. */
  cardsIn(zone: 'hand' | 'graveyard' | 'exile', seat: number): readonly string[] {
    if (zone !== 'hand')
      return [...this.#cards.values()].flatMap((seen) =>
        seen.zone === zone && this.seats.of(seen.card.ownerId) === seat ? [seen.card.id] : [],
      );
    return [...this.#where].flatMap(([id, where]) => (where === 'hand' && this.ownerOf(id) === seat ? [id] : []));
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

  /** The card of which an ability with targets seems to have triggered since players last had priority. */
  triggering(): string | null {
    return triggeringCard(this.#recent, {
      ids: [...this.#cards.keys()],
      idOf: (name) => this.names.idOf(name),
      nameOf: (id) => this.names.of(id),
      where: (id) => this.where(id),
      script: (id) => this.#archive.script(this.nameOf(id)),
    });
  }

  /** A player does something: what happens next is told with it. */
  does(doing: Doing): void {
    this.#doing = doing;
    if (doing.kind !== 'none') this.#passes = 0;
    if (doing.kind === 'mana')
      this.#tell({
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
    this.stack.resolves((id) => this.incarnation(id));
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
      if (before !== undefined && before !== card.controllerId) this.#new.add(id);
    }
    const isAfterUntap = isLater || (this.#step === 'untap' && view.step !== 'untap');
    const [untapped, others] = isAfterUntap ? apart(changes, ({ kind }) => kind === 'untapped') : [[], changes];
    for (const event of isLater ? others : []) this.#tell(event);
    this.#time(view, untapped);
    this.#stackOf(view, cards);
    this.#gone(cards);
    for (const event of isLater ? [] : others) this.#tell(event);
    this.#players(view);
    this.#cards = cards;
    for (const [id, { card }] of cards) {
      this.#called.set(id, card.identity.name);
      // Of a permanent Forge says who controls it for who owns it.
      if (!this.#owners.has(id)) this.#owners.set(id, this.seats.of(card.ownerId));
    }
  }

  /** Spells that something took from the stack as it resolves: that is told later. */
  #gone(cards: ReadonlyMap<string, SeenCard>): void {
    for (const [id, where] of [...this.#where]) {
      const zone = cards.get(id)?.zone;
      if (where !== 'stack' || zone === undefined || this.stack.isResolving(id) || this.stack.has(id)) continue;
      if (zone !== 'exile' && zone !== 'graveyard' && zone !== 'hand') continue;
      this.#moved(id, zone);
      this.#seenMoves.add(`${id} ${zone}`);
    }
  }

  /** What a player chose for what is under way. */
  chose(chosen: Chosen): void {
    if (chosen.casts !== undefined) this.#castsFreely(chosen.casts);
    if (chosen.pays !== undefined) this.pools.pays(chosen.pays.player, chosen.pays.on);
    this.stack.choose(chosen);
  }

  /** Players have priority: what was resolving is done. */
  settled(): void {
    this.castsNothing();
    this.#settle();
    this.#doing = NOTHING;
    this.pools.done();
    this.#recent = [];
  }

  /** The watching card tells something of these cards. */
  told(word: Watched, cards: readonly ForgeCard[]): void {
    for (const { id, identity } of cards) {
      // What a resolved spell leaves behind is a card to Forge, which is called after the spell.
      const spell = this.#resolved.get(/^(.*?)(?: \(\d+\))?'s Effect$/.exec(identity.name)?.[1] ?? '');
      if (spell !== undefined && !this.names.isKnown(id)) {
        this.names.alias(id, spell);
        this.#delayed.add(id);
      }
      this.#toldOf(word, id);
    }
  }

  #toldOf(word: Watched, id: string): void {
    const [object, player] = [this.names.of(id), this.ownerOf(id)];
    switch (word) {
      case 'cast':
        return void this.#cast(id);
      case 'activated':
        return void this.#activated(id);
      case 'mana added':
        return void this.#manaAdded(id);
      case 'tapped for mana': {
        const [by, produced] = [this.#controllerOf(id), this.pools.lastFrom(id)];
        return void this.#tell({ kind: 'tapped for mana', object, player: by, produced });
      }
      case 'countered':
        this.stack.countered(id);
        this.#caused(id, 'countered');
        return void this.#tell({ kind: 'countered', object });
      case 'drawn':
        this.#caused(id, 'drawn');
        return void this.#tell({ kind: 'drew', player, card: object });
      case 'discarded':
        this.#caused(id, 'discarded');
        return void this.#tell({ kind: 'discarded', player, card: object });
      case 'sacrificed':
      case 'destroyed':
        return void this.#caused(id, word);
      case 'untapped':
        return;
      default: {
        const to = word.slice('to '.length);
        if (!this.#seenMoves.delete(`${id} ${to}`)) this.#moved(id, to);
      }
    }
  }

  /** An ability that uses the stack; a mana ability is told as a player begins it. */
  #activated(id: string): void {
    const { kind, card, ability, player } = this.#doing;
    this.stack.paid();
    if (kind === 'activate' && card === id)
      this.#tell({ kind: 'activated', object: this.names.of(id), ability, player, manaAbility: false });
  }

  #settle(): void {
    const spell = this.stack.resolving;
    if (spell?.kind === 'spell') this.#resolved.set(spell.shown.identity.name, spell.name);
    for (const event of this.stack.settled()) this.#tell(event);
  }

  #tell(happening: Happening): void {
    this.#recent.push(happening);
    this.#happenings.push(happening as Mutable<Happening>);
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
    if (to === 'stack' && this.#where.get(id) === 'stack') return;
    const from = this.#where.get(id) ?? null;
    const cause = this.#causes.get(id) ?? this.#causeOf(id, from, to);
    if (this.stack.isResolving(id) && !this.stack.isPermanentSpell()) this.#settle();
    this.#move(id, from, to, cause);
    this.#causes.delete(id);
  }

  #move(id: string, from: string | null, to: string, cause: string): void {
    this.#where.delete(id);
    this.#where.set(id, to);
    this.#incarnations.set(id, this.incarnation(id) + (from === null ? 0 : 1));
    if (to === 'battlefield') {
      this.#entered.set(id, this.#entries++);
      this.#new.add(id);
    }
    for (const library of this.libraries) {
      const at = library.indexOf(id);
      if (at >= 0) library.splice(at, 1);
    }
    if (to === 'library') this.libraries[this.ownerOf(id)]?.unshift(id);
    if (cause === 'played') {
      const { player } = this.#doing;
      this.#landsPlayed.set(player, this.landsPlayed(player) + 1);
    }
    this.#tell({ kind: 'moved', object: this.names.of(id), from, to, cause });
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
    const free =
      from === 'hand' &&
      [...this.#cards.values()].some(
        ({ card, zone }) => zone === 'battlefield' && this.#letsCastFree(card.identity.name),
      );
    this.stack.cast(id, free || this.stack.resolving !== null);
    this.stack.paid();
    const player = this.stack.controllerOf(id) ?? this.#doing.player;
    this.#tell({ kind: 'cast', object: this.names.of(id), player, from });
  }

  /** Mana of an ability that a player activated, of one that triggered on that, or of one that Forge itself activated to pay for the first. */
  #manaAdded(id: string): void {
    const added = this.pools.added(id, this.#isRestricted(id));
    const source = this.names.of(id);
    const script = this.#archive.script(this.nameOf(id)) ?? '';
    const isOwn = (this.#doing.kind === 'mana' && this.#doing.card === id) || this.stack.resolving !== null;
    const place = manaTriggersIn(script);
    const isTrigger = this.#delayed.has(id) || place >= 0 || script === '';
    if (!isOwn && !isTrigger) return void this.#paidWith(id, added?.mana ?? manaOf(script));
    if (added === null) return;
    if (!isOwn) {
      const ability = `${source}/${this.#delayed.has(id) ? 'delayed' : Math.max(0, place)}`;
      this.#tell({ kind: 'triggered', object: source, ability, player: this.#controllerOf(id) });
    }
    this.#tell({ kind: 'mana added', player: added.player, mana: added.mana, source, triggered: !isOwn });
  }

  /** The mana cost of a mana ability Forge pays without asking. Its pool is as before when players are asked again. */
  #paidWith(id: string, mana: string): void {
    const [source, player] = [this.names.of(id), this.#controllerOf(id)];
    this.pools.made(id, mana);
    this.#tell({ kind: 'activated', object: source, ability: `${source}/0`, player, manaAbility: true });
    this.#tell({ kind: 'mana added', player, mana, source, triggered: false });
  }

  #letsCastFree(name: string): boolean {
    return /MayPlayWithoutManaCost\$/.test(this.#archive.script(name) ?? '');
  }

  #isRestricted(id: string): boolean {
    return /RestrictValid\$/.test(this.#archive.script(this.nameOf(id)) ?? '');
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
      for (const id of [...this.#new]) if (this.#controllerOf(id) === active) this.#new.delete(id);
      this.#tell({ kind: 'turn began', active, turn: view.turn - this.#turns });
      this.#tell({ kind: 'step began', step: 'untap', active, turn: view.turn - this.#turns });
    }
    for (const event of untapped) this.#tell(event);
    const isTold = view.turn !== this.#turn && view.step === 'untap';
    if (!isTold && (view.turn !== this.#turn || view.step !== this.#step))
      this.#tell({ kind: 'step began', step: stepOf(view.step), active, turn: view.turn - this.#turns });
    this.#turn = view.turn;
    this.#step = view.step;
  }

  #stackOf(view: GameView, cards: ReadonlyMap<string, SeenCard>): void {
    const around: Surroundings = {
      where: (id) => this.where(id),
      isSeen: (id) => cards.has(id),
      triggered: (source, text) =>
        Math.max(0, closest(triggeredIn(this.#archive.script(this.nameOf(source)) ?? ''), text)),
      incarnation: (id) => this.incarnation(id),
    };
    for (const event of this.stack.sees(view.stack, this.#doing, around)) this.#tellOfStack(event);
  }

  #tellOfStack(event: Happening): void {
    if (event.kind === 'moved' && event.to === 'stack' && event.cause === 'cast')
      this.#move(this.stack.idOfSpell(event.object), event.from, 'stack', 'cast');
    else if (event.kind === 'taken back') this.#takenBack(event.object, event.player);
    else this.#tell(event);
  }

  /** A card begins to be cast as something resolves: Forge shows it on the stack when all is chosen. CR 608.2g, 601.2a */
  #castsFreely(id: string): void {
    const seen = this.#cards.get(id);
    if (seen === undefined) return;
    for (const event of this.stack.begins(seen.card, this.where(id))) this.#tellOfStack(event);
  }

  #takenBack(name: string, player: number): void {
    const id = this.stack.idOfSpell(name);
    if (this.#where.get(id) === 'stack') {
      this.#where.set(id, this.stack.castFrom(id) ?? 'hand');
      this.#incarnations.set(id, this.incarnation(id) - 1);
    }
    this.#tell({ kind: 'taken back', player, object: name });
  }

  #players(view: GameView): void {
    for (const event of this.pools.sees(view.players, this.#doing, (id) => this.names.of(id))) {
      if (event.kind === 'mana spent') this.stack.paidWith(event.mana, event.on);
      this.#tell(event);
    }
  }
}

/** Those for which it is so, and the others. */
function apart<T>(all: readonly T[], is: (each: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [all.filter(is), all.filter((each) => !is(each))];
}
