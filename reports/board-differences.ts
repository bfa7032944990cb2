import type { Board, BoardCard, Start } from '../protocol/index.ts';

/** What sets the beginning of one game apart from that of another, a line each, without full stops; at least one line. */
export function boardDifferences(first: Start, second: Start): readonly string[] {
  if (first.kind !== 'board' || second.kind !== 'board') return ['it begins in another way'];
  const lines = [...placeLines(first.board, second.board), ...cardLines(first.board, second.board)];
  return lines.length > 0 ? lines : [orderLine(first.board, second.board)];
}

function placeLines(first: Board, second: Board): readonly string[] {
  const place = ({ turn, step, active }: Board) => `turn ${turn}, ${step} of player ${active}`;
  const lines = place(first) === place(second) ? [] : [`it is ${place(second)}, and not ${place(first)}`];
  const players = second.players.flatMap((player, seat) =>
    JSON.stringify(player) === JSON.stringify(first.players[seat])
      ? []
      : [`player ${seat} has ${player.life} life, other counters or land plays`],
  );
  return [...lines, ...players];
}

function cardLines(first: Board, second: Board): readonly string[] {
  const before = new Map(first.cards.map((card) => [card.id, card]));
  const after = new Set(second.cards.map(({ id }) => id));
  const gone = first.cards.filter(({ id }) => !after.has(id)).map((card) => `${cardText(card)} is not there`);
  const others = second.cards.flatMap((card) => {
    const was = before.get(card.id);
    if (was === undefined) return [`${cardText(card)} is there besides`];
    return same(was, card) ? [] : [`${cardText(card)} stands in the place of ${cardText(was)}`];
  });
  return [...others, ...gone];
}

function same(one: BoardCard, other: BoardCard): boolean {
  return JSON.stringify(one, Object.keys(one).sort()) === JSON.stringify(other, Object.keys(one).sort());
}

function cardText({ id, name, zone, controller, exiledWith }: BoardCard): string {
  const linked = exiledWith === null ? '' : `, exiled with ${exiledWith}`;
  return `${name} (${id}, ${zone} of player ${controller}${linked})`;
}

function orderLine(first: Board, second: Board): string {
  const inOrder = first.cards.every(({ id }, index) => id === second.cards[index]?.id);
  return inOrder ? 'the board is the same, and what is done is another' : 'its cards stand in another order';
}
