import type { Board, BoardCard, Case, History, HistoryStep, Ref, Seat } from '../protocol/index.ts';
import { anyOf, cases, inHand, manyLands, permanents, theyCast } from './cases.ts';
import { checked, type Finding, judged, witness } from './law/finding.ts';
import { isSorceryTime, isTimeFor } from './law/permission-uses.ts';
import { pickedBy, secondGame } from './law/second-game.ts';
import { CARDS, type CardRecord, cardNamed, textHas } from './oracles/card-facts.ts';
import { isQueller } from './oracles/freeing.ts';
import { permissionOf, permits } from './oracles/permissions.ts';
import { surelyCastable } from './oracles/surely-castable.ts';
import type { RelationProperty } from './property.ts';
import { isStillExiled, linkedAbilities, offersIn, quelledCards, recastsIn } from './reading/quelled.ts';
import { scenesOf } from './reading/scenes.ts';

const NOW = 'Q2/now-whatever-the-time';
const NEVER = 'Q2/never-where-a-standing-permission-lasts';
const TIMELY = 'S6/in-time-where-now-is-any-time';
const LASTS = 'S6/lasts-where-now-is-never-again';

/** Permanents that let cards of their controller be cast for their costs from a graveyard, or from the top of a library. */
const STANDING = CARDS.filter((record) => {
  const permission = record.spell === null && !record.subtypes.includes('Aura') ? permissionOf(record) : null;
  if (permission === null) return false;
  const { rule, onlyIf } = permission;
  const plain = rule.who === 'you' && rule.terms.cost.kind === 'usual' && rule.terms.besides === null;
  return (
    plain && (rule.from === 'graveyard' || rule.from === 'library') && (onlyIf === null || onlyIf.kind === 'yourTurn')
  );
});

const REMOVERS = ['Murder', 'Unsummon', 'Terminate', 'Swords to Plowshares'];

/** A card that may be cast while something resolves, and the same card under a standing permission. CR 608.2g, 601.3 */
export const pairNowOrLater: RelationProperty = {
  kind: 'relation',
  id: 'pair-now-or-later',
  statement: 'Q2',
  says: 'A card that may be cast while an ability resolves is offered whatever the time, and never again; under a standing permission it is offered only in its time, and again later.',
  clauses: [NOW, NEVER, TIMELY, LASTS],
  rulings: ['spell-queller/b6c3a6007a'],
  cr: ['608.2g', '601.3', '307.1', '117.1a'],
  observe: ['battlefield', 'stack', 'zones', 'pools', 'options', 'events'],
  level: 2,
  cases: cases(
    [
      ...permanents('active', 97, 'Spell Queller'),
      anyOf('creature', 'exile', 'active', 70),
      anyOf('artifact', 'exile', 'active', 60),
      anyOf('sorcery', 'exile', 'active', 60),
      anyOf('instant', 'exile', 'active', 40),
      ...manyLands('active', 2),
      ...inHand(80, ...REMOVERS),
    ],
    {
      bare: 80,
      weights: { pass: 12, cast: 8, activate: 0.2, play: 1, 'take back': 0 },
      players: [2, 2, 2, 3, 4],
      decisions: 40,
      openings: REMOVERS.map((name) => [
        theyCast({ kind: 'card', name }, { target: { kind: 'card', name: 'Spell Queller' } }),
      ]),
    },
  ),
  transform: standingGame,
  relate: judged(findings),
};

/** A card in exile that its owner, whose turn it is, might cast while an ability resolves. */
interface Chance {
  readonly card: Ref;
  readonly record: CardRecord;
  readonly player: Seat;
  /** What exiled it. */
  readonly source: Ref;
  readonly offered: boolean;
  readonly cast: boolean;
  /** The step that shows the ability done. */
  readonly over: number;
}

function chanceIn(history: History): Chance | null {
  if (history.start.kind !== 'board') return null;
  const { active } = history.start.board;
  const abilities = linkedAbilities(history);
  const quelled = quelledCards(history, abilities);
  const scenes = scenesOf(history);
  for (const one of abilities) {
    const { resolution, source, life } = one;
    const view = history.steps[resolution?.begun ?? 0]?.view;
    if (one.does !== 'frees' || resolution?.did !== 'resolved' || view === undefined) continue;
    for (const each of quelled) {
      const record = cardNamed(each.card.name);
      const mine = each.source === source && each.life === life && each.card.owner === active;
      if (record === null || !mine || !isStillExiled(view, each) || standingFor(record).length === 0) continue;
      const recasts = recastsIn(history, one);
      const offered = offersIn(history, one).some(({ question }) => question?.options.includes(each.card.ref));
      if (!offered && (recasts.length > 0 || !isSurelyFree(record, () => scenes(resolution.begun), active))) continue;
      const cast = recasts.some(({ spell }) => spell.ref === each.card.ref);
      return { card: each.card.ref, record, player: active, source, offered, cast, over: resolution.over };
    }
  }
  return null;
}

function isSurelyFree(record: CardRecord, scene: () => ReturnType<ReturnType<typeof scenesOf>>, player: Seat): boolean {
  const { manaCost, types } = record;
  if (manaCost === null || manaCost.x > 0 || types.includes('land')) return false;
  return surelyCastable(scene(), player, record, { ...manaCost, generic: 0, W: 0, U: 0, B: 0, R: 0, G: 0, C: 0 });
}

/** The standing permissions that are for such a card. */
function standingFor(record: CardRecord): readonly CardRecord[] {
  return STANDING.filter((other) => {
    const permission = permissionOf(other);
    return permission !== null && permits(permission, record, true) === true;
  });
}

/** What had exiled the card is a permanent with a standing permission, and the card is where that is for. */
function standingGame(first: Case, history: History): Case | null {
  const chance = chanceIn(history);
  if (first.start.kind !== 'board' || chance === null) return null;
  const { board } = first.start;
  const { card, source, player, record } = chance;
  const permitting = pickedBy(standingFor(record), `${card} ${source} ${board.cards.length}`);
  const from = permitting === null ? null : (permissionOf(permitting)?.rule.from ?? null);
  const known = [card, source].every((ref) => board.cards.some(({ id }) => id === ref));
  if (permitting === null || (from !== 'graveyard' && from !== 'library') || !known) return null;
  return secondGame(first, permitted(board, chance, permitting.name, from, player), [], 16);
}

function permitted(
  board: Board,
  { card, source }: Chance,
  name: string,
  from: 'graveyard' | 'library',
  player: Seat,
): Board {
  const permanent = {
    name,
    zone: 'battlefield',
    controller: player,
    tapped: false,
    damage: 0,
    counters: {},
    chosen: {},
  } as const;
  const cards = board.cards.map((each): BoardCard => {
    if (each.id === source) return { ...each, ...permanent };
    // What waits in exile may have time counters there.
    if (each.id === card) return { ...each, zone: from, exiledWith: null, counters: {} };
    return each.exiledWith === source ? { ...each, exiledWith: null } : each;
  });
  const own = cards.find(({ id }) => id === card);
  const others = cards.filter(({ id }) => id !== card);
  const top = others.findIndex(({ zone, owner }) => zone === 'library' && owner === player);
  if (from !== 'library' || own === undefined || top < 0) return { ...board, cards };
  return { ...board, cards: others.toSpliced(top, 0, own) };
}

function* findings(first: History, second: History): Generator<Finding> {
  const chance = chanceIn(first);
  const standing = second.steps[0]?.view.battlefield.find(({ ref }) => ref === chance?.source);
  if (chance === null || standing === undefined || isQueller(standing.name)) return;
  const shape = `${chance.record.name} | ${standing.name}`;
  yield* inTheFirst(first, chance, shape);
  yield* inTheSecond(second, chance, standing.name, shape);
}

function* inTheFirst(
  { steps }: History,
  { card, record, player, offered, cast, over }: Chance,
  shape: string,
): Generator<Finding> {
  const { name } = record;
  const isSlow = needsSorceryTime(record);
  if (isSlow) {
    yield* checked(offered, NOW, shape, {
      cr: '608.2g',
      at: 0,
      expected: `${name} is offered as the ability resolves, whatever the time; a standing permission keeps to its time`,
      found: 'it was not offered in the first game',
    });
  }
  const later = steps.slice(over).filter(({ question }) => question?.kind === 'priority' && question.player === player);
  const again = later.some(({ question }) => question?.options.some((option) => isCastOf(option, card)));
  if (!offered || cast || later.length === 0) return;
  yield* checked(!again, NEVER, shape, {
    cr: '608.2g',
    at: 0,
    expected: `${name} is not offered again in the first game; only a standing permission lasts`,
    found: 'it is offered at a later priority in the first game',
  });
}

function isCastOf(option: string, card: Ref): boolean {
  return option === `cast ${card}` || option.startsWith(`cast ${card} by `);
}

function* inTheSecond(
  second: History,
  { card, record, player, source }: Chance,
  permitting: string,
  shape: string,
): Generator<Finding> {
  const scenes = scenesOf(second);
  const option = `cast ${card} by ${source}`;
  let times = 0;
  for (const [at, step] of second.steps.entries()) {
    const { question, view } = step;
    if (question?.kind !== 'priority' || question.player !== player || view.active !== player) continue;
    if (!isThere(step, card, record.name, player)) return;
    const offered = question.options.includes(option);
    const slow = needsSorceryTime(record) && !view.battlefield.some(({ name }) => textHas(name, 'asThoughFlash'));
    if (slow && !isSorceryTime(view, player)) {
      yield* checked(!offered, TIMELY, `${shape} | ${view.step}`, {
        cr: '307.1',
        at,
        expected: `${permitting} lets ${record.name} be cast only in a main phase with an empty stack; as an ability resolves it could be at any time`,
        found: `it may be cast in the step ${view.step}`,
      });
      continue;
    }
    const surely = isTimeFor(view, player, record.types) && surelyCastable(scenes(at), player, record, record.manaCost);
    if (!offered && !surely) continue;
    if (offered) times++;
    if (times > 1) yield witness(LASTS, shape);
    if (times === 0) return;
    yield* checked(offered, LASTS, shape, {
      cr: '601.3',
      at,
      expected: `${permitting} lets ${record.name} be cast later as well, though it was not before; as an ability resolves it is now or never`,
      found: `it cannot be cast in the step ${view.step} any more`,
    });
  }
}

/** Whether the card is yet where the permission is for. */
function isThere({ view }: HistoryStep, card: Ref, name: string, player: Seat): boolean {
  const graveyard = view.zone('graveyard', player).some(({ ref }) => ref === card);
  const top = view.zone('library', player)[0];
  return graveyard || (top?.ref === card && top.name === name);
}

function needsSorceryTime({ types, abilities }: CardRecord): boolean {
  const flash = abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === 'flash');
  return !types.includes('instant') && !flash;
}
