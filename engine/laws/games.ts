import { randomFrom } from './random.ts';
import { rootOfBoard, rootOfDecks } from './random-roots.ts';
import { CARDS } from '../cards/registry.ts';
import type { Root } from '../state/root.ts';

/** So few cards that each is there several times, and bears on the others. */
const FEW = 15;

/**
 * The beginning of game number `seed`: of every two, one from decks and one from a board; of every four, two with few different
 * cards. `about`: only cards whose record has this word.
 */
export function beginning(seed: number, about = ''): Root {
  const random = randomFrom(seed);
  const known = about === '' ? CARDS : CARDS.filter((card) => JSON.stringify(card).includes(`"${about}"`));
  const cards = seed % 4 < 2 ? known : random.shuffled(known).slice(0, FEW);
  return seed % 2 === 0 ? rootOfBoard(random, cards) : rootOfDecks(random, cards);
}

/** Seeds of the games that a law is held on: so many, or as many as the environment's LAW_GAMES says, from LAW_SEED on. */
export function seeds(count: number, environment: Readonly<Record<string, string | undefined>>): readonly number[] {
  const games = Number(environment.LAW_GAMES ?? count);
  const from = Number(environment.LAW_SEED ?? 1);
  return Array.from({ length: games }, (_, index) => from + index);
}
