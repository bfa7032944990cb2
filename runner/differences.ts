import type {
  CardView,
  Facet,
  Option,
  PermanentView,
  PlayerView,
  Question,
  QuestionKind,
  View,
  Zone,
} from '../protocol/index.ts';
import { PAYMENTS } from './own-choices.ts';
import { completable } from './picks.ts';

/** What can be compared of a game at a moment. */
export interface Compared {
  readonly view: View;
  /** What each player was asked who had priority. */
  readonly offers: ReadonlyMap<Question['player'], Question>;
}

/** Something that differs: in which respect, and how it is on the reference and on the engine. */
export interface Difference {
  readonly what: string;
  readonly expected: string;
  readonly found: string;
}

/**
 * Tells in what an engine's game differs from the reference's, as far as the engine shows it. Cards are compared by name and
 * tokens by what they are.
 */
export function* differences(mine: Compared, theirs: Compared, facets: readonly Facet[]): Generator<Difference> {
  for (const player of mine.view.players) yield* ofPlayer(player, theirs.view.players[player.seat]);
  if (facets.includes('battlefield')) yield* ofBattlefield(mine.view, theirs.view);
  if (facets.includes('zones')) yield* ofZones(mine.view, theirs.view);
  yield* ofOffers(mine, theirs);
}

function* ofPlayer(mine: PlayerView, theirs: PlayerView | undefined): Generator<Difference> {
  const who = `player ${mine.seat}`;
  yield* unlike('players', `${who} in the game`, mine.inGame, theirs?.inGame);
  if (!mine.inGame) return;
  yield* unlike('life', `${who}'s life`, mine.life, theirs?.life);
  yield* unlike('player counters', `${who}'s counters`, sorted(mine.counters), sorted(theirs?.counters ?? {}));
}

function* ofBattlefield(mine: View, theirs: View): Generator<Difference> {
  const [ours, others] = [mine, theirs].map(({ battlefield }) => battlefield.filter(({ card }) => card));
  yield* unlike('permanents', 'permanents', names(ours ?? []), names(others ?? []));
  for (const permanent of ours ?? []) {
    const other = others?.find(({ ref }) => ref === permanent.ref);
    if (other !== undefined) yield* ofPermanent(permanent, other);
  }
  yield* unlike('tokens', 'tokens', tokens(mine.battlefield), tokens(theirs.battlefield));
}

function* ofPermanent(mine: PermanentView, theirs: PermanentView): Generator<Difference> {
  const who = called(mine);
  yield* unlike('controller', `controller of ${who}`, mine.controller, theirs.controller);
  yield* unlike('types', `types of ${who}`, list(mine.types), list(theirs.types));
  yield* unlike('supertypes', `supertypes of ${who}`, list(mine.supertypes), list(theirs.supertypes));
  yield* unlike('subtypes', `subtypes of ${who}`, list(mine.subtypes), list(theirs.subtypes));
  yield* unlike('colors', `colors of ${who}`, list(mine.colors), list(theirs.colors));
  yield* unlike('power', `power of ${who}`, mine.power, theirs.power);
  yield* unlike('toughness', `toughness of ${who}`, mine.toughness, theirs.toughness);
  yield* unlike('counters', `counters on ${who}`, sorted(mine.counters), sorted(theirs.counters));
  yield* unlike('damage', `damage on ${who}`, mine.damage, theirs.damage);
  if (isCard(mine.attachedTo) && isCard(theirs.attachedTo))
    yield* unlike('attachment', `what ${who} is attached to`, mine.attachedTo, theirs.attachedTo);
  yield* unlike('tapped', `${who} tapped`, mine.tapped, theirs.tapped);
  yield* unlike('attacking', `${who} attacking`, mine.attacking !== null, theirs.attacking !== null);
  if (mine.types.includes('creature'))
    yield* unlike('held', `${who} held since its controller's turn began`, mine.held, theirs.held);
}

const ZONES: readonly Exclude<Zone, 'battlefield'>[] = ['hand', 'graveyard', 'exile'];

function* ofZones(mine: View, theirs: View): Generator<Difference> {
  for (const { seat } of mine.players) {
    for (const zone of ZONES) {
      yield* unlike(zone, `player ${seat}'s ${zone}`, cards(mine.zone(zone, seat)), cards(theirs.zone(zone, seat)));
    }
    const [ours, others] = [mine, theirs].map((view) => view.zone('library', seat).length);
    yield* unlike('library', `size of player ${seat}'s library`, ours, others);
  }
}

/** What one engine lets be done and completed, and the other does not offer at all. Nothing between is compared. */
function* ofOffers(mine: Compared, theirs: Compared): Generator<Difference> {
  for (const [player, question] of mine.offers) {
    const other = theirs.offers.get(player);
    if (other === undefined) continue;
    const missing = completable(question).find((option) => !other.options.includes(option));
    if (missing !== undefined) yield offer(player, missing, 'it is offered', 'it is not');
    const more = completable(other).find((option) => !question.options.includes(option));
    if (more !== undefined) yield offer(player, more, 'it is not offered', 'it is');
  }
}

/** Choices in which engines may not differ: what can be chosen is what the rules let be chosen. */
const COMPARED: readonly QuestionKind[] = ['objects', 'modes', 'attackers', 'blockers'];

/**
 * Tells what can be chosen on one engine and not on the other, of a choice that both ask for, in one piece or in several, and X up to what it can
 * be paid. What is made during the game may have other names, and how to pay is for engines to say.
 */
export function* choiceDifferences(mine: readonly Question[], theirs: readonly Question[]): Generator<Difference> {
  const [one, other] = [mine[0], theirs[0]];
  if (one === undefined || one.kind !== other?.kind) return;
  const { kind, purpose, player } = one;
  if (player === 'chance' || PAYMENTS.includes(purpose)) return;
  if (kind === 'number' && purpose === 'X') yield* unlike('X', `player ${player}'s greatest X`, one.max, other.max);
  if (!COMPARED.includes(kind)) return;
  yield* unlike(`choice ${purpose}`, `what player ${player} can choose (${purpose})`, choices(mine), choices(theirs));
}

function choices(questions: readonly Question[]): string {
  return [...new Set(questions.flatMap(completable).filter(isOfCards))].sort().join(', ');
}

/** Whether an option speaks of nothing but players and cards of the board. */
function isOfCards(option: Option): boolean {
  return !/\bt\d/.test(option);
}

function offer(player: Question['player'], option: string, expected: string, found: string): Difference {
  return { what: `offer ${option.replace(/ .*/, '')}`, expected: `player ${player}, ${option}: ${expected}`, found };
}

function* unlike(what: string, about: string, mine: unknown, theirs: unknown): Generator<Difference> {
  if (mine !== theirs) yield { what, expected: `${about}: ${spoken(mine)}`, found: spoken(theirs) };
}

function spoken(value: unknown): string {
  return value === '' ? 'none' : String(value ?? 'none');
}

function called({ name, ref }: Pick<CardView, 'name' | 'ref'>): string {
  return `${name} (${ref})`;
}

/** Only what the board has goes by the same name everywhere. */
function isCard(ref: string | null): boolean {
  return ref === null || ref.startsWith('c');
}

function names(cardsThere: readonly CardView[]): string {
  return cardsThere.map(called).sort().join(', ');
}

/** What is made during the game may have other names. */
function cards(there: readonly CardView[]): string {
  return names(there.filter(({ ref }) => isCard(ref)));
}

/** By what they are: engines differ in the names of tokens. */
function tokens(battlefield: readonly PermanentView[]): string {
  return battlefield
    .filter(({ card }) => !card)
    .map((each) => `${each.power ?? '-'}/${each.toughness ?? '-'} ${list(each.types)} of player ${each.controller}`)
    .sort()
    .join(', ');
}

function list(words: readonly string[]): string {
  return words.toSorted().join(' ');
}

function sorted(counters: Readonly<Record<string, number>>): string {
  return Object.entries(counters)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}`)
    .sort()
    .join(', ');
}
