import type { Opening } from '../generators/index.ts';
import type { Board, Case, History, Ref, StackView } from '../protocol/index.ts';
import { anyOf, cases, inHand, manyLands, oneOf, permanents, theyCast } from './cases.ts';
import { isUncounterable } from './law/exiled-spells.ts';
import { checked, type Finding, judged } from './law/finding.ts';
import { aimed, changed, pickedBy, repaid, secondGame } from './law/second-game.ts';
import { CARDS, type CardRecord, cardNamed, holdsNode } from './oracles/card-facts.ts';
import { shieldsOthers } from './oracles/shields.ts';
import { mayTake, type Taking, takingOf } from './oracles/taking-spells.ts';
import type { RelationProperty } from './property.ts';
import { happeningsOf, ofKind } from './reading/happenings.ts';
import { type Resolution, resolutionsOf } from './reading/resolutions.ts';
import { scriptOf } from './reading/script-of.ts';
import { stackEntry } from './reading/views.ts';

const EXILED = 'K6/exile-takes-what-cannot-be-countered';
const COUNTERED = 'K6/countering-leaves-what-exile-takes';
const ALIKE = 'K6/alike-where-it-can-be-countered';

const TAKERS = CARDS.filter(({ name }) => takingOf(name) !== null);
const namesOf = (how: Taking['how']) =>
  TAKERS.filter(({ name }) => takingOf(name)?.how === how).map(({ name }) => name);
const FIRM = CARDS.filter(({ name }) => isUncounterable({ name, x: null }) === true);
const SOFT = CARDS.filter(isSoft);

/** The same spell is exiled, or countered and exiled; what cannot be countered makes the difference. CR 406.2, 701.6a */
export const pairExiledOrCountered: RelationProperty = {
  kind: 'relation',
  id: 'pair-exiled-or-countered',
  statement: 'K6',
  says: 'Exiling a spell and countering it into exile differ for a spell that cannot be countered, and only for that one: it is exiled by the first and resolves despite the second.',
  clauses: [EXILED, COUNTERED, ALIKE],
  rulings: ['summary-dismissal/3d52cc5528', 'mindbreak-trap/5ecf7bf7f6', 'dissipate/ce5925d7be'],
  cr: ['406.2', '701.6a', '608.1'],
  observe: ['battlefield', 'stack', 'zones', 'options', 'events'],
  level: 0,
  cases: cases(
    [
      ...manyLands('active'),
      ...manyLands('next'),
      ...permanents('active', 70, 'Grizzly Bears'),
      anyOf('cannot be countered', 'hand', 'active', 95),
      anyOf('cannot be countered', 'hand', 'active', 60),
      oneOf(
        SOFT.map(({ name }) => name),
        'hand',
        'active',
        90,
      ),
      ...inHand(50, 'Grizzly Bears'),
      oneOf(namesOf('exiles'), 'hand', 'next', 95),
      oneOf(namesOf('counters'), 'hand', 'next', 95),
      oneOf(namesOf('counters'), 'hand', 'next', 70),
    ],
    {
      bare: 70,
      weights: { pass: 20, cast: 4, activate: 0.2, play: 1, 'take back': 0 },
      players: [2, 2, 2, 3, 4],
      decisions: 40,
      openings: TAKERS.flatMap(openingsWith),
    },
  ),
  transform: otherGame,
  relate: judged(findings),
};

/** What could be in the place of one that cannot be countered: no choices are made as it is cast. */
function isSoft(record: CardRecord): boolean {
  const { name, spell, types, manaCost, additionalCosts, subtypes, abilities } = record;
  const plain = spell === null || (spell.targets.length === 0 && spell.modes === null);
  const nothingToChoose = plain && additionalCosts.length === 0 && !subtypes.includes('Aura');
  const castable = manaCost !== null && manaCost.x === 0 && !types.includes('land');
  const lasts = abilities.every(({ kind }) => kind === 'keyword' || kind === 'activated');
  return nothingToChoose && castable && lasts && isUncounterable({ name, x: null }) === false;
}

/** A spell that it can take is cast, one that cannot be countered or another, and then the card. */
function openingsWith({ name }: CardRecord): readonly Opening[] {
  const taking = takingOf(name);
  if (taking === null) return [];
  return [FIRM.filter(aimsAtNoSpell), FIRM.filter(aimsAtNoSpell), SOFT].map((spells) => [
    theyCast({ kind: 'one of', names: spells.filter((spell) => mayTake(taking, spell)).map((spell) => spell.name) }),
    theyCast({ kind: 'card', name }, { whose: 'opponent', target: 0 }),
  ]);
}

function aimsAtNoSpell({ spell }: CardRecord): boolean {
  return spell === null || !holdsNode(spell.targets, ({ kind }) => kind === 'spell');
}

/** Something takes a spell off the stack, or would. */
interface Meeting {
  readonly resolution: Resolution;
  readonly taker: Ref;
  readonly taking: Taking;
  readonly spell: StackView;
}

/** Such meetings of two cards, with nothing about that shelters spells. */
function meetingsOf(history: History): readonly Meeting[] {
  return resolutionsOf(history).flatMap((resolution): Meeting[] => {
    const { object, begun, did } = resolution;
    const taking = takingOf(object.name);
    const taker = object.kind === 'spell' ? object.ref : object.source;
    if (taking === null || taker === null || did !== 'resolved' || (object.kind === 'spell' && !object.card)) return [];
    if (taking.by !== object.kind || (object.kind === 'ability' && !object.ability?.endsWith('/0'))) return [];
    const view = history.steps[begun]?.view;
    if (view === undefined || view.battlefield.some(({ name }) => shieldsOthers(name))) return [];
    const { stack } = view;
    const meant = stack.filter(
      ({ ref }) => ref !== taker && (taking.target === null || object.targets.flat().includes(ref)),
    );
    const spell = meant.find(({ kind, card }) => kind === 'spell' && card);
    return spell === undefined ? [] : [{ resolution, taker, taking, spell }];
  });
}

/** One of the two cards is another: the taker takes otherwise, or the spell can be countered where it could not, and the other way round. */
function otherGame(first: Case, history: History): Case | null {
  const [meeting] = meetingsOf(history);
  if (first.start.kind !== 'board' || meeting === undefined) return null;
  const { board } = first.start;
  const words = `${meeting.taker} ${meeting.spell.ref} ${board.cards.length} ${meeting.resolution.begun}`;
  const swaps = [swappedTaker(meeting, words), swappedSpell(meeting, words)];
  const swap = pickedBy(swaps, words) ?? swaps[0] ?? swaps[1];
  return swap == null ? null : swapped(first, board, history, meeting.resolution.begun, swap, meeting.spell);
}

interface Swap {
  readonly card: Ref;
  readonly name: string;
}

function swapped(
  first: Case,
  board: Board,
  history: History,
  before: number,
  { card, name }: Swap,
  spell: StackView,
): Case | null {
  const script = aimed(repaid(scriptOf(history, before), card), card, spell.ref);
  return secondGame(first, changed(board, { [card]: { name } }), script, before);
}

function swappedTaker({ taker, taking, spell }: Meeting, words: string): Swap | null {
  const record = cardNamed(spell.name);
  const fit = TAKERS.filter(({ name }) => {
    const other = takingOf(name);
    return other !== null && record !== null && other.how !== taking.how && mayTake(other, record);
  });
  const other = pickedBy(fit, words);
  return other === null ? null : { card: taker, name: other.name };
}

function swappedSpell({ spell, taking }: Meeting, words: string): Swap | null {
  const firm = isUncounterable(spell) === true;
  const types = cardNamed(spell.name)?.types.join();
  const fit = (firm ? SOFT : FIRM).filter((other) => other.types.join() === types && mayTake(taking, other));
  const other = pickedBy(fit, words);
  return other === null ? null : { card: spell.ref, name: other.name };
}

function* findings(first: History, second: History): Generator<Finding> {
  const [one] = meetingsOf(first);
  const other = meetingsOf(second).find(({ taker, spell }) => taker === one?.taker && spell.ref === one.spell.ref);
  if (one === undefined || other === undefined) return;
  const contrast = `${one.resolution.object.name} and ${one.spell.name} | ${other.resolution.object.name} and ${other.spell.name}`;
  for (const [history, meeting] of [
    [first, one],
    [second, other],
  ] as const) {
    const { spell, taking, resolution } = meeting;
    const firm = isUncounterable(spell);
    if (firm === 'unknown') continue;
    const stays = taking.how === 'counters' && firm;
    const clause = !firm ? ALIKE : stays ? COUNTERED : EXILED;
    const fate = fateOf(history, meeting);
    const name = resolution.object.name;
    yield* checked(fate === (stays ? 'it stays' : 'exile'), clause, contrast, {
      cr: stays ? '701.6a' : '406.2',
      at: other.resolution.over,
      expected: `${name} ${stays ? 'does nothing to' : 'exiles'} ${spell.name}${contrastWords(meeting, meeting === one ? other : one)}`,
      found: `${history === first ? 'in the first game' : 'in the second game'} ${spell.name} ${fate === 'it stays' ? 'stays on the stack' : fate === 'it resolves' ? 'is gone and resolves all the same' : `goes to ${fate}`}`,
    });
  }
}

function contrastWords(one: Meeting, other: Meeting): string {
  const stays = other.taking.how === 'counters' && isUncounterable(other.spell) === true;
  return `, ${other.resolution.object.name} ${stays ? 'does nothing to' : 'exiles'} ${other.spell.name}`.replace(
    /^,/,
    stays === (one.taking.how === 'counters' && isUncounterable(one.spell) === true) ? ' as' : ' where',
  );
}

/** Where the spell went; nowhere, or it resolved although it had gone. */
function fateOf(history: History, { spell, resolution }: Meeting): string {
  const after = history.steps[resolution.over]?.view;
  if (after !== undefined && stackEntry(after, spell.ref)?.incarnation === spell.incarnation) return 'it stays';
  const move = ofKind(resolution.happenings, 'moved').find(({ happening }) => happening.object === spell.ref);
  if (move === undefined) return 'nowhere';
  const later = happeningsOf(history).filter(({ order }) => order > move.order);
  const next = ofKind(later, 'moved').find(({ happening }) => happening.object === spell.ref)?.order;
  const resolves = ofKind(later, 'resolved').some(
    ({ happening, order }) => happening.object === spell.ref && order < (next ?? Number.POSITIVE_INFINITY),
  );
  return resolves ? 'it resolves' : (move.happening.to ?? 'nowhere');
}
