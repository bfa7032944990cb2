import type {
  Answer,
  Board,
  Happening,
  IllegalAnswer,
  PermanentView,
  Question,
  Session,
  StackView,
  Standing,
  View,
} from '../../protocol/index.ts';
import { cannotSetUp, engineOf, Names, type PlacedCard, playerName, question, viewOf } from '../kit/index.ts';
import { CARDS, cardNamed, inOrder, manaValue } from './cards.ts';
import { ToyGame } from './toy-engine.ts';
import type { Card, Choice, Item, OfCard, OfGame, Spell } from './toy-words.ts';

/** The toy engine as the suite can judge it: this file is all that its adapter is. */
export const toy = engineOf({
  description: {
    ...{ name: 'toy', version: '1', level: 0, minPlayers: 2, maxPlayers: 2 },
    facets: ['zones', 'battlefield', 'stack', 'pools', 'events', 'options'],
  },
  knows: (name) => CARDS.has(name),
  load: (board) => new ToySession(board),
  start: () => cannotSetUp('its games begin in the middle'),
});

/** For what the engine waits, as the protocol has it: kind, purpose and rule. */
const QUESTIONS: Readonly<Record<Choice['what'], readonly [Question['kind'], string, string]>> = {
  move: ['priority', 'priority', '117.1'],
  target: ['objects', 'targets', '601.2c'],
  mana: ['pay', 'mana payment', '601.2g'],
  'way to pay': ['value', 'mana to spend', '601.2h'],
  attackers: ['attackers', 'attackers', '508.1'],
  blockers: ['blockers', 'blockers', '509.1'],
  damage: ['divide', 'combat damage', '510.1c'],
  discard: ['objects', 'discard to hand size', '514.1'],
};

class ToySession implements Session {
  readonly #game: ToyGame;
  readonly #names = new Names<Card>();
  readonly #happened: Happening[] = [];

  constructor({ players, cards }: Board) {
    const own = cards.map(({ id, name, owner, zone, tapped, held, damage }): Card => {
      const card: Card = { def: cardNamed(name), owner, place: zone, tapped, sick: !held, damage };
      this.#names.card(card, id);
      return card;
    });
    const seats = players.map(({ life, landsPlayed }) => ({ life, landsPlayed, pool: [] }));
    this.#game = new ToyGame(seats, own);
  }

  standing(): Standing {
    const { choice, winner, reason } = this.#game;
    if (choice === null) return { kind: 'over', winner, reason };
    const { what, player, about, min, max } = choice;
    const [kind, purpose, cr] = QUESTIONS[what];
    const source = about === null ? null : this.#names.of(about);
    const asked = { kind, player, purpose, source, cr, options: this.#options(choice), min, max };
    return { kind: 'asks', question: question(asked) };
  }

  /** The kit has seen to it that the answer fits the question. */
  answer(answer: Answer): IllegalAnswer | null {
    const { choice } = this.#game;
    if (choice === null) throw new Error('the game is over');
    if (answer.kind === 'concede') this.#game.concede(choice.player);
    const options = this.#options(choice);
    const picked = answer.kind === 'pick' ? answer.picks.map((pick) => options.indexOf(pick)) : null;
    const numbers = answer.kind === 'divide' ? answer.amounts : picked;
    const why = numbers === null ? null : this.#game.answer(numbers);
    for (const told of this.#game.told.splice(0))
      this.#happened.push(...('card' in told ? this.#ofCard(told) : this.#ofGame(told)));
    return why === null ? null : { kind: 'illegal answer', cr: QUESTIONS[choice.what][2], why };
  }

  /** The options by meaning, in the order of the engine. */
  #options({ what, player, of }: Choice): readonly string[] {
    const whom = what === 'attackers' ? `>${playerName(1 - player)}` : '';
    return of.map((item) => `${this.#name(item)}${whom}`);
  }

  #name(item: Item): string {
    if (typeof item === 'string') return item;
    if ('mana' in item) return item.mana;
    if ('player' in item) return playerName(item.player);
    if ('blocker' in item) return `${this.#names.of(item.blocker)}>${this.#names.of(item.attacker)}`;
    const card = this.#names.of(item.card);
    if (!('do' in item)) return card;
    return item.do === 'tap' ? `activate ${card}/0` : `${item.do} ${card}`;
  }

  happenings(): readonly Happening[] {
    return this.#happened.splice(0);
  }

  #ofCard(told: OfCard): readonly Happening[] {
    const { type, card } = told;
    const [object, player] = [this.#names.of(card), card.owner];
    switch (type) {
      case 'move':
        this.#names.becameNew(card);
        return [{ kind: 'moved', object, from: told.from, to: told.to, cause: told.why }];
      case 'tapped':
      case 'untapped':
      case 'became blocked':
        return [{ kind: type, object }];
      case 'mana':
        return [
          { kind: 'activated', object, ability: `${object}/0`, player, manaAbility: true },
          { kind: 'mana added', player, mana: told.color, source: object, triggered: false },
          { kind: 'tapped for mana', object, player, produced: told.color },
        ];
      case 'spent':
        return [{ kind: 'mana spent', player, mana: told.mana, on: object }];
      case 'cast':
        return [{ kind: type, object, player, from: 'hand' }];
      case 'target':
        return [{ kind: 'became target', target: this.#name(told.target), of: object }];
      case 'resolved':
        return [{ kind: type, object, did: told.legal ? 'resolved' : 'had no legal target' }];
      case 'drew':
      case 'discarded':
        return [{ kind: type, player, card: object }];
      case 'attacked':
        return [{ kind: type, object, defender: playerName(1 - player) }];
      case 'blocked':
        return [{ kind: type, object, attacker: this.#names.of(told.attacker) }];
    }
  }

  #ofGame(told: OfGame): readonly Happening[] {
    switch (told.type) {
      case 'lost mana':
        return [{ kind: 'mana lost', player: told.player, mana: told.mana }];
      case 'turn began':
        return [{ kind: told.type, active: told.active, turn: told.turn }];
      case 'step began':
        return [{ kind: told.type, step: told.step, active: told.active, turn: told.turn }];
      case 'damage': {
        const { type: kind, from, to, amount, combat } = told;
        const damage = { kind, from: this.#names.of(from), to: this.#name(to), amount, combat };
        return 'player' in to ? [damage, { kind: 'life', player: to.player, change: -amount }] : [damage];
      }
    }
  }

  view(): View {
    const { turn, active, step, priority, players, stack, libraries, cards } = this.#game;
    const elsewhere = [...libraries.flat(), ...cards.filter(({ place }) => place !== 'library')];
    return viewOf({
      ...{ turn, active, step, priority },
      players: players.map(({ life, landsPlayed, pool }, seat) => ({
        ...{ seat, life, landsPlayed, counters: {}, inGame: true, pool: inOrder(pool), unspent: [...inOrder(pool)] },
      })),
      battlefield: this.#game.in('battlefield').map((card) => this.#permanent(card)),
      stack: stack.map((spell) => this.#spell(spell)),
      cards: elsewhere.flatMap((card): readonly PlacedCard[] =>
        card.place === 'battlefield' || card.place === 'stack' ? [] : [{ ...this.#card(card), zone: card.place }],
      ),
    });
  }

  #card(card: Card) {
    const { def, owner } = card;
    return { ref: this.#names.of(card), name: def.name, owner, incarnation: this.#names.incarnation(card) };
  }

  #permanent(card: Card): PermanentView {
    const { owner, tapped, sick, damage } = card;
    const { kind, subtypes, cost, power, toughness } = card.def;
    const size = kind === 'creature' ? { power, toughness } : { power: null, toughness: null };
    const { fights } = this.#game;
    return {
      ...{ ...this.#card(card), controller: owner, card: true, ...typesOf(card), subtypes, keywords: [], ...size },
      ...{ supertypes: kind === 'land' ? ['basic'] : [], tapped, held: !sick, damage, counters: {}, attachedTo: null },
      manaValue: manaValue(cost),
      attacking: fights.has(card) ? playerName(1 - owner) : null,
      blocking: [...fights].flatMap(([attacker, all]) => (all.includes(card) ? [this.#names.of(attacker)] : [])),
    };
  }

  #spell({ card, target, paid }: Spell): StackView {
    const aims = target === null ? { targets: [], division: [] } : { targets: [[this.#name(target)]], division: [[]] };
    return {
      ...{ ...this.#card(card), kind: 'spell', controller: card.owner, card: true, source: null, ability: null },
      ...{ x: null, modes: [], paid: [], manaSpent: paid, manaValue: manaValue(card.def.cost) },
      ...{ ...aims, ...typesOf(card) },
    };
  }
}

function typesOf({ def }: Card) {
  const colors = inOrder([...new Set(def.cost.replace(/\d/g, ''))]);
  return { types: [def.kind], colors: [...colors] };
}
