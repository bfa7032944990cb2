import { type Color, inOrder, waysToPay } from './cards.ts';
import {
  type Card,
  type Choice,
  type Damage,
  type Item,
  type Place,
  type Player,
  type Spell,
  STEPS,
  type Step,
  type Target,
  type Told,
} from './toy-words.ts';

/** What runs until somebody has to choose, and goes on with the numbers that are answered. */
type Run<T = void> = Generator<Choice, T, readonly number[]>;

/**
 * A small engine for two players, as somebody might have written it who never heard of Headjudge: basic lands, creatures without
 * abilities but one that makes mana, and spells that deal damage. It has words of its own, which `adapter.ts` translates.
 */
export class ToyGame {
  readonly players: readonly Player[];
  readonly cards: readonly Card[];
  readonly libraries: readonly Card[][];
  readonly stack: Spell[] = [];
  readonly told: Told[] = [];
  /** Each attacker with those that block it. */
  readonly fights = new Map<Card, Card[]>();
  turn = 1;
  active = 0;
  step: Step = 'precombat main';
  priority: number | null = null;
  /** What it waits for; null: the game is over. */
  choice: Choice | null = null;
  winner: number | null = null;
  reason = '';
  readonly #deckedOut = new Set<number>();
  readonly #run: Run;

  /** Begins in the first main phase of player 0. The cards of a library stand in its order, top first. */
  constructor(players: readonly Player[], cards: readonly Card[]) {
    this.players = players;
    this.cards = cards;
    this.libraries = players.map((_, player) => this.in('library', player));
    this.#run = this.#play();
    this.choice = this.#run.next().value ?? null;
  }

  /** Goes on with an answer, or says why not. */
  answer(numbers: readonly number[]): string | null {
    const { what, of } = this.choice ?? { what: null, of: [] };
    const blockers = numbers.flatMap((place) => blockerIn(of[place]));
    if (what === 'blockers' && new Set(blockers).size < blockers.length) return 'a creature blocks once';
    this.choice = this.#run.next(numbers).value ?? null;
    return null;
  }

  concede(player: number): void {
    this.#end(1 - player, `player ${player} concedes`);
  }

  /** The cards of a player in a place, or those of both. */
  in(place: Place, player: number | null = null): Card[] {
    return this.cards.filter((card) => card.place === place && (player === null || card.owner === player));
  }

  #end(winner: number | null, reason: string): void {
    this.winner = winner;
    this.reason = reason;
    this.choice = null;
  }

  *#play(): Run {
    while (this.reason === '') {
      this.priority = null;
      yield* this.#beginStep();
      if (this.step !== 'untap' && this.step !== 'cleanup') yield* this.#priorities();
      if (this.reason === '') this.#nextStep();
    }
  }

  #nextStep(): void {
    this.players.forEach(({ pool }, player) => {
      const mana = inOrder(pool.splice(0));
      if (mana !== '') this.told.push({ type: 'lost mana', player, mana });
    });
    if (this.step === 'end of combat') this.fights.clear();
    if (this.step === 'cleanup') {
      this.turn++;
      this.active = 1 - this.active;
      this.#tellTime('turn began');
    }
    const noAttack = this.step === 'declare attackers' && this.fights.size === 0;
    this.step = noAttack ? 'end of combat' : (STEPS[(STEPS.indexOf(this.step) + 1) % STEPS.length] ?? 'untap');
    this.#tellTime('step began');
  }

  #tellTime(type: 'step began' | 'turn began'): void {
    const { turn, active, step } = this;
    this.told.push({ type, turn, active, step });
  }

  *#beginStep(): Run {
    if (this.step === 'untap') this.#untap();
    if (this.step === 'draw') this.#draw(this.active);
    if (this.step === 'declare attackers') yield* this.#declareAttackers();
    if (this.step === 'declare blockers') yield* this.#declareBlockers();
    if (this.step === 'combat damage') this.#damage(yield* this.#combatDamage());
    if (this.step === 'cleanup') yield* this.#cleanUp();
  }

  #untap(): void {
    for (const player of this.players) player.landsPlayed = 0;
    for (const card of this.in('battlefield', this.active)) {
      card.sick = false;
      if (card.tapped) this.#setTapped(card, false);
    }
  }

  #draw(player: number): void {
    const [card] = this.libraries[player] ?? [];
    if (card === undefined) {
      this.#deckedOut.add(player);
      return;
    }
    this.#move(card, 'hand', 'drawn');
    this.told.push({ type: 'drew', card });
  }

  *#cleanUp(): Run {
    const hand = this.in('hand', this.active).map((card) => ({ card }));
    const count = hand.length - 7;
    if (count > 0) {
      const player = this.active;
      for (const { card } of yield* choose({
        what: 'discard',
        player,
        about: null,
        of: hand,
        min: count,
        max: count,
      })) {
        this.#move(card, 'graveyard', 'discarded');
        this.told.push({ type: 'discarded', card });
      }
    }
    for (const card of this.cards) card.damage = 0;
  }

  /** Players get priority until both pass on an empty stack. */
  *#priorities(): Run {
    let player = this.active;
    for (let passes = 0; ; ) {
      this.#checkState();
      if (this.reason !== '') return;
      this.priority = player;
      const [move = 'pass'] = yield* choose({
        what: 'move',
        player,
        about: null,
        of: this.#moves(player),
        min: 1,
        max: 1,
      });
      passes = move === 'pass' ? passes + 1 : 0;
      if (move !== 'pass') yield* this.#do(player, move);
      else if (passes < 2) player = 1 - player;
      else if (this.stack.length === 0) return;
      else {
        this.#resolve();
        passes = 0;
        player = this.active;
      }
    }
  }

  #moves(player: number): readonly ('pass' | Move)[] {
    const sorcery = player === this.active && this.step.endsWith('main') && this.stack.length === 0;
    const sources = this.#sources(player);
    const mana = [...this.#poolOf(player), ...sources.flatMap(({ def }) => def.makes ?? [])];
    const hand = this.in('hand', player);
    const mayPlay = sorcery && this.players[player]?.landsPlayed === 0;
    const lands = hand.filter(({ def }) => def.kind === 'land' && mayPlay);
    const spells = hand.filter(({ def }) => def.kind === 'instant' || (def.kind === 'creature' && sorcery));
    const payable = spells.filter(({ def }) => waysToPay(def.cost, mana).length > 0);
    return [
      'pass',
      ...sources.map((card): Move => ({ do: 'tap', card })),
      ...lands.map((card): Move => ({ do: 'play', card })),
      ...payable.map((card): Move => ({ do: 'cast', card })),
    ];
  }

  #poolOf(player: number): Color[] {
    return this.players[player]?.pool ?? [];
  }

  /** What the player can tap for mana: a creature only if it was there as the turn began. */
  #sources(player: number): readonly Card[] {
    return this.in('battlefield', player).filter(
      ({ def, tapped, sick }) => def.makes !== null && !tapped && !(def.kind === 'creature' && sick),
    );
  }

  *#do(player: number, { do: what, card }: Move): Run {
    if (what === 'tap') this.#tapForMana(card);
    if (what === 'cast') yield* this.#cast(player, card);
    if (what === 'play') {
      const owner = this.players[player];
      if (owner !== undefined) owner.landsPlayed++;
      this.#move(card, 'battlefield', 'played');
    }
  }

  #tapForMana(card: Card): void {
    const { makes } = card.def;
    if (makes === null) return;
    this.#setTapped(card, true);
    this.#poolOf(card.owner).push(makes);
    this.told.push({ type: 'mana', card, color: makes });
  }

  *#cast(player: number, card: Card): Run {
    const spell: Spell = { card, target: null, paid: '' };
    this.#move(card, 'stack', 'cast');
    this.stack.push(spell);
    if (card.def.burn > 0) {
      const of = this.#targets();
      const [target = null] = yield* choose({ what: 'target', player, about: card, of, min: 1, max: 1 });
      spell.target = target;
      if (target !== null) this.told.push({ type: 'target', card, target });
    }
    yield* this.#pay(player, spell);
    this.told.push({ type: 'cast', card });
  }

  #targets(): readonly Target[] {
    const creatures = this.in('battlefield').filter(({ def }) => def.kind === 'creature');
    return [...this.players.map((_, player) => ({ player })), ...creatures.map((card) => ({ card }))];
  }

  *#pay(player: number, spell: Spell): Run {
    const pool = this.#poolOf(player);
    const { card } = spell;
    const { cost } = card.def;
    for (let tapped: Item | undefined; tapped !== 'pay'; ) {
      const sources = this.#sources(player).map((source): Item => ({ do: 'tap', card: source }));
      if (sources.length === 0) break;
      const of = waysToPay(cost, pool).length > 0 ? [...sources, 'pay' as const] : sources;
      [tapped] = yield* choose({ what: 'mana', player, about: card, of, min: 1, max: 1 });
      if (typeof tapped === 'object' && 'do' in tapped) this.#tapForMana(tapped.card);
    }
    const of = waysToPay(cost, pool).map((mana) => ({ mana }));
    const [way] = of.length > 1 ? yield* choose({ what: 'way to pay', player, about: card, of, min: 1, max: 1 }) : of;
    spell.paid = way?.mana ?? '';
    for (const mana of spell.paid) pool.splice(pool.indexOf(mana as Color), 1);
    this.told.push({ type: 'spent', card, mana: spell.paid });
  }

  #resolve(): void {
    const spell = this.stack.at(-1);
    if (spell === undefined) return;
    const { card, target } = spell;
    const legal = target === null || 'player' in target || target.card.place === 'battlefield';
    if (legal && target !== null) this.#damage([{ from: card, to: target, amount: card.def.burn, combat: false }]);
    this.told.push({ type: 'resolved', card, legal });
    this.stack.pop();
    this.#move(card, card.def.kind === 'creature' ? 'battlefield' : 'graveyard', 'resolution');
  }

  *#declareAttackers(): Run {
    const player = this.active;
    const able = this.in('battlefield', player).filter((card) => isCreature(card) && !card.tapped && !card.sick);
    const of = able.map((card) => ({ card }));
    if (of.length === 0) return;
    const attackers = yield* choose({ what: 'attackers', player, about: null, of, min: 0, max: of.length });
    for (const { card } of attackers) this.#setTapped(card, true);
    for (const { card } of attackers) {
      this.fights.set(card, []);
      this.told.push({ type: 'attacked', card });
    }
  }

  *#declareBlockers(): Run {
    const player = 1 - this.active;
    const able = this.in('battlefield', player).filter((card) => isCreature(card) && !card.tapped);
    const attackers = this.#attackers();
    const of = able.flatMap((blocker) => attackers.map((attacker) => ({ blocker, attacker })));
    if (of.length === 0) return;
    for (const { blocker, attacker } of yield* choose({
      what: 'blockers',
      player,
      about: null,
      of,
      min: 0,
      max: of.length,
    })) {
      this.fights.get(attacker)?.push(blocker);
      this.told.push({ type: 'blocked', card: blocker, attacker });
    }
    for (const [card, blockers] of this.fights)
      if (blockers.length > 0) this.told.push({ type: 'became blocked', card });
  }

  #attackers(): readonly Card[] {
    return [...this.fights.keys()].filter(({ place }) => place === 'battlefield');
  }

  *#combatDamage(): Run<readonly Damage[]> {
    const dealt: Damage[] = [];
    for (const from of this.#attackers()) {
      const all = this.fights.get(from) ?? [];
      const of = all.filter(({ place }) => place === 'battlefield').map((card) => ({ card }));
      const { power } = from.def;
      if (all.length === 0) dealt.push({ from, to: { player: 1 - this.active }, amount: power, combat: true });
      const asked: Choice = { what: 'damage', player: this.active, about: from, of, min: power, max: power };
      const amounts = of.length > 1 ? yield asked : [power];
      for (const [index, to] of of.entries()) {
        dealt.push({ from, to, amount: amounts[index] ?? 0, combat: true });
        dealt.push({ from: to.card, to: { card: from }, amount: to.card.def.power, combat: true });
      }
    }
    return dealt;
  }

  #damage(all: readonly Damage[]): void {
    for (const damage of all.filter(({ amount }) => amount > 0)) {
      const { to, amount } = damage;
      const player = 'player' in to ? this.players[to.player] : undefined;
      if (player !== undefined) player.life -= amount;
      if ('card' in to) to.card.damage += amount;
      this.told.push({ type: 'damage', ...damage });
    }
  }

  #checkState(): void {
    const lost = this.players.map(({ life }, player) => life <= 0 || this.#deckedOut.has(player));
    const winner = lost.indexOf(false);
    if (lost.includes(true)) this.#end(winner < 0 ? null : winner, 'a player has lost');
    const dying = this.in('battlefield').filter((card) => isCreature(card) && card.damage >= card.def.toughness);
    for (const card of dying) this.#move(card, 'graveyard', 'destroyed');
  }

  #setTapped(card: Card, tapped: boolean): void {
    card.tapped = tapped;
    this.told.push({ type: tapped ? 'tapped' : 'untapped', card });
  }

  #move(card: Card, to: Place, why: string): void {
    const from = card.place;
    const library = this.libraries[card.owner] ?? [];
    if (from === 'library') library.splice(library.indexOf(card), 1);
    Object.assign(card, { place: to, tapped: false, sick: true, damage: 0 });
    this.told.push({ type: 'move', card, from, to, why });
  }
}

type Move = Extract<Item, { readonly do: string }>;

function* choose<I extends Item>(choice: Omit<Choice, 'of'> & { readonly of: readonly I[] }): Run<readonly I[]> {
  const numbers = yield choice;
  return numbers.flatMap((place) => choice.of.slice(place, place + 1));
}

function isCreature({ def }: Card): boolean {
  return def.kind === 'creature';
}

function blockerIn(item: Item | undefined): readonly Card[] {
  return typeof item === 'object' && 'blocker' in item ? [item.blocker] : [];
}
