import type { PermanentView, StackView, View } from '../../protocol/index.ts';
import { listed, manaText } from '../../reports/index.ts';
import type { Book } from './book.ts';
import { compact } from './option-words.ts';
import type { Transcript } from './transcript.ts';

/** What is so at the end of a game, a text for each thing that can differ. */
export function factsOf({ view, end }: Transcript, book: Book): readonly string[] {
  const over =
    end.kind === 'over'
      ? [`the game is over: ${end.winner === null ? 'a draw' : `${book.player(end.winner)} wins`}`]
      : [];
  const refused = end.kind === 'refused' ? [`line ${end.line.number} is not allowed: ${end.refusal.why}`] : [];
  return [
    ...over,
    ...refused,
    ...view.players.flatMap(({ seat }) => playerFacts(seat, view, book)),
    ...stackFacts(view, book),
  ];
}

function playerFacts(seat: number, view: View, book: Book): readonly string[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const who = book.player(seat);
  if (!player.inGame) return [`${who} has left the game`];
  const counters = Object.entries(player.counters).map(([counter, count]) => `, ${count} ${counter}`);
  const zones = (['hand', 'graveyard', 'exile'] as const).map((zone) => {
    const cards = view.zone(zone, seat).map(({ ref }) => book.of(ref));
    return `${who}, ${zone}: ${cards.length === 0 ? 'nothing' : listed(compact(cards.sort()))}`;
  });
  const own = view.battlefield.filter(({ controller }) => controller === seat);
  const pool = player.pool === '' ? [] : [`${who} has ${manaText(player.pool)}`];
  return [
    `${who}: ${player.life} life${counters.join('')}`,
    ...own.map((one) => `${who} controls ${permanentText(one, book)}`),
    ...zones,
    ...pool,
  ];
}

function permanentText(
  { ref, power, toughness, tapped, counters, attachedTo, damage }: PermanentView,
  book: Book,
): string {
  const more = [
    ...(power === null ? [] : [`${power}/${toughness}`]),
    ...(tapped ? ['tapped'] : []),
    ...(damage > 0 ? [`${damage} damage`] : []),
    ...Object.entries(counters).flatMap(([counter, count]) => (count > 0 ? [`${count} ${counter}`] : [])),
    ...(attachedTo === null ? [] : [`attached to ${book.of(attachedTo)}`]),
  ];
  return `${book.of(ref)}${more.length === 0 ? '' : ` (${more.join(', ')})`}`;
}

function stackFacts({ stack }: View, book: Book): readonly string[] {
  return stack.length === 0 ? [] : [`on the stack, bottom first: ${listed(stack.map((one) => stackText(one, book)))}`];
}

function stackText({ ref, x, targets }: StackView, book: Book): string {
  const more = [
    ...(x === null ? [] : [`X = ${x}`]),
    ...(targets.flat().length === 0 ? [] : [`targets ${targets.flat().map(book.of).join(', ')}`]),
  ];
  return `${book.of(ref)}${more.length === 0 ? '' : ` (${more.join(', ')})`}`;
}
