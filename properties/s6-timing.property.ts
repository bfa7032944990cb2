import type { History, Seat, View } from '../protocol/index.ts';
import { anyOf, card, cases, oneOf, permanents } from './cases.ts';
import { checked, type Finding, judged } from './law/finding.ts';
import { castsItself, chancesOf, isSorceryTime } from './law/permission-uses.ts';
import { abilitiesOf } from './oracles/abilities.ts';
import { type CardRecord, cardNamed, textHas } from './oracles/card-facts.ts';
import { asSpell } from './oracles/freeing.ts';
import { conditionHolds } from './oracles/matching.ts';
import { freesSpells, permits, permittingPermanents } from './oracles/permissions.ts';
import { type Scene, sightOf } from './oracles/sight.ts';
import { matchesSpell } from './oracles/spells.ts';
import { surelyCastable } from './oracles/surely-castable.ts';
import type { LawProperty } from './property.ts';
import { actionNamed } from './reading/actions.ts';
import { castActions, permittedCasts } from './reading/permitted-casts.ts';
import { type Scenes, scenesOf } from './reading/scenes.ts';
import { placedName } from './reading/views.ts';

const SORCERY = 'S6/sorcery-timing';
const OWN_TURN = 'S6/only-in-your-turn';
const ITSELF = 'S6/flashback-in-any-turn';
const FLASH = 'S6/flash-and-as-though-it-had-flash';

/** A permission to cast a card from elsewhere lets it be cast when it could be anyway. CR 601.3, 307.1 */
export const s6Timing: LawProperty = {
  kind: 'law',
  id: 's6-timing',
  statement: 'S6',
  says: 'By a permission a sorcery is cast in a main phase of its player with an empty stack, and nothing is cast while the permission does not hold.',
  clauses: [SORCERY, OWN_TURN, FLASH, ITSELF],
  rulings: ['kess-dissident-mage/d98ba07955', 'omniscience/9b74326418', 'gonti-lord-of-luxury/c617c4f67b'],
  cr: ['601.3', '307.1', '304.1', '702.8a'],
  observe: ['battlefield', 'stack', 'zones', 'pools', 'options', 'events'],
  level: 1,
  cases: cases(
    [
      ...permanents('anyone', 90, 'Kess, Dissident Mage'),
      ...permanents('active', 60, 'Kess, Dissident Mage'),
      ...permanents('anyone', 70, 'Island', 'Mountain', 'Mountain', 'Swamp', 'Mountain', 'Island'),
      anyOf('instant', 'graveyard', 'anyone', 80),
      anyOf('instant', 'graveyard', 'anyone', 70),
      anyOf('sorcery', 'graveyard', 'anyone', 80),
      anyOf('sorcery', 'graveyard', 'active', 60),
      card('Firebolt', 'graveyard', 'anyone', 40),
      oneOf(['Think Twice', 'Lava Dart', 'Electric Revelation'], 'graveyard', 'opponent', 40),
      anyOf('instant', 'hand', 'anyone', 60),
      anyOf('sorcery', 'hand', 'anyone', 40),
      ...permanents('anyone', 25, 'Omniscience'),
      ...permanents('active', 20, 'Vedalken Orrery'),
    ],
    { weights: { pass: 6, cast: 8, activate: 2, play: 2, 'take back': 0 }, bare: 40, players: [2, 2, 3, 4] },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  for (const [at, { question, view }] of history.steps.entries()) {
    if (question?.kind !== 'priority' || question.player === 'chance') continue;
    const offers = question.options.flatMap((option) => {
      const named = actionNamed(option);
      return named?.kind === 'cast' && named.by !== null ? [{ ...named, by: named.by, option }] : [];
    });
    for (const { object, by } of offers) {
      const record = cardNamed(placedName(history, object) ?? '');
      if (record === null || !needsSorceryTime(view, record)) continue;
      yield* checked(isSorceryTime(view, question.player), SORCERY, `${record.name} | offered by ${nameOf(view, by)}`, {
        cr: '307.1',
        at,
        expected: `${record.name} is cast in a main phase of its player with an empty stack`,
        found: `player ${question.player} may cast it in the step ${view.step} of player ${view.active}, by ${nameOf(view, by)}`,
      });
    }
    yield* heldBack(at, view, question.player, offers);
    yield* free(at, view, question.player, question.options);
  }
  const scenes = scenesOf(history);
  yield* withFlash(history, scenes);
  yield* byThemselves(history, scenes);
}

/** What has flash, or is cast as though it had, is cast at any time at which the permission holds. CR 702.8a, 601.3 */
function* withFlash(history: History, scenes: Scenes): Generator<Finding> {
  for (const chance of chancesOf(history, scenes, permittedCasts(history, castActions(history)))) {
    const { at, player, scene, permanent, permission, used, offered } = chance;
    const { from, terms, perTurn } = permission.rule;
    if (isSorceryTime(scene.view, player) || from !== 'graveyard' || terms.cost.kind !== 'usual') continue;
    if (used.length >= (perTurn ?? 0) || conditionHolds(sightOf(scene, permanent), permission.onlyIf) !== true)
      continue;
    for (const { ref, name } of scene.view.zone('graveyard', player)) {
      const record = cardNamed(name);
      if (record === null || isInstant(record) || permits(permission, record, true) !== true) continue;
      if (!hasFlash(record) && !isAsThoughFlash(scene, player, record)) continue;
      if (!surelyCastable(scene, player, record, record.manaCost)) continue;
      const isOffered = offered.includes(`cast ${ref} by ${permanent.ref}`);
      yield* checked(isOffered, FLASH, `${permission.name} | ${hasFlash(record)} | ${scene.view.step}`, {
        cr: '702.8a',
        at,
        expected: `${name} may be cast by ${permission.name} now, as what has flash`,
        found: 'it is not offered',
      });
    }
  }
}

/** An instant with flashback is cast in the turns of other players, too, whatever another permission says of turns. CR 702.34a, 601.3 */
function* byThemselves(history: History, scenes: Scenes): Generator<Finding> {
  for (const [at, { question, view }] of history.steps.entries()) {
    if (question?.kind !== 'priority' || question.player === 'chance' || question.player === view.active) continue;
    for (const { ref, name } of view.zone('graveyard', question.player)) {
      if (!castsItself(scenes(at), question.player, name, 'flashback')) continue;
      yield* checked(question.options.includes(`cast ${ref} by flashback`), ITSELF, `${name} | ${view.step}`, {
        cr: '702.34a',
        at,
        expected: `${name} may be cast with flashback in the turn of player ${view.active}`,
        found: 'it is not offered',
      });
    }
  }
}

function hasFlash({ abilities }: CardRecord): boolean {
  return abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === 'flash');
}

/** Whether a permanent of the player surely lets the card be cast as though it had flash. CR 601.3 */
function isAsThoughFlash(scene: Scene, player: Seat, record: CardRecord): boolean {
  return scene.view.battlefield.some((permanent) => {
    if (permanent.controller !== player || !textHas(permanent.name, 'asThoughFlash')) return false;
    const sight = sightOf(scene, permanent);
    return (abilitiesOf(scene, permanent) ?? []).some(
      ({ ability }) =>
        ability.kind === 'rule' &&
        ability.rule.kind === 'asThoughFlash' &&
        ability.rule.who !== 'opponent' &&
        conditionHolds(sight, ability.onlyIf) === true &&
        matchesSpell(sight, ability.rule.what, asSpell(player, record, [])) === true,
    );
  });
}

/** What lets spells from hand be cast without paying says nothing of when. CR 601.3, 118.9 */
function* free(at: number, view: View, player: Seat, options: readonly string[]): Generator<Finding> {
  const givers = view.battlefield.filter((each) => each.controller === player && freesSpells(each));
  if (givers.length === 0 || isSorceryTime(view, player)) return;
  for (const { ref, name } of view.zone('hand', player)) {
    const record = cardNamed(name);
    if (record === null || record.types.includes('land') || !needsSorceryTime(view, record)) continue;
    yield* checked(!options.includes(`cast ${ref}`), SORCERY, `${record.types.join(' ')} | free in ${view.step}`, {
      cr: '307.1',
      at,
      expected: `${name} is cast in a main phase of its player with an empty stack, also for nothing`,
      found: `player ${player} may cast it in the step ${view.step} of player ${view.active}`,
    });
  }
}

type Offer = { readonly object: string; readonly by: string; readonly option: string };

/** What a permission does not offer now, though it is for such a card. */
function* heldBack(at: number, view: View, player: Seat, offers: readonly Offer[]): Generator<Finding> {
  for (const { permanent, permission } of permittingPermanents(view)) {
    if (permanent.controller !== player || permission.rule.who !== 'you' || permission.rule.from !== 'graveyard')
      continue;
    const own = offers.filter(({ by }) => by === permanent.ref);
    const fit = view
      .zone('graveyard', player)
      .flatMap(({ name }) => cardNamed(name) ?? [])
      .filter((record) => permits(permission, record, true) === true);
    if (permission.onlyIf?.kind === 'yourTurn' && view.active !== player && fit.some(isInstant)) {
      yield* checked(own.length === 0, OWN_TURN, `${permission.name} | ${view.step} | ${view.stack.length}`, {
        cr: '601.3',
        at,
        expected: `${permission.name} lets nothing be cast in the turn of player ${view.active}`,
        found: `it offers ${own.map(({ option }) => option).join(', ')}`,
      });
    }
    const sorceries = fit.filter((record) => needsSorceryTime(view, record));
    if (own.length > 0 && sorceries.length > 0 && !isSorceryTime(view, player)) {
      yield* checked(
        true,
        SORCERY,
        `${sorceries[0]?.name} | not by ${permission.name} in ${view.step}`,
        NOTHING_BROKEN,
      );
    }
  }
}

const NOTHING_BROKEN = { cr: '307.1', at: 0, expected: '', found: '' };

function isInstant({ types }: CardRecord): boolean {
  return types.includes('instant');
}

/** Neither an instant nor with flash, and nothing lets it be cast as though it had it. */
function needsSorceryTime({ battlefield }: View, record: CardRecord): boolean {
  return !isInstant(record) && !hasFlash(record) && !battlefield.some(({ name }) => textHas(name, 'asThoughFlash'));
}

function nameOf({ battlefield }: View, by: string): string {
  return battlefield.find(({ ref }) => ref === by)?.name ?? by;
}
