import type { Board, BoardCard, Decks, Zone } from '../protocol/index.ts';
import { listed } from './names.ts';

/** A board by player and zone, as Markdown. */
export function boardText(board: Board): readonly string[] {
  const lines = [
    `Turn ${board.turn}, ${board.step}. Player ${board.active} is the active player and has priority.`,
    '',
  ];
  for (const [seat, player] of board.players.entries()) {
    const counters = Object.entries(player.counters).map(([name, count]) => `${count} ${name}`);
    const more = [`${player.life} life`, ...counters, ...lands(player.landsPlayed)].join(', ');
    lines.push(`**Player ${seat}**: ${more}`, '');
    const zones = ZONES.flatMap((zone) => zoneText(board, zone, seat));
    lines.push(...(zones.length === 0 ? ['- no cards'] : zones), '');
  }
  return lines;
}

/** The decks of a game from its beginning, as Markdown. */
export function decksText({ decks, life }: Decks): readonly string[] {
  const lines = [`A game from its beginning, with ${life} life each.`, ''];
  for (const [seat, deck] of decks.entries()) {
    const counts = new Map<string, number>();
    for (const name of deck) counts.set(name, (counts.get(name) ?? 0) + 1);
    lines.push(
      `- **Player ${seat}** (${deck.length} cards): ${listed([...counts].map(([name, count]) => `${count} ${name}`))}`,
    );
  }
  return [...lines, ''];
}

const ZONES: readonly Zone[] = ['battlefield', 'hand', 'graveyard', 'exile', 'library'];

function zoneText({ cards }: Board, zone: Zone, seat: number): readonly string[] {
  const whose = (card: BoardCard): number => (zone === 'battlefield' ? card.controller : card.owner);
  const own = cards.filter((card) => card.zone === zone && whose(card) === seat);
  if (own.length === 0) return [];
  const label = zone === 'library' ? 'library, top first' : zone;
  return [`- ${label}: ${own.map((card) => cardText(card)).join('; ')}`];
}

function cardText(card: BoardCard): string {
  const more = [
    ...(card.tapped ? ['tapped'] : []),
    ...(card.zone === 'battlefield' && !card.held ? ['came under control this turn'] : []),
    ...(card.controller === card.owner ? [] : [`owned by player ${card.owner}`]),
    ...(card.damage > 0 ? [`${card.damage} damage`] : []),
    ...Object.entries(card.counters).map(([name, count]) => `${count} ${name} counters`),
    ...(card.attachedTo === null ? [] : [`attached to ${card.attachedTo}`]),
    ...(card.exiledWith === null ? [] : [`exiled with ${card.exiledWith}`]),
    ...Object.entries(card.chosen).map(([what, value]) => `chosen ${what}: ${value}`),
  ];
  return more.length === 0 ? `${card.name} (${card.id})` : `${card.name} (${card.id}: ${more.join(', ')})`;
}

function lands(played: number): readonly string[] {
  return played === 0 ? [] : [`${played} ${played === 1 ? 'land' : 'lands'} played this turn`];
}
