import type { History, HistoryStep, Seat } from '../protocol/index.ts';
import { anyOf, card, cases, permanents } from './cases.ts';
import { checked, type Finding, judged } from './law/finding.ts';
import { type CardRecord, cardNamed } from './oracles/card-facts.ts';
import { asSpell, freedBy, isProhibited } from './oracles/freeing.ts';
import { triggerAt } from './oracles/printed-triggers.ts';
import { limiting } from './oracles/prohibitions.ts';
import type { Scene } from './oracles/sight.ts';
import { surelyCastable } from './oracles/surely-castable.ts';
import { or } from './oracles/truth.ts';
import type { LawProperty } from './property.ts';
import { castInTurn } from './reading/casts.ts';
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
import { playerIn } from './reading/views.ts';

const NEVER = 'Q2/during-resolution-or-never';
const TIMING = 'Q2/type-timing-ignored';
const LIMITS = 'Q2/other-limits-hold';
const OWNER = 'Q2/the-owner-casts';
const DECLINED = 'Q2/declined';
const LEAST_X = 'Q7/x-that-cannot-be-zero';

/** When, by whom and which cards are cast that a permanent had exiled until it left. CR 608.2g */
export const q2CastOrNever: LawProperty = {
  kind: 'law',
  id: 'q2-cast-or-never',
  statement: 'Q2',
  says: 'The owner may cast the exiled card while the leaves ability resolves and at no other time; the timing of its type does not matter, other limits do; a card that is not cast stays in exile.',
  clauses: [NEVER, TIMING, LIMITS, OWNER, DECLINED, LEAST_X],
  rulings: ['spell-queller/b6c3a6007a'],
  cr: ['608.2g', '601.3', '107.3b', '607.2a', '406.2', '108.3'],
  observe: ['battlefield', 'stack', 'zones', 'pools', 'options', 'events'],
  level: 2,
  cases: cases(
    [
      ...permanents('anyone', 90, 'Spell Queller'),
      ...permanents('anyone', 30, 'Spell Queller'),
      anyOf('creature', 'exile', 'anyone', 80),
      anyOf('sorcery', 'exile', 'anyone', 70),
      anyOf('instant', 'exile', 'anyone', 50),
      card('Mind Grind', 'exile', 'anyone', 35),
      anyOf('artifact', 'exile', 'anyone', 50),
      ...permanents('anyone', 30, 'Gaddock Teeg', 'Steel Golem', 'Void Winnower', 'Drannith Magistrate'),
      ...permanents('anyone', 15, 'Rule of Law', 'Teferi, Time Raveler'),
      ...permanents('anyone', 80, 'Mountain', 'Island', 'Mountain', 'Island'),
      card('Lightning Bolt', 'hand', 'active', 80),
      card('Unsummon', 'hand', 'active', 70),
      card('Lightning Bolt', 'hand', 'opponent', 60),
      anyOf('removal', 'hand', 'anyone', 60),
      anyOf('flicker', 'hand', 'anyone', 40),
    ],
    {
      weights: { pass: 4, cast: 12, activate: 3, play: 2, 'take back': 2 },
      bare: 45,
      players: [2, 2, 3, 4],
      decisions: 36,
    },
  ),
  law: judged(findings),
};

type Freeing = LinkedAbility & { readonly resolution: AbilityResolution };

function* findings(history: History): Generator<Finding> {
  const abilities = linkedAbilities(history);
  const quelled = quelledCards(history, abilities);
  const scenes = scenesOf(history);
  for (const one of abilities) {
    if (one.does !== 'frees' || one.resolution === null) continue;
    const freeing: Freeing = { ...one, resolution: one.resolution };
    yield* ownerCasts(history, freeing);
    for (const card of pileOf(history, freeing, quelled)) yield* freed(history, scenes, freeing, card);
  }
  for (const card of quelled) yield* notOtherwise(history, card);
}

/** The cards that the source had exiled and that are still there as the ability begins to resolve. */
function pileOf(
  history: History,
  { source, life, resolution }: Freeing,
  quelled: readonly Quelled[],
): readonly Quelled[] {
  const view = history.steps[resolution.begun]?.view;
  return quelled.filter(
    (each) =>
      view !== undefined &&
      each.source === source &&
      each.life === life &&
      each.order < resolution.order &&
      isStillExiled(view, each),
  );
}

/** CR 108.3 */
function* ownerCasts(history: History, freeing: Freeing): Generator<Finding> {
  for (const { question, view } of offersIn(history, freeing)) {
    for (const ref of question?.options ?? []) {
      const owner = view.players.find(({ seat }) => view.zone('exile', seat).some((card) => card.ref === ref))?.seat;
      if (owner === undefined) continue;
      yield* checked(
        question?.player === owner,
        OWNER,
        `${freeing.ability.name} | ${owner === freeing.ability.controller}`,
        {
          cr: '607.2a',
          at: freeing.resolution.over,
          expected: `player ${owner} may cast it, who owns it`,
          found: `player ${question?.player} may`,
        },
      );
    }
  }
}

/** What keeps it from being offered, and where it is when it was not cast. CR 608.2g */
function* freed(history: History, scenes: Scenes, freeing: Freeing, { card }: Quelled): Generator<Finding> {
  const { resolution, ability } = freeing;
  const record = cardNamed(card.name);
  const after = history.steps[resolution.over]?.view;
  const trigger = triggerAt(ability);
  const effect = trigger === null ? null : freedBy(trigger);
  if (record === null || after === undefined || effect === null || resolution.did !== 'resolved') return;
  if (!playerIn(after, card.owner).inGame || effect.what.kind !== 'all' || effect.what.of.length > 0) return;
  const offer = offersIn(history, freeing).find(({ question }) => question?.options.includes(card.ref));
  const recasts = recastsIn(history, freeing);
  const at = offer === undefined ? resolution.begun : history.steps.indexOf(offer);
  const cast = castInTurn(history, card.owner, at);
  yield* offered(freeing, card.owner, record, scenes(at), cast, offer !== undefined, recasts.length > 0);
  if (recasts.some(({ spell }) => spell.ref === card.ref)) return;
  const stays = after
    .zone('exile', card.owner)
    .some(({ ref, incarnation }) => ref === card.ref && incarnation === card.incarnation);
  yield* checked(stays, DECLINED, `${ability.name} | ${record.types.join(' ')} | ${offer === undefined}`, {
    cr: '608.2g',
    at: resolution.over,
    expected: `${record.name}, which was not cast, stays in exile`,
    found: 'it is not there any more',
  });
}

/** It is offered whatever its type, and not against what forbids it. Other casts before it may have changed what there is. CR 601.3 */
function* offered(
  { ability, resolution }: Freeing,
  owner: Seat,
  record: CardRecord,
  scene: Scene,
  cast: number,
  isOffered: boolean,
  clouded: boolean,
): Generator<Finding> {
  const at = resolution.over;
  const spell = asSpell(owner, record, ['without paying']);
  const limits = clouded ? [] : limiting(scene, { player: owner, spell, castThisTurn: cast });
  if (record.leastX > 0 && (record.manaCost?.x ?? 0) > 0)
    yield* checked(!isOffered, LEAST_X, `${ability.name} | ${record.name} | ${scene.view.step}`, {
      cr: '107.3b',
      at,
      expected: `${record.name} cannot be cast, for its X can only be 0 and must not`,
      found: 'it is offered',
    });
  else if (or([isProhibited(scene, owner, record), ...limits]) === true) {
    yield* checked(!isOffered, LIMITS, `${ability.name} | ${record.name}`, {
      cr: '601.3',
      at,
      expected: `${record.name} cannot be cast, for something forbids it`,
      found: 'it is offered',
    });
  } else if (!isQuick(record) && (isOffered || (!clouded && isSurelyFree(scene, owner, record)))) {
    yield* checked(isOffered, TIMING, `${ability.name} | ${record.types.join(' ')} | ${scene.view.step}`, {
      cr: '608.2g',
      at,
      expected: `${record.name} may be cast while the ability resolves, whatever its type`,
      found: 'it is not offered',
    });
  }
}

function isQuick({ types, abilities }: CardRecord): boolean {
  return types.includes('instant') || abilities.some((each) => each.kind === 'keyword' && each.keyword === 'flash');
}

function isSurelyFree(scene: Scene, player: number, record: CardRecord): boolean {
  const { manaCost } = record;
  if (manaCost === null || manaCost.x > 0 || record.types.includes('land')) return false;
  return surelyCastable(scene, player, record, { ...manaCost, generic: 0, W: 0, U: 0, B: 0, R: 0, G: 0, C: 0 });
}

/** At priority it is no card that could be cast. CR 608.2g */
function* notOtherwise(history: History, quelled: Quelled): Generator<Finding> {
  const { card, source } = quelled;
  const first = history.steps.findIndex(
    ({ view, question }) =>
      question?.kind === 'priority' && question.player === card.owner && isStillExiled(view, quelled),
  );
  if (first < 0) return;
  const offered = history.steps.findIndex(
    (step, at) => at >= first && isStillExiled(step.view, quelled) && offersIt(step, card.ref, source),
  );
  const gone = history.steps[first]?.view.battlefield.every(({ ref }) => ref !== source);
  yield* checked(offered < 0, NEVER, `${card.name} | ${gone ? 'source gone' : 'source there'}`, {
    cr: '608.2g',
    at: Math.max(0, offered),
    expected: `${card.name} is cast as the leaves ability resolves, or never`,
    found: 'it may be cast by a player who has priority',
  });
}

function offersIt({ question }: HistoryStep, card: string, source: string): boolean {
  const options = question?.kind === 'priority' ? question.options : [];
  return options.includes(`cast ${card}`) || options.includes(`cast ${card} by ${source}`);
}
