import { furtherOn } from './pass-beginnings.ts';
import { plainerBoard, plainNames, simplerCards } from './pass-board.ts';
import { cheaper, withoutCardChunks, withoutCardPairs, withoutPlayers, withoutUnusedCards } from './pass-cards.ts';
import { simplerDecks, smallerDecks } from './pass-decks.ts';
import { cheaperSpells, paymentsAlone, richerSources } from './pass-mana.ts';
import { scriptAlone, sooner } from './pass-policy.ts';
import {
  boringChoices,
  earlierTurns,
  smallerAnswers,
  withoutEntryPairs,
  withoutSpans,
  withoutWindows,
} from './pass-script.ts';
import type { Pass } from './subject.ts';

/** The passes in the order in which they are tried: what takes most away comes first, what only tidies up last. */
export const PASSES: readonly Pass[] = [
  scriptAlone,
  withoutUnusedCards,
  withoutPlayers,
  withoutSpans,
  withoutWindows,
  withoutCardChunks,
  smallerDecks,
  cheaper,
  boringChoices,
  paymentsAlone,
  withoutEntryPairs,
  withoutCardPairs,
  furtherOn,
  cheaperSpells,
  richerSources,
  smallerAnswers,
  earlierTurns,
  simplerCards,
  simplerDecks,
  plainerBoard,
  sooner,
  plainNames,
];
