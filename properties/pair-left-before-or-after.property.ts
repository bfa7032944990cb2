import type { ActionEntry, Case, History, Ref, Script, StackView } from '../protocol/index.ts';
import { cases, manyLands, oneOf, theyCast } from './cases.ts';
import { checked, type Finding, judged } from './law/finding.ts';
import { isCastOf, secondGame } from './law/second-game.ts';
import { isSurelyFree } from './law/surely-free.ts';
import { CARDS, type CardRecord, cardNamed, holdsNode } from './oracles/card-facts.ts';
import { isQueller, valueWithX } from './oracles/freeing.ts';
import { removersOf } from './oracles/holding.ts';
import type { RelationProperty } from './property.ts';
import { happeningsOf, ofKind } from './reading/happenings.ts';
import { type LinkedAbility, linkedAbilities, offersIn, recastsIn } from './reading/quelled.ts';
import { resolutionsOf } from './reading/resolutions.ts';
import { scenesOf } from './reading/scenes.ts';
import { scriptOf } from './reading/script-of.ts';
import { stackEntry } from './reading/views.ts';

const BEFORE = 'Q5/left-before-for-good';
const AFTER = 'Q5/left-after-may-be-cast';

const QUELLERS = CARDS.filter(({ name }) => isQueller(name));
const REMOVERS = [...new Set(QUELLERS.flatMap(removersOf))].filter((name) => !comesBack(name)).sort();
const SPELLS = CARDS.filter(isEasy).map(({ name }) => name);

/** Two linked abilities, whose object leaves before the first has resolved or after that. CR 607.2a, 603.6a */
export const pairLeftBeforeOrAfter: RelationProperty = {
  kind: 'relation',
  id: 'pair-left-before-or-after',
  statement: 'Q5',
  says: 'What exiled a spell lets it be cast as it leaves; the same permanent, removed by the same spell before its first ability has resolved, exiles it for good.',
  clauses: [BEFORE, AFTER],
  rulings: ['spell-queller/8427276f8b'],
  cr: ['607.2a', '603.6a', '113.7a', '608.2g'],
  observe: ['battlefield', 'stack', 'zones', 'pools', 'options', 'events'],
  level: 0,
  cases: cases(
    [
      ...manyLands('active'),
      ...manyLands('next'),
      oneOf(SPELLS, 'hand', 'active', 97),
      oneOf(SPELLS, 'hand', 'active', 80),
      oneOf(namesOf(QUELLERS), 'hand', 'next', 97),
      oneOf(REMOVERS, 'hand', 'next', 95),
      oneOf(REMOVERS, 'hand', 'next', 60),
      oneOf(REMOVERS, 'hand', 'active', 80),
    ],
    {
      bare: 80,
      weights: { pass: 30, cast: 3, activate: 0.2, play: 1, 'take back': 0 },
      players: [2, 2, 2, 3, 4],
      decisions: 50,
      openings: (['next', 'active'] as const).flatMap((whose) =>
        (['after a pass', 'later'] as const).map((when) => [
          theyCast({ kind: 'one of', names: SPELLS }),
          theyCast({ kind: 'one of', names: namesOf(QUELLERS) }, { whose: 'next', target: 0 }),
          theyCast({ kind: 'one of', names: REMOVERS }, { whose, target: 1, when }),
        ]),
      ),
    },
  ),
  transform: otherGame,
  relate: judged(findings),
};

function namesOf(records: readonly CardRecord[]): readonly string[] {
  return records.map(({ name }) => name);
}

/** Whether the spell returns what it removes. */
function comesBack(name: string): boolean {
  return holdsNode(cardNamed(name)?.spell, (node) => node.kind === 'move' && 'to' in node && node.to === 'battlefield');
}

/** A permanent spell of little mana, without choices. */
function isEasy(record: CardRecord): boolean {
  const { manaCost, types, subtypes, additionalCosts } = record;
  const permanent = types.includes('creature') || types.includes('artifact');
  if (!permanent || types.includes('land') || subtypes.includes('Aura') || additionalCosts.length > 0) return false;
  return manaCost !== null && manaCost.x === 0 && valueWithX(record, 0) <= 4;
}

/** A permanent that exiled a spell as it entered, or is about to, was removed by a spell. */
interface Parting {
  readonly source: Ref;
  readonly exiling: LinkedAbility;
  readonly freeing: LinkedAbility;
  /** The spell that it exiles, as it was on the stack. */
  readonly spell: StackView;
  readonly remover: StackView;
  /** The priority in which the remover was cast. */
  readonly castAt: number;
  /** Whether the first ability was yet to resolve. */
  readonly early: boolean;
}

function partingsOf(history: History): readonly Parting[] {
  const abilities = linkedAbilities(history);
  const moves = ofKind(happeningsOf(history), 'moved');
  const resolutions = resolutionsOf(history);
  return abilities.flatMap((exiling): Parting[] => {
    const { does, source, life, resolution, at, ability } = exiling;
    const freeing = abilities.find((one) => one.does === 'frees' && one.source === source && one.life === life);
    const left = moves.find((move) => move.at > at && move.happening.object === source);
    if (does !== 'exiles' || resolution?.did !== 'resolved' || left === undefined || freeing === undefined) return [];
    const by = resolutions.find(({ happenings }) => happenings.some(({ order }) => order === left.order));
    const view = history.steps[resolution.begun]?.view;
    const spell = view === undefined ? null : stackEntry(view, ability.targets.flat()[0] ?? '');
    const back = moves.some((move) => move.order > left.order && move.happening.object === source && isBack(move));
    if (by === undefined || spell === null || !spell.card || spell.kind !== 'spell' || back) return [];
    const castAt = castingOf(history, by.object, by.begun);
    if (castAt === null || castAt < at || by.object.targets.flat().join() !== source) return [];
    if (freeing.resolution?.did !== 'resolved') return [];
    return [{ source, exiling, freeing, spell, remover: by.object, castAt, early: left.at <= resolution.begun }];
  });
}

const isBack = ({ happening: { to } }: { readonly happening: { readonly to: string | null } }) => to === 'battlefield';

/** The priority in which a card was cast; null for what was not cast so. */
function castingOf({ steps }: History, { kind, card, ref }: StackView, before: number): number | null {
  if (kind !== 'spell' || !card) return null;
  const at = steps.findLastIndex(
    ({ question, answer }, index) =>
      index <= before && question?.kind === 'priority' && answer?.kind === 'pick' && answer.picks[0] === `cast ${ref}`,
  );
  return at < 0 ? null : at;
}

/** The same cards; the permanent is removed after its first ability has resolved, or before. */
function otherGame(first: Case, history: History): Case | null {
  const [parting] = partingsOf(history);
  if (first.start.kind !== 'board' || parting === undefined) return null;
  const { castAt, remover, freeing, early } = parting;
  const until = freeing.resolution?.over ?? castAt;
  const cast = scriptOf(history, until).find((entry) => isCastOf(entry, remover.ref));
  if (cast === undefined || !isCastOf(cast, remover.ref)) return null;
  const script = early ? later(history, parting, cast) : sooner(history, parting, cast);
  return script === null ? null : secondGame(first, first.start.board, script, until);
}

/** As soon as the first ability and the spell have gone from the stack. */
function later(history: History, { castAt, exiling }: Parting, cast: ActionEntry): Script | null {
  const place = history.steps[castAt]?.view.stack.findIndex(({ ref }) => ref === exiling.ability.ref) ?? 0;
  return place < 1 ? null : scriptOf(history, castAt, { ...cast, after: { ...cast.after, stack: place - 1 } });
}

/** As its player has priority while the first ability waits. */
function sooner(history: History, { exiling, remover }: Parting, cast: ActionEntry): Script | null {
  const { steps } = history;
  const until = exiling.resolution?.begun ?? 0;
  const at = steps.findIndex(
    ({ question }, index) =>
      index >= exiling.at &&
      index <= until &&
      question?.kind === 'priority' &&
      question.player === cast.player &&
      question.options.includes(`cast ${remover.ref}`),
  );
  const view = steps[at]?.view;
  if (view === undefined) return null;
  const after = { turn: view.turn, step: view.step, stack: view.stack.length };
  return scriptOf(history, at, { ...cast, after });
}

function* findings(first: History, second: History): Generator<Finding> {
  const others = partingsOf(second);
  const same = (one: Parting, other: Parting) =>
    one.source === other.source && one.spell.ref === other.spell.ref && one.remover.ref === other.remover.ref;
  const [one] = partingsOf(first);
  const other = one === undefined ? undefined : others.find((each) => same(one, each) && each.early !== one.early);
  if (one === undefined || other === undefined) return;
  const at = other.freeing.resolution?.over ?? other.castAt;
  yield* judgedOne(first, one, at);
  yield* judgedOne(second, other, at);
}

function* judgedOne(history: History, { early, freeing, spell, remover }: Parting, at: number): Generator<Finding> {
  const { resolution } = freeing;
  if (resolution === null) return;
  const asked = offersIn(history, freeing).some(({ question }) => question?.options.includes(spell.ref));
  const offered = asked || recastsIn(history, freeing).some((recast) => recast.spell.ref === spell.ref);
  if (!early && !offered && !isSurelyFree(history, scenesOf(history), resolution, spell)) return;
  yield* checked(
    offered !== early,
    early ? BEFORE : AFTER,
    `${freeing.ability.name} | ${spell.name} | ${remover.name}`,
    {
      cr: '607.2a',
      at,
      expected: early
        ? `${spell.name} cannot be cast, for ${freeing.ability.name} left before it exiled that; had it left later, it could`
        : `${spell.name} can be cast, for ${freeing.ability.name} had exiled it as it left; had it left before, it could not`,
      found: offered ? 'it is offered' : 'it is not offered',
    },
  );
}
