import type { Happening, History, HistoryStep, PermanentView, PlayerView, View } from '../protocol/index.ts';
import { anyOf, cases, inHand, permanents } from './cases.ts';
import { type Finding, judged, violation, witness } from './law/finding.ts';
import { EVENT_CLAUSE, emptyLibraries, touched } from './law/state-based-events.ts';
import { textHas } from './oracles/card-facts.ts';
import type { LawProperty } from './property.ts';
import { permanentIn } from './reading/views.ts';

/** A condition for a state-based action: what shows it in a view, and which rule acts on it. */
interface Condition {
  readonly clause: string;
  readonly cr: string;
  /** What is wrong, in words; null where nothing is. */
  readonly wrong: (view: View) => string | null;
}

/** State-based actions leave nothing for themselves to do before a player gets priority. CR 704.3 */
export const sbaFixpoint: LawProperty = {
  kind: 'law',
  id: 'sba-fixpoint',
  statement: 'sba-fixpoint',
  says: 'Whenever a player has priority, no condition for a state-based action holds.',
  clauses: [
    'sba-fixpoint/life',
    'sba-fixpoint/poison',
    'sba-fixpoint/toughness',
    'sba-fixpoint/lethal-damage',
    'sba-fixpoint/loyalty',
    'sba-fixpoint/legend-rule',
    'sba-fixpoint/world-rule',
    'sba-fixpoint/tokens-and-copies',
    'sba-fixpoint/auras',
    'sba-fixpoint/attachments',
    'sba-fixpoint/counters-annihilate',
    ...Object.values(EVENT_CLAUSE),
  ],
  rulings: [],
  cr: ['704.3', '704.5'],
  observe: ['battlefield', 'zones', 'stack', 'events'],
  level: 2,
  cases: cases(
    [
      ...permanents('active', 45, 'Isamaru, Hound of Konda', 'Jace Beleren', 'Living Plane', 'Fume Spitter'),
      ...permanents('active', 35, 'Devoted Druid', 'Ajani Goldmane', 'Decimator Web'),
      ...permanents(
        'anyone',
        45,
        'Walking Ballista',
        'Walking Ballista',
        'Manabarbs',
        'Doomed Traveler',
        'Doomed Traveler',
      ),
      ...permanents('active', 50, 'Gilded Lotus', 'Gilded Lotus'),
      ...permanents('anyone', 25, 'Rancor', 'Bonesplitter', 'City of Brass'),
      ...inHand(60, 'Isamaru, Hound of Konda', 'Concordant Crossroads', 'Caress of Phyrexia'),
      ...inHand(40, 'Pyroclasm', 'Concordant Crossroads', 'Caress of Phyrexia', 'Wrath of God'),
      ...inHand(25, 'Hangarback Walker', 'Pyroclasm', 'Pyroclasm', 'Lightning Bolt', 'Unsummon', 'Ajani Goldmane'),
      ...permanents('active', 65, 'Plains', 'Plains', 'Mana Confluence', 'Mana Confluence', 'Mana Confluence'),
      anyOf('aura', 'battlefield', 'anyone', 50),
      anyOf('equipment', 'battlefield', 'active', 30),
      anyOf('token maker', 'hand', 'active', 30),
      anyOf('creature', 'battlefield', 'anyone', 90),
    ],
    {
      corners: [
        [
          ...permanents('active', 100, 'Archetype of Finality', 'Prodigal Sorcerer', 'Prodigal Sorcerer'),
          ...permanents('anyone', 100, 'Craw Wurm', 'Hill Giant', 'Colossal Dreadmaw'),
        ],
      ],
      weights: { pass: 5, cast: 14, activate: 4, play: 3, 'take back': 0 },
      decisions: 45,
      played: 8,
      bare: 40,
      frail: 40,
    },
  ),
  law: judged(findings),
};

const CONDITIONS: readonly Condition[] = [
  ofPlayers('life', '704.5a', ({ life }) => life <= 0, 'has no life'),
  ofPlayers('poison', '704.5c', ({ counters }) => (counters['poison'] ?? 0) >= 10, 'has ten poison counters'),
  ofPermanents('toughness', '704.5f', (each) => is(each, 'creature') && (each.toughness ?? 0) <= 0, 'has no toughness'),
  ofPermanents('lethal-damage', '704.5g', isDestroyed, 'has lethal damage'),
  ofPermanents(
    'loyalty',
    '704.5i',
    (each) => is(each, 'planeswalker') && (each.counters['loyalty'] ?? 0) <= 0,
    'has no loyalty',
  ),
  { clause: 'sba-fixpoint/legend-rule', cr: '704.5j', wrong: legends },
  { clause: 'sba-fixpoint/world-rule', cr: '704.5k', wrong: worlds },
  { clause: 'sba-fixpoint/tokens-and-copies', cr: '704.5d', wrong: strayTokens },
  ofPermanents('auras', '704.5m', (each, view) => isAura(each) && host(each, view) === null, 'is attached to nothing'),
  { clause: 'sba-fixpoint/attachments', cr: '704.5n', wrong: wrongHosts },
  ofPermanents(
    'counters-annihilate',
    '704.5q',
    ({ counters }) => (counters['+1/+1'] ?? 0) > 0 && (counters['-1/-1'] ?? 0) > 0,
    'has counters of both kinds',
  ),
];

function* findings(history: History): Generator<Finding> {
  let since: HistoryStep[] = [];
  let last: View | undefined;
  for (const [at, step] of history.steps.entries()) {
    since.push(step);
    if (step.question === null) yield* done(history, last, since, at);
    if (step.question?.kind !== 'priority') continue;
    for (const { clause, cr, wrong } of CONDITIONS) {
      const found = wrong(step.view);
      if (found !== null)
        yield violation(clause, cr, at, 'nothing is left for a state-based action to do at priority', found);
    }
    yield* done(history, last, since, at);
    last = step.view;
    since = [];
  }
}

function* done(
  history: History,
  before: View | undefined,
  steps: readonly HistoryStep[],
  at: number,
): Generator<Finding> {
  yield* acted(before, steps);
  if (before === undefined) return;
  yield* emptyLibraries(history, { before, steps, at });
  yield* touched({ before, steps, at });
}

/** What state-based actions did since the last priority: only then was the law put to the test. */
function* acted(last: View | undefined, since: readonly HistoryStep[]): Generator<Finding> {
  const all = since.flatMap(({ happenings }) => happenings);
  const damaged = new Set(all.flatMap((each) => (each.kind === 'damage' ? [each.to] : [])));
  for (const [index, { happenings }] of since.entries()) {
    const before = since[index - 1]?.view ?? last;
    for (const happening of happenings) {
      if (happening.kind === 'left the game') yield* lost(happening.reason);
      if (happening.kind === 'attached' && happening.to === null) yield witness('sba-fixpoint/attachments');
      if (happening.kind !== 'moved') continue;
      const permanent = before === undefined ? null : permanentIn(before, happening.object);
      const wounded = damaged.has(happening.object) || (permanent?.damage ?? 0) > 0;
      const cause = happening.cause;
      if (cause === 'state-based' || cause === 'ceased' || (cause === 'destroyed' && wounded)) {
        yield witness(clauseOf(permanent, cause), permanent?.name ?? 'newcomer', cause);
      }
    }
    if (annihilated(happenings)) yield witness('sba-fixpoint/counters-annihilate');
  }
}

/** A player lost by a state-based action that this law looks at. */
function* lost(reason: string): Generator<Finding> {
  if (reason.includes('704.5a')) yield witness('sba-fixpoint/life', reason);
  if (reason.includes('704.5c')) yield witness('sba-fixpoint/poison', reason);
}

/** Counters of both kinds were taken from one permanent. CR 704.5q */
function annihilated(happenings: readonly Happening[]): boolean {
  const taken = happenings.flatMap((each) => (each.kind === 'counters' && each.change < 0 ? [each] : []));
  return taken.some(
    (one) => one.counter === '+1/+1' && taken.some((other) => other.counter === '-1/-1' && other.on === one.on),
  );
}

function clauseOf(permanent: PermanentView | null, cause: string): string {
  if (cause === 'ceased') return 'sba-fixpoint/tokens-and-copies';
  if (cause === 'destroyed') return 'sba-fixpoint/lethal-damage';
  if (permanent === null) return 'sba-fixpoint/toughness';
  if (isAura(permanent)) return 'sba-fixpoint/auras';
  if (is(permanent, 'planeswalker')) return 'sba-fixpoint/loyalty';
  if (permanent.supertypes.includes('legendary')) return 'sba-fixpoint/legend-rule';
  return permanent.supertypes.includes('world') ? 'sba-fixpoint/world-rule' : 'sba-fixpoint/toughness';
}

function ofPlayers(name: string, cr: string, is: (player: PlayerView) => boolean, says: string): Condition {
  const wrong = (view: View): string | null => {
    const player = view.players.find((each) => each.inGame && is(each));
    return player === undefined ? null : `player ${player.seat} ${says} and is in the game`;
  };
  return { clause: `sba-fixpoint/${name}`, cr, wrong };
}

function ofPermanents(
  name: string,
  cr: string,
  test: (permanent: PermanentView, view: View) => boolean,
  says: string,
): Condition {
  const wrong = (view: View): string | null => {
    const permanent = view.battlefield.find((each) => test(each, view));
    return permanent === undefined ? null : `${permanent.name} ${says} and is on the battlefield`;
  };
  return { clause: `sba-fixpoint/${name}`, cr, wrong };
}

function is({ types }: PermanentView, type: string): boolean {
  return types.includes(type);
}

function isDestroyed(permanent: PermanentView): boolean {
  const { toughness, damage, keywords } = permanent;
  const lethal = toughness !== null && toughness > 0 && damage >= toughness;
  return is(permanent, 'creature') && lethal && !keywords.includes('indestructible');
}

/** CR 704.5j */
function legends(view: View): string | null {
  if (view.battlefield.some(({ name }) => textHas(name, 'legendRuleOff'))) return null;
  const seen = new Set<string>();
  for (const { name, controller, supertypes } of view.battlefield) {
    const key = `${name}/${controller}`;
    if (!supertypes.includes('legendary')) continue;
    if (seen.has(key)) return `player ${controller} controls two legendary permanents named ${name}`;
    seen.add(key);
  }
  return null;
}

/** CR 704.5k */
function worlds(view: View): string | null {
  const all = view.battlefield.filter(({ supertypes }) => supertypes.includes('world'));
  return all.length > 1 ? `${all.length} world permanents are on the battlefield` : null;
}

/** Objects that are no cards, elsewhere than they can be. CR 704.5d-e */
function strayTokens(view: View): string | null {
  const cards = new Set(view.battlefield.filter(({ card }) => !card).map(({ ref }) => ref));
  for (const { seat } of view.players) {
    for (const zone of ['graveyard', 'hand', 'exile'] as const) {
      const stray = view.zone(zone, seat).find(({ ref }) => cards.has(ref) || ref.startsWith('t'));
      if (stray !== undefined) return `${stray.name}, which is no card, is in a ${zone}`;
    }
  }
  return null;
}

function isAura({ subtypes, types }: PermanentView): boolean {
  return types.includes('enchantment') && subtypes.includes('Aura');
}

function host({ attachedTo }: PermanentView, view: View): PermanentView | 'player' | null {
  if (attachedTo === null) return null;
  return /^p\d+$/.test(attachedTo) ? 'player' : permanentIn(view, attachedTo);
}

/** Equipment on what is no creature, and creatures or other things attached to anything. CR 704.5n, 704.5p */
function wrongHosts(view: View): string | null {
  for (const permanent of view.battlefield) {
    if (permanent.attachedTo === null || isAura(permanent)) continue;
    const on = host(permanent, view);
    const equips = permanent.subtypes.includes('Equipment') && !is(permanent, 'creature');
    if (!equips || on === null || on === 'player' || !is(on, 'creature'))
      return `${permanent.name} is attached to what it cannot be attached to`;
  }
  return null;
}
