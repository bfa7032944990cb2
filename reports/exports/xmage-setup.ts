import type { Board, BoardCard, Zone } from '../../protocol/index.ts';
import { called, cardsIn, isMixed, isToken, MIXED, unsaidOfCard, unsaidOfPlayer } from './source.ts';
import { javaString, xmageCounter, xmagePlayers } from './xmage-words.ts';

/** Statements that set up a board for a test of XMage, and what they do not say. */
export interface JavaLines {
  readonly lines: readonly string[];
  readonly notSaid: readonly string[];
}

/** How a test calls a card: by an alias where its name is not enough. */
export type Aliases = ReadonlyMap<string, string>;

/** An alias for each card of which there is another one of that name. */
export function aliasesOf({ cards }: Board): Aliases {
  const isDouble = ({ name }: BoardCard): boolean => cards.filter((other) => other.name === name).length > 1;
  return new Map(cards.filter(isDouble).map(({ id }) => [id, id.replace(/\W/g, '_')]));
}

/** Everything before the first turn: a test begins with that, in its untap step. */
export function setUpLines(board: Board, aliases: Aliases): JavaLines {
  const fields = xmagePlayers(board.players.length);
  const sides = board.players.map((_, seat) => sideOf(board, seat, fields[seat] ?? '', aliases));
  const starter = fields[board.active] ?? '';
  return {
    lines: [
      ...(starter === 'playerA' ? [] : [`activePlayer = ${starter};`]),
      'skipInitShuffling();',
      ...sides.flatMap(({ lines }) => lines),
      ...(board.players.length === 3 ? ['concede(1, PhaseStep.UPKEEP, playerB);'] : []),
    ],
    notSaid: [...ofBoard(board), ...sides.flatMap(({ notSaid }) => notSaid)],
  };
}

const ZONES: readonly (readonly [Zone, string])[] = [
  ['battlefield', 'BATTLEFIELD'],
  ['hand', 'HAND'],
  ['graveyard', 'GRAVEYARD'],
  ['exile', 'EXILED'],
  ['library', 'LIBRARY'],
];

function sideOf(board: Board, seat: number, field: string, aliases: Aliases): JavaLines {
  const { life = 20, counters = {}, landsPlayed = 0 } = board.players[seat] ?? {};
  // What is added to a library last is on its top.
  const zones = ZONES.map(([zone, name]) => {
    const cards = cardsIn(board, zone, seat).filter((card) => !isToken(card.name));
    return { name, cards: zone === 'library' ? [...cards].reverse() : cards };
  });
  const all = zones.flatMap(({ cards }) => cards);
  const tokens = cardsIn(board, 'battlefield', seat).filter((card) => isToken(card.name));
  return {
    lines: [
      `setLife(${field}, ${life});`,
      `removeAllCardsFromLibrary(${field});`,
      ...zones.flatMap(({ name, cards }) =>
        grouped(cards, aliases).map((card) => `addCard(Zone.${name}, ${field}, ${card});`),
      ),
      ...all.flatMap((card) => counterLines(card, field, aliases)),
    ],
    notSaid: [
      ...unsaidOfPlayer({ counters, landsPlayed }, seat),
      ...tokens.map((card) => `The token ${called(card)}: XMage has tokens by their classes.`),
      ...all.flatMap(ofCard),
    ],
  };
}

/** Arguments of `addCard`, with how many where several cards in a row are alike. */
function grouped(cards: readonly BoardCard[], aliases: Aliases): readonly string[] {
  return cards.flatMap((card, index) => {
    const key = argumentsOf(card, aliases);
    if (index > 0 && argumentsOf(cards[index - 1] as BoardCard, aliases) === key) return [];
    const count = cards.slice(index).findIndex((each) => argumentsOf(each, aliases) !== key);
    const times = count < 0 ? cards.length - index : count;
    if (card.tapped) return [`${key}, ${times}, true`];
    return [times === 1 ? key : `${key}, ${times}`];
  });
}

function argumentsOf({ id, name }: BoardCard, aliases: Aliases): string {
  const alias = aliases.get(id);
  return javaString(alias === undefined ? name : `${name}@${alias}`);
}

function counterLines({ id, name, zone, counters }: BoardCard, field: string, aliases: Aliases): readonly string[] {
  if (zone !== 'battlefield') return [];
  const alias = aliases.get(id);
  return Object.entries(counters).flatMap(([kind, count]) => {
    const type = xmageCounter(kind);
    if (type === null) return [];
    const card = javaString(alias === undefined ? name : `@${alias}`);
    return [`addCounters(1, PhaseStep.UPKEEP, ${field}, ${card}, ${type}, ${count});`];
  });
}

function ofBoard(board: Board): readonly string[] {
  const { turn, step, players, active } = board;
  const draws = players.length > 2 && step !== 'upkeep';
  return [
    ...(turn === 1 ? [] : [`That it is turn ${turn}: the test begins with turn 1.`]),
    ...(step === 'upkeep'
      ? []
      : [`That the game begins in the ${step} step: the test goes there from the beginning of the turn.`]),
    ...(draws ? [`That player ${active} has drawn for the turn already: the test has that player draw.`] : []),
    ...(players.length === 3 ? ['That there are 3 players: a fourth one, playerB, concedes in the first upkeep.'] : []),
    ...(isMixed(board) ? [MIXED] : []),
  ];
}

function ofCard(card: BoardCard): readonly string[] {
  const { zone, held, counters, attachedTo, exiledWith, chosen, name } = card;
  const isOn = zone === 'battlefield';
  const others = Object.entries(counters).filter(([kind]) => !isOn || xmageCounter(kind) === null);
  const marked = Object.keys(counters).length > others.length;
  return [
    ...(name.includes('@') ? [`The name of ${called(card)}: XMage reads an alias after the @.`] : []),
    ...(isOn && !held ? [`That ${called(card)} came under its controller’s control this turn.`] : []),
    ...unsaidOfCard(card),
    ...(marked
      ? [`That the counters are on ${called(card)} from the beginning: they are put there in the first upkeep.`]
      : []),
    ...others.map(([kind, count]) => `${count} ${kind} counters on ${called(card)}.`),
    ...(attachedTo === null ? [] : [`That ${called(card)} is attached to ${attachedTo}.`]),
    ...(exiledWith === null ? [] : [`That ${called(card)} was exiled with ${exiledWith}.`]),
    ...Object.values(chosen).map((value) => `That ${value} was chosen for ${called(card)}.`),
  ];
}
