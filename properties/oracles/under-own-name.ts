import { CARDS, holdsNode } from './card-facts.ts';

/** Whether a permanent of this name may be a copy under its own name: its name does not tell its text. CR 707.9b */
export function hidesItsText(name: string): boolean {
  return COPIES_UNDER_THEIR_NAME.has(name);
}

/** Cards that copy something and keep, or set, a name of their own. */
const COPIES_UNDER_THEIR_NAME: ReadonlySet<string> = new Set(
  CARDS.filter((card) => holdsNode(card, ({ kind }) => kind === 'setName')).map(({ name }) => name),
);
