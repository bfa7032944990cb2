import type {
  Answer,
  Board,
  Happening,
  IllegalAnswer,
  Option,
  Question,
  Seat,
  StepName,
} from '../../protocol/index.ts';

/** Ways in which the toy engine can be wrong. */
export type ToyFault =
  | 'none'
  | 'one damage too much'
  | 'taps what is tapped'
  | 'hides Flare'
  | 'refuses Flare'
  | 'crashes on damage'
  | 'runs out';

/** The same game, asked about at once or in other pieces and another order. */
export type ToyManner = 'at once' | 'piece by piece' | 'pays by itself';

/**
 * A game made up for tests of the runner, with Magic's words: Springs tap for {G}; Flare is cast for X and deals X damage
 * to a player; Bears attack. Each turn has a main phase, an attack and an end step.
 */
export class ToyGame {
  readonly cards: ToyCard[];
  readonly life: number[];
  readonly pools: string[];
  readonly stack: ToySpell[] = [];
  readonly happened: Happening[] = [];
  turn: number;
  active: Seat;
  step: StepName;
  priority: Seat | null = null;
  readonly #fault: ToyFault;
  readonly #manner: ToyManner;

  constructor(board: Board, fault: ToyFault, manner: ToyManner) {
    this.cards = board.cards.map(({ id, name, controller, zone, tapped }) => ({
      id,
      name,
      player: controller,
      zone,
      tapped,
    }));
    this.life = board.players.map(({ life }) => life);
    this.pools = board.players.map(() => '');
    this.turn = board.turn;
    this.active = board.active;
    this.step = board.step;
    this.#fault = fault;
    this.#manner = manner;
  }

  /** The game from where it stands: questions are yielded, the winner is returned. */
  *play(): Generator<Question, Seat | null, Answer> {
    for (;;) {
      yield* this.#main('precombat main');
      yield* this.#attack();
      yield* this.#main('end');
      if (this.#isOver()) return this.life.findIndex((life) => life > 0);
      this.turn++;
      this.active = 1 - this.active;
      for (const card of this.cards) if (card.player === this.active) card.tapped = false;
      this.happened.push({ kind: 'turn began', active: this.active, turn: this.turn });
    }
  }

  *#main(step: StepName): Generator<Question, void, Answer> {
    this.step = step;
    let passes = 0;
    for (let player = this.active; !this.#isOver(); ) {
      this.priority = player;
      const option = picked(yield this.#priorityQuestion(player));
      this.priority = null;
      if (option !== 'pass') yield* this.#act(player, option);
      passes = option === 'pass' ? passes + 1 : 0;
      if (option === 'pass') player = 1 - player;
      if (passes < 2) continue;
      if (this.stack.length === 0) break;
      this.#resolve();
      [passes, player] = [0, this.active];
    }
    this.pools.fill('');
  }

  *#act(player: Seat, option: Option): Generator<Question, void, Answer> {
    const id = option.split(' ')[1] ?? '';
    if (option.startsWith('activate')) this.#tap(player, id.split('/')[0] ?? '');
    else yield* this.#cast(player, id);
  }

  *#cast(player: Seat, id: string): Generator<Question, void, Answer> {
    const most = this.pools[player]?.length ?? 0;
    const untapped = this.#sources(player).length;
    const xQuestion = question('number', player, 'X', id, [], 0, most + untapped);
    const targetQuestion = question('objects', player, 'targets', id, ['p0', 'p1'], 1, 1);
    const [first, second] =
      this.#manner !== 'piece by piece' ? [xQuestion, targetQuestion] : [targetQuestion, xQuestion];
    const answers = [yield first];
    if (answers[0]?.kind !== 'take back') answers.push(yield second);
    const x = answers.map((answer) => (answer.kind === 'number' ? answer.value : 0)).reduce((a, b) => a + b);
    const takenBack = answers.some(({ kind }) => kind === 'take back') || !(yield* this.#pay(player, id, x));
    if (takenBack) {
      this.happened.push({ kind: 'taken back', player, object: id });
      return;
    }
    const target = answers.map((answer) => (answer.kind === 'pick' ? picked(answer) : '')).join('');
    this.#card(id).zone = 'stack';
    this.stack.push({ id, player, x, target: Number(target.slice(1)) });
    this.happened.push({ kind: 'cast', object: id, player, from: 'hand' });
  }

  *#pay(player: Seat, id: string, x: number): Generator<Question, boolean, Answer> {
    for (;;) {
      const enough = (this.pools[player]?.length ?? 0) >= x;
      const abilities = this.#sources(player);
      if (this.#manner === 'pays by itself') {
        const last = abilities.at(-1);
        if (enough) break;
        if (last === undefined) return false;
        this.#tap(player, sourceOf(last));
        continue;
      }
      const asked = question('pay', player, 'mana payment', id, [...abilities, 'pay'], 1, 1);
      const answer = yield { ...asked, incomplete: enough ? [] : ['pay'] };
      if (answer.kind === 'take back') return false;
      const option = picked(answer);
      if (option !== 'pay') this.#tap(player, sourceOf(option));
      else if (!enough) return false;
      else break;
    }
    this.pools[player] = (this.pools[player] ?? '').slice(x);
    return true;
  }

  #resolve(): void {
    const spell = this.stack.pop();
    if (spell === undefined) return;
    if (this.#fault === 'crashes on damage' && spell.x > 1) throw new Error(`no damage for ${spell.id}`);
    const amount = this.#fault === 'one damage too much' && spell.x > 0 ? spell.x + 1 : spell.x;
    this.#card(spell.id).zone = 'graveyard';
    this.happened.push({ kind: 'resolved', object: spell.id, did: 'dealt damage' });
    this.happened.push({ kind: 'damage', from: spell.id, to: `p${spell.target}`, amount, combat: false });
    this.life[spell.target] = (this.life[spell.target] ?? 0) - amount;
  }

  *#attack(): Generator<Question, void, Answer> {
    this.step = 'declare attackers';
    if (this.#isOver()) return;
    const defender = `p${1 - this.active}`;
    const bears = this.cards.filter(
      ({ name, zone, player, tapped }) =>
        name === 'Bear' && zone === 'battlefield' && player === this.active && !tapped,
    );
    const options = bears.map(({ id }) => `${id}>${defender}`).sort();
    const parts = this.#manner !== 'piece by piece' ? [options] : options.map((option) => [option]);
    const attacks: Option[] = [];
    for (const part of parts) {
      if (part.length === 0) continue;
      const answer = yield {
        ...question('attackers', this.active, 'attackers', null, part, 0, part.length),
        takeBack: false,
      };
      if (answer.kind === 'pick') attacks.push(...answer.picks);
    }
    for (const attack of attacks) this.#strike(attack.split('>')[0] ?? '', 1 - this.active);
  }

  #strike(id: string, defender: Seat): void {
    this.#card(id).tapped = true;
    this.happened.push({ kind: 'attacked', object: id, defender: `p${defender}` });
    this.happened.push({ kind: 'damage', from: id, to: `p${defender}`, amount: 2, combat: true });
    this.life[defender] = (this.life[defender] ?? 0) - 2;
  }

  #priorityQuestion(player: Seat): Question {
    if (this.#fault === 'runs out' && this.turn > 2)
      throw Object.assign(new Error('too many steps'), { name: 'Exhaustion' });
    const hidden = this.#fault === 'hides Flare' && this.pools[player] !== '';
    const flares = hidden
      ? []
      : this.cards.filter(({ name, zone, player: of }) => name === 'Flare' && zone === 'hand' && of === player);
    const options = [...this.#sources(player), ...flares.map(({ id }) => `cast ${id}`), 'pass'].sort();
    return { ...question('priority', player, 'priority', null, options, 1, 1), takeBack: false };
  }

  /** Why an answer is refused, or null. */
  refusal(asked: Question, answer: Answer): string | null {
    if (answer.kind === 'take back') return asked.takeBack ? null : 'nothing can be taken back';
    if (answer.kind === 'concede') return 'a toy is not conceded';
    if (answer.kind === 'number') {
      const fits = asked.kind === 'number' && answer.value >= asked.min && answer.value <= asked.max;
      return fits ? null : 'the number is out of range';
    }
    if (answer.kind === 'divide') return 'nothing is divided';
    if (this.#fault === 'refuses Flare' && picked(answer).startsWith('cast') && this.turn > 1) return 'no spells now';
    const known = answer.picks.every((option) => asked.options.includes(option));
    const fits = known && answer.picks.length >= asked.min && answer.picks.length <= asked.max;
    return fits && asked.kind !== 'number' ? null : 'those are not options';
  }

  #tap(player: Seat, id: string): void {
    this.#card(id).tapped = true;
    this.happened.push({ kind: 'tapped for mana', object: id, player, produced: 'G' });
    this.pools[player] = `${this.pools[player]}G`;
  }

  #sources(player: Seat): readonly Option[] {
    const all = this.#fault === 'taps what is tapped' && this.turn > 1;
    const springs = this.cards.filter(
      ({ name, zone, player: of }) => name === 'Spring' && zone === 'battlefield' && of === player,
    );
    return springs.filter(({ tapped }) => all || !tapped).map(({ id }) => `activate ${id}/0`);
  }

  #card(id: string): ToyCard {
    const found = this.cards.find((card) => card.id === id);
    if (found === undefined) throw new Error(`no card ${id}`);
    return found;
  }

  #isOver(): boolean {
    return this.life.some((life) => life <= 0);
  }
}

export interface ToyCard {
  readonly id: string;
  readonly name: string;
  readonly player: Seat;
  zone: string;
  tapped: boolean;
}

export interface ToySpell {
  readonly id: string;
  readonly player: Seat;
  readonly x: number;
  readonly target: Seat;
}

export function refuse(why: string): IllegalAnswer {
  return { kind: 'illegal answer', cr: '601.2', why };
}

function sourceOf(ability: Option): string {
  return ability.slice('activate '.length).split('/')[0] ?? '';
}

function picked(answer: Answer): Option {
  return answer.kind === 'pick' ? (answer.picks[0] ?? '') : '';
}

function question(
  kind: Question['kind'],
  player: Seat,
  purpose: string,
  source: string | null,
  options: readonly Option[],
  min: number,
  max: number,
): Question {
  return { kind, player, purpose, source, cr: '601.2', takeBack: true, options, incomplete: [], min, max };
}
