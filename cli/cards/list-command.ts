import { CARDS, titleOf, wordingOf } from '../../engine/facts.ts';
import type { Context } from '../context.ts';
import { didYouMean, EXIT, UsageError } from '../usage-error.ts';

/** Of so many cards or fewer, what they do is told too. */
const FEW = 5;

/** Lists the cards that the reference knows, or those with these words in their names. Answers the exit code. */
export function listCards({ out }: Pick<Context, 'out'>, words: string): number {
  const wanted = words.toLowerCase();
  const found = CARDS.filter(({ name }) => name.toLowerCase().includes(wanted));
  if (found.length === 0) {
    const names = CARDS.map(({ name }) => name);
    throw new UsageError(`the reference knows no card with "${words}" in its name${didYouMean(words, names)}`);
  }
  const told = found.flatMap((card) =>
    found.length > FEW ? [card.name] : [titleOf(card), ...wordingOf(card).map((line) => `  ${line}`)],
  );
  out.write(`${told.join('\n')}\n`);
  return EXIT.fine;
}
