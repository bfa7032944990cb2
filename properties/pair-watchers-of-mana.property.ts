import type { Case, History, Ref } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, oneOf, permanents } from './cases.ts';
import { checked, type Finding, judged } from './law/finding.ts';
import { changed, pickedBy, secondGame } from './law/second-game.ts';
import { CARDS, type CardRecord } from './oracles/card-facts.ts';
import { isPlain, manaActions } from './oracles/mana-actions.ts';
import { triggersOf } from './oracles/printed-triggers.ts';
import { type ManaEvent, seesType, type Watching, watchersIn, watches, watchingOf } from './oracles/watchers.ts';
import type { RelationProperty } from './property.ts';
import { ofKind, type Placed } from './reading/happenings.ts';
import { resolutionsOf } from './reading/resolutions.ts';
import { type Scenes, scenesOf } from './reading/scenes.ts';
import { scriptOf } from './reading/script-of.ts';
import { permanentIn } from './reading/views.ts';

const ADDED = 'R4/seen-where-nothing-is-tapped';
const TAPPED = 'R4/unseen-where-nothing-is-tapped';
const ALIKE = 'R4/alike-where-it-is-tapped';
const AT_ONCE = 'R4/at-once-where-it-adds';
const WAITS = 'R4/waits-where-it-adds-none';

const WATCHERS = CARDS.flatMap((record) => {
  const watching = plainWatching(record);
  return watching === null ? [] : [{ name: record.name, watching }];
});
const namesOf = (watching: Watching) => WATCHERS.flatMap((each) => (each.watching === watching ? [each.name] : []));

/** What triggers on mana being added and what triggers on tapping for mana, with mana of its own or without. CR 106.12a, 605.1b */
export const pairWatchersOfMana: RelationProperty = {
  kind: 'relation',
  id: 'pair-watchers-of-mana',
  statement: 'R4',
  says: 'What watches mana being added sees it tapped or not, where what watches tapping for mana sees only that; either is done at once where it adds mana, and waits on the stack where it adds none.',
  clauses: [ADDED, TAPPED, ALIKE, AT_ONCE, WAITS],
  rulings: [],
  cr: ['106.12a', '605.1b', '605.4a', '605.5a', '603.3'],
  observe: ['battlefield', 'stack', 'pools', 'options', 'events'],
  level: 2,
  cases: cases(
    [
      oneOf(namesOf('added'), 'battlefield', 'active', 60),
      oneOf(namesOf('tapped, for mana'), 'battlefield', 'active', 50),
      oneOf(namesOf('tapped, for no mana'), 'battlefield', 'anyone', 50),
      ...inHand(90, 'Crumbling Vestige'),
      ...permanents('active', 70, 'Forest', 'Swamp', 'Mountain', 'Island'),
      anyOf('land', 'battlefield', 'active', 70),
      card('Grizzly Bears', 'hand', 'active', 50),
      ...inHand(40, 'Shock', 'Opt'),
    ],
    {
      bare: 80,
      weights: { pass: 2, cast: 5, activate: 6, play: 14, 'take back': 0 },
      decisions: 16,
    },
  ),
  transform: otherGame,
  relate: judged(findings),
};

/** How a card watches mana, where it is easily put in the place of another: a permanent with one such ability. */
function plainWatching({ name, types, subtypes, spell }: CardRecord): Watching | null {
  const own = triggersOf(name).flatMap((ability) => watchingOf(ability) ?? []);
  return spell === null && !types.includes('land') && !subtypes.includes('Aura') && own.length === 1
    ? (own[0] ?? null)
    : null;
}

/** Mana that an ability of a permanent added, and all that happened until a player could act. */
interface Adding {
  readonly event: ManaEvent;
  /** The step in which the ability was activated, or began to resolve. */
  readonly begun: number;
  /** The first priority after it. */
  readonly at: number;
  readonly happenings: readonly Placed[];
}

/** One permanent that watches the adding, or would if what added mana was tapped for it. */
interface Seen extends Adding {
  readonly source: Ref;
  readonly name: string;
  readonly watching: Watching;
}

function seenOnes(history: History): readonly Seen[] {
  const scenes = scenesOf(history);
  return addingsOf(history, scenes).flatMap((adding) => {
    const { event, begun } = adding;
    return watchersIn(scenes(begun)).flatMap((watcher): Seen[] => {
      const watching = watchingOf(watcher.ability);
      const sees = watches(watcher, { ...event, tapped: true }) === true && seesType(watcher, event.made) === true;
      if (watching === null || !sees || !WATCHERS.some(({ name }) => name === watcher.name)) return [];
      return [{ ...adding, source: watcher.source, name: watcher.name, watching }];
    });
  });
}

function addingsOf(history: History, scenes: Scenes): readonly Adding[] {
  const tapped = manaActions(history, scenes).flatMap((each): Omit<Adding, 'at'>[] => {
    const { action, permanent, made, taps } = each;
    if (!each.mana || !isPlain(each)) return [];
    const event = { permanent, player: action.player, made, tapped: taps };
    return [{ event, begun: action.begun, happenings: action.happenings }];
  });
  const otherwise = resolutionsOf(history).flatMap(({ object, begun, over, happenings }): Omit<Adding, 'at'>[] => {
    const view = history.steps[over]?.view;
    const permanent = view === undefined || object.source === null ? null : permanentIn(view, object.source);
    const added = ofKind(happenings, 'mana added').find(({ happening }) => happening.source === object.source);
    if (permanent === null || added === undefined) return [];
    const { player, mana } = added.happening;
    return [{ event: { permanent, player, made: mana, tapped: false }, begun, happenings }];
  });
  return [...tapped, ...otherwise].flatMap((adding) => {
    const last = adding.happenings.at(-1)?.at ?? adding.begun;
    const at = history.steps.findIndex(({ question }, index) => index >= last && question?.kind === 'priority');
    const undone = history.steps.slice(adding.begun, at + 1).some(isTakenBack);
    return at < 0 || undone || adding.event.made === '' ? [] : [{ ...adding, at }];
  });
}

function isTakenBack({ answer, happenings }: History['steps'][number]): boolean {
  return answer?.kind === 'take back' || happenings.some(({ kind }) => kind === 'taken back');
}

/** The permanent watches in another way. */
function otherGame(first: Case, history: History): Case | null {
  if (first.start.kind !== 'board') return null;
  const { board } = first.start;
  const placed = new Set(board.cards.flatMap(({ id, zone }) => (zone === 'battlefield' ? [id] : [])));
  const seen = firstOf(seenOnes(history).filter(({ source }) => placed.has(source)));
  if (seen === null) return null;
  const { source, event, begun, at } = seen;
  const scene = scenesOf(history)(begun);
  const you = permanentIn(scene.view, source)?.controller ?? 0;
  const fit = WATCHERS.filter(({ name, watching }) => {
    const own = triggersOf(name).find((ability) => watchingOf(ability) !== null);
    if (own === undefined || !isContrast(seen, watching)) return false;
    const sight = { scene, you, source, bound: null };
    const watcher = { source, name, ability: own, sight, there: true } as const;
    return watches(watcher, { ...event, tapped: true }) === true && seesType(watcher, event.made) !== false;
  });
  const other = pickedBy(fit, `${source} ${event.permanent.ref} ${begun} ${board.cards.length}`);
  if (other === null) return null;
  const chosen = { color: [...event.made].find((type) => type !== 'C') ?? 'G' };
  return secondGame(first, changed(board, { [source]: { name: other.name, chosen } }), scriptOf(history, at), at);
}

/** What was seen without tapping is the rarer, and told first. */
function firstOf(seen: readonly Seen[]): Seen | null {
  return seen.find(({ event }) => !event.tapped) ?? seen[0] ?? null;
}

/** Whether another way of watching has it otherwise, or alike although it is another. */
function isContrast({ event, watching }: Seen, other: Watching): boolean {
  return event.tapped ? watching !== other : (watching === 'added') !== (other === 'added');
}

function* findings(first: History, second: History): Generator<Finding> {
  const others = seenOnes(second);
  const one = firstOf(seenOnes(first).filter((each) => others.some((other) => isSameBut(each, other))));
  const other = one === null ? undefined : others.find((each) => isSameBut(one, each));
  if (one === null || other === undefined) return;
  yield* judgedOne(first, one, other, other.at);
  yield* judgedOne(second, other, one, other.at);
}

function isSameBut(one: Seen, other: Seen): boolean {
  return (
    one.source === other.source &&
    one.event.permanent.ref === other.event.permanent.ref &&
    one.event.tapped === other.event.tapped &&
    isContrast(one, other.watching)
  );
}

function* judgedOne(history: History, seen: Seen, other: Seen, at: number): Generator<Finding> {
  const { name, watching, event, source, happenings } = seen;
  const shape = `${name} | ${other.name} | ${event.permanent.name}`;
  const own = `${source}/${triggersOf(name).findIndex((ability) => watchingOf(ability) !== null)}`;
  // What triggers while a cost is paid may be told when it is put on the stack. CR 603.3
  const told = history.steps.slice(seen.begun + 1, seen.at + 1).flatMap((step) => step.happenings);
  const triggered = told.some((happening) => happening.kind === 'triggered' && happening.ability === own);
  if (!event.tapped) {
    yield* checked(triggered === (watching === 'added'), watching === 'added' ? ADDED : TAPPED, shape, {
      cr: watching === 'added' ? '605.1b' : '106.12a',
      at,
      expected: `${name} ${watching === 'added' ? 'triggers on mana for which nothing was tapped, unlike' : 'does not trigger where nothing was tapped, unlike'} ${other.name}`,
      found: triggered ? 'it triggered' : 'it did not trigger',
    });
    return;
  }
  const stacked = history.steps
    .slice(seen.begun + 1, seen.at + 1)
    .some(({ view }) => view.stack.some(({ ability }) => ability === own));
  const adds = ofKind(happenings, 'mana added').some(({ happening }) => happening.source === source);
  const both = watching !== 'tapped, for no mana' && other.watching !== 'tapped, for no mana';
  const good = watching === 'tapped, for no mana' ? triggered && stacked : triggered && adds && !stacked;
  yield* checked(good, both ? ALIKE : watching === 'tapped, for no mana' ? WAITS : AT_ONCE, shape, {
    cr: watching === 'tapped, for no mana' ? '605.5a' : '605.4a',
    at,
    expected:
      watching === 'tapped, for no mana'
        ? `the ability of ${name}, which adds no mana, waits on the stack, unlike that of ${other.name}`
        : `${name} adds mana at once, ${both ? 'as' : 'unlike'} ${other.name}`,
    found: !triggered ? 'it did not trigger' : stacked ? 'it is on the stack' : 'it is not on the stack',
  });
}
