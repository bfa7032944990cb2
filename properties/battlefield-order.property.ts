import type { BoardCard, Case, History } from '../protocol/index.ts';
import { anyOf, cases, inHand, permanents } from './cases.ts';
import { type Finding, judged } from './law/finding.ts';
import { asTheyAre, sameGames } from './law/same-games.ts';
import { cardNamed, textHas } from './oracles/card-facts.ts';
import type { RelationProperty } from './property.ts';

const QUESTIONS = 'battlefield-order/same-questions';
const VIEWS = 'battlefield-order/same-views';

/** In what order permanents without continuous effects entered makes no difference. CR 613.7 */
export const battlefieldOrder: RelationProperty = {
  kind: 'relation',
  id: 'battlefield-order',
  statement: 'battlefield-order',
  says: 'The order in which permanents without continuous effects entered, and that of cards in hands, graveyards and exile, changes nothing.',
  clauses: [QUESTIONS, VIEWS],
  rulings: [],
  cr: ['613.7', '404.2', '402.3'],
  observe: ['battlefield', 'zones', 'stack', 'options', 'pools'],
  level: 2,
  cases: cases(
    [
      anyOf('mana producer', 'battlefield', 'active', 95),
      anyOf('mana producer', 'battlefield', 'anyone', 90),
      anyOf('creature', 'battlefield', 'anyone', 90),
      anyOf('could-produce', 'battlefield', 'active', 40),
      anyOf('anthem', 'battlefield', 'anyone', 40),
      anyOf('tapped-for-mana trigger', 'battlefield', 'anyone', 30),
      ...permanents('active', 35, 'Isamaru, Hound of Konda', 'Blood Artist', 'Plains', 'Plains'),
      ...inHand(40, 'Isamaru, Hound of Konda', 'Isamaru, Hound of Konda', 'Wrath of God'),
      anyOf('leaves trigger', 'battlefield', 'anyone', 60),
      anyOf('enters trigger', 'hand', 'active', 50),
      anyOf('removal', 'hand', 'active', 50),
    ],
    { weights: { pass: 4, cast: 7, activate: 5, play: 4, 'take back': 0 }, decisions: 20 },
  ),
  transform: (first) => reordered(first),
  relate: judged(findings),
};

/** The movable permanents in the opposite order, each in a place that one of them had; other zones too, libraries as they are. */
function reordered(first: Case): Case | null {
  if (first.start.kind !== 'board') return null;
  const { board } = first.start;
  const turned = [...board.cards];
  const groups = new Map<string, number[]>();
  board.cards.forEach((card, index) => {
    const group = groupOf(card);
    if (group !== null) groups.set(group, [...(groups.get(group) ?? []), index]);
  });
  for (const places of groups.values()) {
    for (const [place, from] of places.map((index, at) => [index, places[places.length - 1 - at] ?? index] as const)) {
      turned[place] = board.cards[from] as BoardCard;
    }
  }
  const changed = turned.some((card, index) => card.id !== board.cards[index]?.id);
  return changed ? { ...first, start: { kind: 'board', board: { ...board, cards: turned } } } : null;
}

/** Cards that may change places among themselves; null for one that keeps its own. */
function groupOf({ zone, owner, name, attachedTo }: BoardCard): string | null {
  if (zone === 'library') return null;
  if (zone !== 'battlefield') return `${zone} ${owner}`;
  return attachedTo === null && isOrderless(name) ? 'battlefield' : null;
}

/** No effect of its own has a timestamp that counts, and it is nothing that attaches. CR 613.7 */
function isOrderless(name: string): boolean {
  const record = cardNamed(name);
  if (
    record === null ||
    record.subtypes.includes('Aura') ||
    record.subtypes.includes('Equipment') ||
    record.supertypes.includes('world')
  )
    return false;
  return !textHas(name, ...TIMED);
}

/** What has a timestamp that counts, or takes its turn among others of one moment. */
const TIMED = ['static', 'continuous', 'becomeCopy', 'attach', 'rule', 'replacement', 'tappedForMana', 'manaAdded'];

function findings(first: History, second: History): Iterable<Finding> {
  const board = first.start.kind === 'board' ? first.start.board : null;
  return sameGames(first.steps, asTheyAre(second), {
    questions: QUESTIONS,
    views: VIEWS,
    cr: '613.7',
    whatever: 'whatever the order of permanents',
    shape: `${board?.players.length} players | ${board?.step} | ${Math.floor((board?.cards.length ?? 0) / 5) * 5} cards`,
    compared: { order: 'does not count', without: [] },
  });
}
