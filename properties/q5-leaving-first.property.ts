import type { History } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, permanents } from './cases.ts';
import { checked, type Finding, judged } from './law/finding.ts';
import { isSurelyFree } from './law/surely-free.ts';
import { textHas } from './oracles/card-facts.ts';
import type { LawProperty } from './property.ts';
import {
  isStillExiled,
  type LinkedAbility,
  linkedAbilities,
  offersIn,
  type Quelled,
  quelledCards,
  recastsIn,
} from './reading/quelled.ts';
import { type Scenes, scenesOf } from './reading/scenes.ts';
import type { AbilityResolution } from './reading/stacked-abilities.ts';
import { triggerOnStack } from './reading/stacked-triggers.ts';
import { stackEntry } from './reading/views.ts';

const NOTHING = 'Q5/leaves-trigger-finds-nothing';
const FOR_GOOD = 'Q5/exiled-for-good';
const FLICKER = 'Q5/flicker-in-response';
const SECOND = 'Q5/a-second-queller';
const TOGETHER = 'Q5/both-triggers-wait-together';

/** Each permanent frees what its own ability had exiled by then, and nothing else. CR 607.2a, 603.3b, 400.7 */
export const q5LeavingFirst: LawProperty = {
  kind: 'law',
  id: 'q5-leaving-first',
  statement: 'Q5',
  says: 'The leaves ability frees what its own object had exiled as it resolves: nothing where the enters ability has yet to resolve, which then exiles the spell for good, and nothing that an object before it or another permanent exiled.',
  clauses: [NOTHING, FOR_GOOD, FLICKER, SECOND, TOGETHER],
  rulings: ['spell-queller/8427276f8b'],
  cr: ['607.2a', '603.3b', '603.6a', '400.7', '113.7a'],
  observe: ['battlefield', 'stack', 'zones', 'pools', 'options', 'events'],
  level: 2,
  cases: cases(
    [
      ...permanents('active', 92, 'Mountain', 'Mountain', 'Mountain'),
      ...inHand(80, 'Shock', 'Hill Giant'),
      ...inHand(50, 'Lightning Bolt'),
      anyOf('creature', 'exile', 'active', 50),
      ...permanents('opponent', 35, 'Spell Queller'),
      card('Spell Queller', 'hand', 'opponent', 97),
      card('Spell Queller', 'hand', 'opponent', 50),
      ...permanents('opponent', 95, 'Tundra', 'Tundra', 'Tundra', 'Tundra'),
      ...permanents('opponent', 60, 'Tundra', 'Phyrexian Altar'),
      card('Cloudshift', 'hand', 'opponent', 80),
      card('Cloudshift', 'hand', 'opponent', 40),
      ...permanents('active', 46, 'Godhead of Awe', "Night of Souls' Betrayal"),
    ],
    {
      weights: { pass: 2, cast: 30, activate: 2, play: 0, 'take back': 0 },
      bare: 92,
      players: [2, 2, 2, 3],
      decisions: 50,
    },
  ),
  law: judged(findings),
};

type Resolved = LinkedAbility & { readonly resolution: AbilityResolution };

function* findings(history: History): Generator<Finding> {
  const abilities = linkedAbilities(history);
  const quelled = quelledCards(history, abilities);
  const scenes = scenesOf(history);
  for (const one of abilities) {
    if (one.resolution === null) continue;
    const resolved: Resolved = { ...one, resolution: one.resolution };
    const other = abilities.find(
      ({ does, source, life }) => does !== one.does && source === one.source && life === one.life,
    );
    if (one.does === 'exiles') {
      yield* exiledForGood(history, resolved, other);
      continue;
    }
    yield* ordered(history, resolved, other);
    yield* findsNothing(history, resolved, other, quelled);
    yield* onlyItsOwn(history, resolved, quelled);
    yield* exiledFirst(history, scenes, resolved, other, quelled);
  }
}

/** The enters ability is on the stack yet: there is nothing to cast. CR 607.2a */
function* findsNothing(
  history: History,
  freeing: Resolved,
  exiling: LinkedAbility | undefined,
  quelled: readonly Quelled[],
): Generator<Finding> {
  const { resolution, source, life, ability } = freeing;
  if (exiling === undefined || exiling.at > resolution.begun) return;
  const view = history.steps[resolution.over]?.view;
  const waits = view !== undefined && stackEntry(view, exiling.ability.ref) !== null;
  if (!waits || quelled.some((each) => each.source === source && each.life === life && each.order < resolution.order))
    return;
  const cast = offersIn(history, freeing).flatMap(({ question }) => question?.options ?? []);
  const found = [...cast, ...recastsIn(history, freeing).map(({ spell }) => spell.ref)];
  yield* checked(found.length === 0, NOTHING, `${ability.name} | ${life}`, {
    cr: '607.2a',
    at: resolution.over,
    expected: `${ability.name} has exiled nothing yet that could be cast`,
    found: `${found.join(', ')} could be`,
  });
}

/** The enters ability does what it says when its source and the leaves ability are gone. CR 113.7a */
function* exiledForGood(history: History, exiling: Resolved, freeing: LinkedAbility | undefined): Generator<Finding> {
  const { resolution, ability } = exiling;
  if (freeing === undefined || freeing.resolution === null || freeing.resolution.order > resolution.order) return;
  const view = history.steps[resolution.begun]?.view;
  const target = ability.targets.flat()[0] ?? '';
  const spell = view === undefined ? null : stackEntry(view, target);
  const plain = resolution.did !== 'had no legal target' && triggerOnStack(history, ability)?.onlyIf === null;
  if (view === undefined || spell === null || !spell.card || spell.kind !== 'spell' || !plain) return;
  if (view.battlefield.some(({ name }) => textHas(name, 'moves'))) return;
  const gone = resolution.happenings.some(
    ({ happening }) => happening.kind === 'moved' && happening.object === target && happening.to === 'exile',
  );
  yield* checked(gone, FOR_GOOD, `${ability.name} | ${spell.types.join(' ')}`, {
    cr: '113.7a',
    at: resolution.over,
    expected: `${spell.name} is exiled though ${ability.name} has left`,
    found: 'it is not',
  });
}

/** What another object exiled is not offered, be it another permanent or what this one was before. CR 400.7, 607.2a */
function* onlyItsOwn(history: History, freeing: Resolved, quelled: readonly Quelled[]): Generator<Finding> {
  const { resolution, source, life, ability } = freeing;
  const view = history.steps[resolution.begun]?.view;
  const offers = offersIn(history, freeing);
  for (const each of quelled) {
    const own = each.source === source && each.life === life;
    if (view === undefined || own || each.order > resolution.order || !isStillExiled(view, each)) continue;
    const alsoOwn = quelled.some(
      (other) => other.card.ref === each.card.ref && other.source === source && other.life === life,
    );
    if (alsoOwn) continue;
    const offered = offers.some(({ question }) => question?.options.includes(each.card.ref));
    yield* checked(!offered, each.source === source ? FLICKER : SECOND, `${ability.name} | ${each.card.name}`, {
      cr: '607.2a',
      at: resolution.over,
      expected: `${each.card.name}, which another object exiled, cannot be cast now`,
      found: 'it is offered',
    });
  }
}

/** Both waited together: their controller says which is put on the stack first. CR 603.3b */
function* ordered(history: History, freeing: Resolved, exiling: LinkedAbility | undefined): Generator<Finding> {
  const { ability, at } = freeing;
  if (exiling === undefined || exiling.at !== at || exiling.ability.controller !== ability.controller) return;
  const before = history.steps.slice(0, at).findLastIndex(({ question }) => question?.kind === 'priority');
  const asked = history.steps
    .slice(before + 1, at)
    .some(({ question }) => question?.kind === 'order' && question.player === ability.controller);
  yield* checked(asked, TOGETHER, `${ability.name} | ordered`, {
    cr: '603.3b',
    at,
    expected: `player ${ability.controller} orders the two abilities of ${ability.name}, which waited together`,
    found: 'the player was not asked',
  });
}

/** Both waited together, and the exile resolved first: the card may be cast. CR 603.3b */
function* exiledFirst(
  history: History,
  scenes: Scenes,
  freeing: Resolved,
  exiling: LinkedAbility | undefined,
  quelled: readonly Quelled[],
): Generator<Finding> {
  const { resolution, source, life, at, ability } = freeing;
  if (
    exiling === undefined ||
    exiling.at !== at ||
    (exiling.resolution?.order ?? Number.POSITIVE_INFINITY) > resolution.order
  )
    return;
  const view = history.steps[resolution.begun]?.view;
  const own = quelled.filter((each) => each.source === source && each.life === life && each.order < resolution.order);
  for (const { card } of own.filter((each) => view !== undefined && isStillExiled(view, each))) {
    const offered = offersIn(history, freeing).some(({ question }) => question?.options.includes(card.ref));
    if (!offered && !isSurelyFree(history, scenes, resolution, card)) continue;
    yield* checked(offered, TOGETHER, `${ability.name} | ${card.name}`, {
      cr: '603.3b',
      at: resolution.over,
      expected: `${card.name}, exiled before the leaves ability resolved, may be cast`,
      found: 'it is not offered',
    });
  }
}
