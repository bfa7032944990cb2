import type { Board, EngineUnderTest, Session, Standing, StackView, View, Zone } from '../../protocol/index.ts';
import { refuse, type ToyCard, type ToyFault, ToyGame, type ToyManner } from './toy-game.ts';

const KNOWN = ['Spring', 'Flare', 'Bear'];

/** An engine for the toy game; see `ToyGame`. */
export function toyEngine(fault: ToyFault = 'none', manner: ToyManner = 'at once'): EngineUnderTest {
  return {
    describe: () => ({
      name: `toy: ${fault}`,
      version: '1',
      level: 2,
      facets: ['zones', 'battlefield', 'stack', 'pools', 'events', 'options'],
      minPlayers: 2,
      maxPlayers: 2,
    }),
    unknownCards: (names) => names.filter((name) => !KNOWN.includes(name)),
    load: (board) => load(board, fault, manner),
    start: () => ({ kind: 'cannot set up', why: 'a toy has no decks' }),
  };
}

function load(board: Board, fault: ToyFault, manner: ToyManner): ReturnType<EngineUnderTest['load']> {
  const unknown = board.cards.find(({ name }) => !KNOWN.includes(name));
  if (unknown !== undefined)
    return { kind: 'illegal board', card: unknown.id, why: `no card is called ${unknown.name}` };
  return session(new ToyGame(board, fault, manner));
}

function session(game: ToyGame): Session {
  const run = game.play();
  let step = run.next();
  return {
    standing: (): Standing =>
      step.done ? { kind: 'over', winner: step.value, reason: 'no life' } : { kind: 'asks', question: step.value },
    answer(answer) {
      if (step.done) return refuse('the game is over');
      const why = game.refusal(step.value, answer);
      if (why !== null) return refuse(why);
      step = run.next(answer);
      return null;
    },
    view: () => viewOf(game),
    happenings: () => game.happened.splice(0),
  };
}

function viewOf(game: ToyGame): View {
  const { turn, active, step, priority } = game;
  const [cards, spells, life, pools] = [game.cards.map(copyOf), [...game.stack], [...game.life], [...game.pools]];
  return {
    turn,
    active,
    step,
    priority,
    get players() {
      return life.map((each, seat) => playerView(seat, each, pools[seat] ?? ''));
    },
    get stack() {
      return spells.map(stackView);
    },
    get battlefield() {
      return cards.filter(({ zone }) => zone === 'battlefield').map(permanent);
    },
    zone: (zone: Exclude<Zone, 'battlefield'>, owner) =>
      cards.filter((card) => card.zone === zone && card.player === owner).map(cardView),
  };
}

function copyOf({ id, name, player, zone, tapped }: ToyCard): ToyCard {
  return { id, name, player, zone, tapped };
}

function playerView(seat: number, life: number, pool: string): View['players'][number] {
  return { seat, life, pool, unspent: [...pool], counters: {}, landsPlayed: 0, inGame: life > 0 };
}

function cardView({ id, name, player }: ToyCard): ReturnType<View['zone']>[number] {
  return { ref: id, name, owner: player, incarnation: 0 };
}

function permanent(card: ToyCard): View['battlefield'][number] {
  const types = card.name === 'Bear' ? ['creature'] : ['land'];
  return {
    ...cardView(card),
    ...{ controller: card.player, card: true, types, subtypes: [], supertypes: [], colors: [], keywords: [] },
    ...{ power: null, toughness: null, tapped: card.tapped, held: true, damage: 0, counters: {}, attachedTo: null },
    ...{ manaValue: 0, attacking: null, blocking: [] },
  };
}

function stackView({ id, player, x, target }: ToyGame['stack'][number]): StackView {
  return {
    ...{ ref: id, name: 'Flare', owner: player, incarnation: 0, kind: 'spell', controller: player, card: true },
    ...{ source: null, ability: null, x, modes: [], targets: [[`p${target}`]], division: [], paid: [], manaSpent: '' },
    ...{ manaValue: x, types: ['sorcery'], colors: [] },
  };
}
