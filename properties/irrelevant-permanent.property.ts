import type { Board, BoardCard, Case, History, HistoryStep, Ref } from '../protocol/index.ts';
import { plainCard } from '../generators/index.ts';
import { cases, manyLands, oneOf } from './cases.ts';
import { type Finding, judged } from './law/finding.ts';
import { sameGames } from './law/same-games.ts';
import { pickedBy } from './law/second-game.ts';
import { CARDS, type CardRecord, cardNamed, recordHas } from './oracles/card-facts.ts';
import type { RelationProperty } from './property.ts';
import { questionWithout } from './reading/left-out.ts';
import { scriptOf } from './reading/script-of.ts';
import { viewWith } from './reading/views.ts';

const SAME = 'irrelevant-permanent/same-game';

/** What may be added, by the ends of what cards would say of it: none of them has an ability, but for the mana of a land. */
const LAND = { name: 'Forest', words: ['"land"', '"basic"', '"Forest"', '"colorless"'] } as const;
const CANDIDATES: readonly { readonly name: string; readonly words: readonly string[] }[] = [
  LAND,
  { name: 'Memnite', words: ['"creature"', '"artifact"', '"Construct"', '"colorless"'] },
  { name: 'Hill Giant', words: ['"creature"', '"Giant"', '"color":"R"'] },
];

/** A filter that takes permanents of any kind. */
const ANYTHING = JSON.stringify({ kind: 'all', of: [] });

/** What asks how many or which permanents there are, or has a player use some up. */
const ASKING = [
  'count',
  'exists',
  'tapUntapped',
  'sacrifice',
  'returnToHand',
  'sharesTypeWith',
  'sameNameAs',
  'couldProduce',
];

/** Cards beside which a land may be irrelevant, by what they do. */
const QUIET = CARDS.filter(({ name }) => !speaksOf(name, LAND.words));
const WITH_STATICS = named(({ abilities }) => abilities.some(({ kind }) => kind === 'static'));
const WATCHING = named(({ abilities }) => abilities.some(({ kind }) => kind === 'triggered'));
const CREATURES = named(({ types }) => types.includes('creature'));
const SPELLS = named(({ spell }) => spell !== null);

/** A permanent more, of which no card speaks, changes nothing else, though it is the oldest. CR 613.7 */
export const irrelevantPermanent: RelationProperty = {
  kind: 'relation',
  id: 'irrelevant-permanent',
  statement: 'irrelevant-permanent',
  says: 'With one more permanent on the battlefield, which has no abilities and of whose kind no card speaks, the game is the same.',
  clauses: [SAME],
  rulings: [],
  cr: ['609.1', '611.3', '613.7'],
  observe: ['battlefield', 'zones', 'stack', 'options', 'pools', 'events'],
  level: 2,
  cases: cases(
    [
      ...manyLands('active'),
      oneOf(WITH_STATICS, 'battlefield', 'anyone', 90),
      oneOf(WITH_STATICS, 'battlefield', 'anyone', 80),
      oneOf(WITH_STATICS, 'battlefield', 'anyone', 60),
      oneOf(WATCHING, 'battlefield', 'anyone', 70),
      oneOf(CREATURES, 'battlefield', 'active', 95),
      oneOf(CREATURES, 'battlefield', 'anyone', 90),
      oneOf(CREATURES, 'hand', 'active', 80),
      oneOf(SPELLS, 'hand', 'active', 80),
      oneOf(SPELLS, 'hand', 'next', 50),
    ],
    { bare: 85, weights: { pass: 4, cast: 7, activate: 5, play: 4, 'take back': 0 }, decisions: 20 },
  ),
  transform: withOneMore,
  relate: judged(findings),
};

function withOneMore(first: Case, history: History): Case | null {
  if (first.start.kind !== 'board') return null;
  const { board } = first.start;
  const names = namesInPlay(history, board);
  const added = pickedBy(
    CANDIDATES.filter(({ words }) => names.every((name) => !speaksOf(name, words))),
    names.join(),
  );
  if (added === null) return null;
  const id = `c${board.cards.length + 1}`;
  const controller = (board.active + 1) % board.players.length;
  return {
    ...first,
    start: { kind: 'board', board: { ...board, cards: [permanent(id, added.name, controller), ...board.cards] } },
    script: scriptOf(history, history.steps.length),
    policy: { kind: 'boring' },
    decisions: history.steps.filter(({ answer }) => answer !== null).length,
    untilTurn: Math.min(first.untilTurn, board.turn + 1),
  };
}

/** It is tapped, so that it does nothing by itself before the turn is over. */
function permanent(id: string, name: string, owner: number): BoardCard {
  return { id, ...plainCard(name, 'battlefield', owner), tapped: true, held: true };
}

function named(is: (record: CardRecord) => boolean): readonly string[] {
  return QUIET.filter(is).map(({ name }) => name);
}

function speaksOf(name: string, words: readonly string[]): boolean {
  const record = cardNamed(name);
  if (record === null || recordHas(name, ...ASKING)) return true;
  const { abilities, spell, alternativeCosts, additionalCosts } = record;
  const text = JSON.stringify([abilities, spell, alternativeCosts, additionalCosts]);
  return text.includes(ANYTHING) || words.some((word) => text.includes(word));
}

/** The cards that were not in a library all the time. */
function namesInPlay({ steps }: History, { cards }: Board): readonly string[] {
  const away = new Set(cards.flatMap(({ id, zone }) => (zone === 'library' ? [] : [id])));
  for (const { happenings } of steps)
    for (const each of happenings) if (each.kind === 'moved' && each.from === 'library') away.add(each.object);
  return cards.flatMap(({ id, name }) => (away.has(id) ? [name] : []));
}

function findings(first: History, second: History): Iterable<Finding> {
  if (first.start.kind !== 'board' || second.start.kind !== 'board') return [];
  const { board } = first.start;
  const there = new Set(board.cards.map(({ id }) => id));
  const added = second.start.board.cards.find(({ id }) => !there.has(id));
  if (added === undefined) return [];
  const retold = second.steps.map((step, at) => ({ step: withoutIt(step, added.id), at }));
  const turnOver = first.steps.findIndex(({ view }) => view.turn !== board.turn);
  return sameGames(turnOver < 0 ? first.steps : first.steps.slice(0, turnOver), retold, {
    questions: SAME,
    views: SAME,
    cr: '613.7',
    whatever: `whether or not ${added.name} is there`,
    shape: `${added.name} | ${board.players.length} players | ${board.step}`,
    compared: { order: 'counts', without: [] },
  });
}

/** The moment as it would be without it: nothing can be done with it, or to it. */
function withoutIt({ question, answer, view, happenings }: HistoryStep, id: Ref): HistoryStep {
  return {
    question: question === null ? null : questionWithout(question, new RegExp(`\\b${id}\\b`)),
    answer,
    view: viewWith(view, {
      battlefield: view.battlefield.filter(({ ref }) => ref !== id),
      zone: (name, owner) => view.zone(name, owner).filter(({ ref }) => ref !== id),
    }),
    happenings,
  };
}
