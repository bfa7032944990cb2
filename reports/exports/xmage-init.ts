import type { Board, BoardCard, Zone } from '../../protocol/index.ts';
import { commentLines } from './comments.ts';
import {
  baseName,
  called,
  type CannotExport,
  cardsIn,
  type Exported,
  type ExportSource,
  isMixed,
  isToken,
  MIXED,
  unsaidOfPlayer,
} from './source.ts';

/** A line of commands for XMage's server in test mode (`config/init.txt`): cards that are put into zones of a game in progress. */
export function xmageInit(source: ExportSource): Exported | CannotExport {
  const { start } = source.counterexample.case;
  if (start.kind === 'decks')
    return { kind: 'cannot export', why: 'init.txt of XMage puts cards into zones and has no decks' };
  const { board } = start;
  const notSaid = notSaidBy(board);
  const text = [
    ...commentLines(source, GRADE, notSaid).map((line) => `# ${line}`),
    `[headjudge ${source.counterexample.property}]`,
    ...board.players.flatMap((_, seat) => sideLines(board, seat)),
  ].join('\n');
  return {
    kind: 'exported',
    grade: GRADE,
    fileName: `${baseName(source.counterexample)}-init.txt`,
    text: `${text}\n`,
    notSaid,
  };
}

const GRADE = 'read back by our reader';

/** What players are called at a table for one with computers. */
export function playerName(seat: number): string {
  return seat === 0 ? 'Human' : seat === 1 ? 'Computer' : `Computer${seat}`;
}

export const INIT_ZONES: readonly (readonly [Zone, string])[] = [
  ['battlefield', 'battlefield'],
  ['hand', 'hand'],
  ['graveyard', 'graveyard'],
  ['exile', 'exiled'],
  ['library', 'library'],
];

/** What is put into a library last is on its top. Cards in a row that are alike are one line. */
function sideLines(board: Board, seat: number): readonly string[] {
  return INIT_ZONES.flatMap(([zone, word]) => {
    const own = cardsIn(board, zone, seat).filter((card) => whyNot(card) === null);
    const names = own.map(({ name }) => name);
    const order = zone === 'library' ? names.reverse() : names;
    const lines: { readonly name: string; count: number }[] = [];
    for (const name of order) {
      const last = lines.at(-1);
      if (last?.name === name) last.count++;
      else lines.push({ name, count: 1 });
    }
    return lines.map(({ name, count }) => `${word}:${playerName(seat)}:${name}:${count}`);
  });
}

/** Why a card has no line. */
function whyNot({ name }: BoardCard): string | null {
  if (isToken(name)) return 'tokens are told by their classes';
  if (!/^[^\p{Cc}\p{Cs}\u2028\u2029]+$/u.test(name) || name !== name.trim()) return 'its name is not one line';
  return /^[\dA-Z]{2,7}-/.test(name) ? 'its name would be read as that of an edition' : null;
}

function notSaidBy(board: Board): readonly string[] {
  const { players, turn, active, step, cards } = board;
  return [
    'What players do, and what is in the game already: cards are added to what is there.',
    'That nothing triggers as permanents enter.',
    `How players are called: put the names at your table for ${players.map((_, seat) => playerName(seat)).join(', ')}.`,
    `That it is turn ${turn}, ${step}, of player ${active}: go there first.`,
    ...players.flatMap((player, seat) => [
      `That player ${seat} has ${player.life} life.`,
      ...unsaidOfPlayer(player, seat),
    ]),
    ...(isMixed(board) ? [MIXED] : []),
    ...cards.flatMap(ofCard),
  ];
}

function ofCard(card: BoardCard): readonly string[] {
  const why = whyNot(card);
  if (why !== null) return [`The card ${called(card)}: ${why}.`];
  const { tapped, held, zone, damage, counters, owner, controller, attachedTo, exiledWith, chosen } = card;
  const marks = Object.entries(counters).map(([kind, count]) => `${count} ${kind} counters`);
  const more = [
    ...(tapped ? ['tapped'] : []),
    ...(zone === 'battlefield' && held ? ['there since before the turn'] : []),
    ...(damage === 0 ? [] : [`with ${damage} damage`]),
    ...(marks.length === 0 ? [] : [`with ${marks.join(' and ')}`]),
    ...(owner === controller ? [] : [`owned by player ${owner}`]),
    ...(attachedTo === null ? [] : [`attached to ${attachedTo}`]),
    ...(exiledWith === null ? [] : [`exiled with ${exiledWith}`]),
    ...Object.values(chosen).map((value) => `with ${value} chosen`),
  ];
  return more.length === 0 ? [] : [`That ${called(card)} is ${more.join(', ')}.`];
}
