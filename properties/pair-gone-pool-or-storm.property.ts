import type { Board, Case, ChoiceEntry, Entry, History, Ref, StackView } from '../protocol/index.ts';
import { anyOf, cases, manyLands, oneOf, permanents, theyCast } from './cases.ts';
import { checked, type Finding, judged, witness } from './law/finding.ts';
import { changed, pickedBy, secondGame } from './law/second-game.ts';
import { isSurelyCastable } from './law/swaps.ts';
import { CARDS, cardNamed, type CardRecord } from './oracles/card-facts.ts';
import { valueWithX } from './oracles/freeing.ts';
import { triggersOf } from './oracles/printed-triggers.ts';
import { type Replacing, replacingOf } from './oracles/replacing-spells.ts';
import type { RelationProperty } from './property.ts';
import { ofKind } from './reading/happenings.ts';
import { wentTo } from './reading/piles.ts';
import { type Resolution, resolutionsOf, stepsDuring } from './reading/resolutions.ts';
import { lastSeen } from './reading/scenes.ts';
import { scriptOf } from './reading/script-of.ts';
import { type Casting, triggeringsOf } from './reading/triggers.ts';

const POOL = 'K7/the-pool-does-nothing-more';
const DIGS = 'K7/the-storm-digs-all-the-same';
const OFFERS = 'K7/the-storm-offers-what-it-found';

const namesOf = (from: Replacing) =>
  CARDS.flatMap(({ name }) => (triggersOf(name).some((ability) => replacingOf(ability) === from) ? [name] : []));
const REPLACERS = { pile: namesOf('pile'), library: namesOf('library') };
const EASY = CARDS.filter(isEasy).map(({ name }) => name);
const FOR_NOTHING = CARDS.filter((record) => isEasy(record) && valueWithX(record, 0) === 0).map(({ name }) => name);

/** A spell is gone as what would exchange it resolves: from a pile nothing comes in its place, from the library something does. CR 608.2c */
export const pairGonePoolOrStorm: RelationProperty = {
  kind: 'relation',
  id: 'pair-gone-pool-or-storm',
  statement: 'K7',
  says: 'Where the spell is gone, a trigger that offers a pile if it exiled the spell does nothing; one that goes on to turn up the library does so all the same.',
  clauses: [POOL, DIGS, OFFERS],
  rulings: ['possibility-storm/ef8f7cd656'],
  cr: ['608.2c', '603.2', '608.2g'],
  observe: ['battlefield', 'stack', 'zones', 'options', 'events'],
  level: 2,
  cases: cases(
    [
      oneOf([...REPLACERS.pile, ...REPLACERS.library], 'battlefield', 'active', 97),
      oneOf([...REPLACERS.pile, ...REPLACERS.library], 'battlefield', 'anyone', 90),
      ...permanents('next', 60, 'Chalice of the Void'),
      ...manyLands('active', 1),
      oneOf(EASY, 'hand', 'active', 95),
      oneOf(EASY, 'hand', 'active', 90),
      oneOf(FOR_NOTHING, 'hand', 'active', 95),
      anyOf('creature', 'exile', 'anyone', 70),
      anyOf('instant', 'exile', 'anyone', 60),
      oneOf(['Counterspell', 'Remand', 'Memory Lapse', 'Dissipate'], 'exile', 'anyone', 40),
    ],
    {
      bare: 70,
      weights: { pass: 12, cast: 14, activate: 0.2, play: 1, 'take back': 0 },
      players: [2, 2, 3, 4],
      decisions: 36,
      openings: [
        [theyCast({ kind: 'one of', names: FOR_NOTHING })],
        [theyCast({ kind: 'one of', names: EASY }, { when: 'later' })],
      ],
    },
  ),
  transform: otherGame,
  relate: judged(findings),
};

/** A spell that is cast without targets and for little. */
function isEasy(record: CardRecord): boolean {
  const { manaCost, spell, types, additionalCosts, subtypes } = record;
  if (manaCost === null || manaCost.x > 0 || types.includes('land') || subtypes.includes('Aura')) return false;
  const aims = spell !== null && (spell.targets.some(({ players }) => players !== 'any') || spell.modes !== null);
  return valueWithX(record, 0) <= 3 && !aims && additionalCosts.length === 0;
}

/** The trigger of such a permanent as it resolves, the spell having gone. */
interface Late {
  readonly from: Replacing;
  readonly source: Ref;
  readonly resolution: Resolution;
  readonly cast: Casting;
  /** The spell as it was last seen on the stack. */
  readonly spell: StackView;
  readonly went: string;
}

function lateOnes(history: History): readonly Late[] {
  const triggerings = triggeringsOf(history);
  return resolutionsOf(history).flatMap((resolution): Late[] => {
    const { object, begun, over, did, happenings } = resolution;
    const from = replacingOf(object);
    const cast = triggerings.find(({ ability, at }) => ability.ref === object.ref && at <= over)?.on ?? null;
    if (from === null || cast === null || did !== 'resolved' || object.source === null) return [];
    const gone = wentTo(history, cast.object, cast.order, happenings[0]?.order ?? Number.POSITIVE_INFINITY);
    const spell = lastSeen(history, begun, cast.object);
    if (gone === null || spell === null) return [];
    return [{ from, source: object.source, resolution, cast, spell, went: `${gone.countered} ${gone.to}` }];
  });
}

/** The permanent is one of the other kind; where it keeps a pile, the cards in exile are in it. */
function otherGame(first: Case, history: History): Case | null {
  const [late] = lateOnes(history);
  if (first.start.kind !== 'board' || late === undefined) return null;
  const { board } = first.start;
  const { begun } = late.resolution;
  const name = pickedBy(REPLACERS[late.from === 'pile' ? 'library' : 'pile'], `${late.source} ${begun}`);
  if (name === null || !board.cards.some(({ id, zone }) => id === late.source && zone === 'battlefield')) return null;
  const script = scriptOf(history, begun).map((entry) => renamed(entry, late, name));
  return secondGame(first, replaced(board, late.source, name, late.from === 'library'), script, begun);
}

/** Where triggers were ordered, that of the other permanent has the place of the first one's. */
function renamed(entry: Entry, late: Late, name: string): Entry {
  if (entry.kind === 'choice') return ordered(entry, late, name);
  return { ...entry, choices: entry.choices.map((each) => ordered(each, late, name)) };
}

function ordered(choice: ChoiceEntry, { source, resolution }: Late, name: string): ChoiceEntry {
  if (choice.question !== 'order' || choice.answer.kind !== 'pick') return choice;
  const place = triggersOf(name).findIndex((ability) => replacingOf(ability) !== null);
  const own = `a ${resolution.object.ability}`;
  const picks = choice.answer.picks.map((pick) => (pick === own ? `a ${source}/${place}` : pick));
  return { ...choice, answer: { kind: 'pick', picks } };
}

function replaced(board: Board, source: Ref, name: string, piles: boolean): Board {
  const piled = (zone: string, exiledWith: Ref | null) =>
    zone === 'exile' && (exiledWith === source || (piles && exiledWith === null));
  const links = board.cards.filter(({ zone, exiledWith }) => piled(zone, exiledWith));
  const changes = Object.fromEntries(links.map(({ id }) => [id, { exiledWith: piles ? source : null }]));
  return changed(board, { ...changes, [source]: { name, chosen: {} } });
}

function* findings(first: History, second: History): Generator<Finding> {
  const [one] = lateOnes(first);
  const other = lateOnes(second).find(({ source, cast }) => source === one?.source && cast.object === one.cast.object);
  if (one === undefined || other === undefined || one.from === other.from) return;
  yield* judgedOne(first, one, other);
  yield* judgedOne(second, other, other);
}

function* judgedOne(history: History, late: Late, { resolution: { over: at } }: Late): Generator<Finding> {
  if (late.from === 'pile') yield* nothingMore(history, late, at);
  else yield* digs(history, late, at);
}

const contrast = ({ spell, went }: Late) => `${spell.name} | ${went}`;

function* nothingMore(history: History, late: Late, at: number): Generator<Finding> {
  const { resolution, spell } = late;
  const moved = resolution.happenings.filter(
    ({ happening }) =>
      happening.kind === 'cast' || (happening.kind === 'moved' && happening.object !== resolution.object.ref),
  );
  const asked = stepsDuring(history, resolution).length > 0;
  yield* checked(moved.length === 0 && !asked, POOL, contrast(late), {
    cr: '608.2c',
    at,
    expected: `${resolution.object.name} does nothing, for ${spell.name} was gone; what turns up the library does so all the same`,
    found: asked ? 'a player was asked' : 'a card moved',
  });
}

/** From the top of the library to the first card that shares a type with the spell. CR 608.2c */
function* digs(history: History, late: Late, at: number): Generator<Finding> {
  const { resolution, spell, cast } = late;
  const before = history.steps[resolution.begun]?.view;
  if (before === undefined) return;
  const library = before.zone('library', cast.player);
  const found = library.findIndex(({ name }) => sharesType(name, spell));
  const due = found < 0 ? library : library.slice(0, found + 1);
  const dug = ofKind(resolution.happenings, 'moved').filter(
    ({ happening }) => happening.from === 'library' && happening.to === 'exile',
  );
  const right =
    dug.length === due.length && due.every(({ ref }) => dug.some(({ happening }) => happening.object === ref));
  if (due.length > 0) {
    yield* checked(right, DIGS, contrast(late), {
      cr: '608.2c',
      at,
      expected: `${resolution.object.name} turns up ${due.map(({ ref }) => ref).join(', ')} though ${spell.name} was gone; what only offers a pile does nothing`,
      found: `it turns up ${dug.map(({ happening }) => happening.object).join(', ') || 'nothing'}`,
    });
  }
  const card = found < 0 ? undefined : library[found];
  if (card !== undefined && right) yield* offered(history, late, card, at);
}

function sharesType(name: string, { types }: StackView): boolean {
  return cardNamed(name)?.types.some((type) => types.includes(type)) ?? false;
}

function* offered(
  history: History,
  late: Late,
  card: { readonly ref: Ref; readonly name: string },
  at: number,
): Generator<Finding> {
  const { resolution, spell } = late;
  const asked = stepsDuring(history, resolution).some((step) =>
    history.steps[step]?.question?.options.includes(card.ref),
  );
  const cast = ofKind(resolution.happenings, 'cast').some(({ happening }) => happening.object === card.ref);
  const view = history.steps[resolution.begun]?.view;
  if (!asked && !cast && (view === undefined || !isSurelyCastable(history, view, card))) return;
  if (asked || cast) yield witness(OFFERS, card.name);
  yield* checked(asked || cast, OFFERS, contrast(late), {
    cr: '608.2g',
    at,
    expected: `${card.name}, turned up in the place of ${spell.name}, can be cast though that spell was gone`,
    found: 'it is not offered',
  });
}
