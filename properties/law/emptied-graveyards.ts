import type { History, PermanentView, Ref, Seat } from '../../protocol/index.ts';
import { holdsNode, recordHas, type Replacement } from '../oracles/card-facts.ts';
import { actionsOf } from '../reading/actions.ts';
import { type Placed, happeningsOf, type HappeningOf, ofKind } from '../reading/happenings.ts';
import { instructionsOf } from '../reading/instructions.ts';
import { type Resolution, resolutionsOf } from '../reading/resolutions.ts';
import { permanentIn, playerIn } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';

const OWN = 'G3/the-effect-exiles-its-own-card';
const CARDS = 'G3/cards-are-exiled-instead';
const TOKENS = 'G3/tokens-die';
const LAND = 'G3/a-land-takes-the-land-play';
const BUYBACK = 'S1/buyback-or-exile';

type Moved = Placed<HappeningOf<'moved'>>;

/** Effects for the rest of a turn by which a player's cards go to exile instead of the graveyard, and may be played from there. CR 614.6 */
export function* emptiedGraveyards(history: History): Generator<Finding> {
  const moves = ofKind(happeningsOf(history), 'moved');
  for (const resolution of resolutionsOf(history)) {
    const player = playerFor(resolution);
    const turn = history.steps[resolution.over]?.view.turn;
    if (player === null || turn === undefined) continue;
    const began = resolution.happenings.at(-1)?.order ?? 0;
    for (const move of moves) {
      if (move.order < began || move.at < resolution.over || history.steps[move.at]?.view.turn !== turn) continue;
      yield* card(history, resolution, player, move);
      yield* token(history, resolution, player, move);
    }
  }
  yield* lands(history);
}

/** Whose cards; null: it leaves no such effect. */
function playerFor({ object, did }: Resolution): Seat | null {
  const effects = (instructionsOf(object) ?? []).map(({ effect }) => effect);
  const empties = holdsNode(effects, (node) => {
    if (node.kind !== 'moves') return false;
    const { from, to, instead } = node as Extract<Replacement, { readonly kind: 'moves' }>;
    return from === 'anywhere' && to === 'graveyard' && instead === 'exile';
  });
  return empties && did === 'resolved' ? object.controller : null;
}

const TO_THE_GRAVEYARD: readonly string[] = [
  'destroyed',
  'state-based',
  'discarded',
  'sacrificed',
  'resolution',
  'countered',
];

/** CR 614.6, 616.1 */
function* card(history: History, { object }: Resolution, player: Seat, move: Moved): Generator<Finding> {
  const { at, happening } = move;
  const owner = ownerOf(history, happening.object);
  if (owner !== player || !TO_THE_GRAVEYARD.includes(happening.cause)) return;
  if (happening.to !== 'graveyard' && happening.to !== 'exile' && happening.to !== 'hand') return;
  const bought = bringsBack(history, move);
  if (happening.to === 'hand' || bought) {
    if (bought) yield* buyback(history, object.name, move);
    return;
  }
  const itself = happening.object === object.ref;
  yield* checked(
    happening.to === 'exile',
    itself ? OWN : CARDS,
    `${object.name} | ${happening.from} | ${happening.cause}`,
    {
      cr: '614.6',
      at,
      expected: itself
        ? `${object.name} exiles itself, for it goes to the graveyard after its effect has begun`
        : `a card of player ${player} is exiled instead of going to the graveyard, after ${object.name}`,
      found: 'it went to the graveyard',
    },
  );
}

/** Of a card, which none of the tokens of the board is. */
function ownerOf({ start }: History, ref: Ref): Seat | null {
  if (start.kind !== 'board') return null;
  return start.board.cards.find(({ id, name }) => id === ref && !name.includes('/'))?.owner ?? null;
}

/** Whether buyback was paid and the spell does as it says. CR 702.27a */
function bringsBack({ steps }: History, { at, happening }: Moved): boolean {
  const spell = steps[at - 1]?.view.stack.find(({ ref }) => ref === happening.object);
  const resolved = steps
    .slice(at - 1, at + 1)
    .some(({ happenings }) =>
      happenings.some(
        (each) => each.kind === 'resolved' && each.object === happening.object && each.did === 'resolved',
      ),
    );
  return resolved && spell?.paid.includes('buyback') === true && happening.cause === 'resolution';
}

/** With buyback paid, its controller says whether it goes back to the hand or to exile. CR 616.1, 702.27a */
function* buyback(history: History, name: string, { at, happening }: Moved): Generator<Finding> {
  const step = history.steps[at - 1];
  const asked = step?.question?.purpose === 'replacement' ? step.question : null;
  const chosen = step?.answer?.kind === 'pick' ? step.answer.picks[0] : null;
  const controller = step?.view.stack.find(({ ref }) => ref === happening.object)?.controller;
  const good = asked?.player === controller && happening.to === (chosen === happening.object ? 'hand' : 'exile');
  yield* checked(good, BUYBACK, `${name} | ${happening.to}`, {
    cr: '616.1',
    at,
    expected: `player ${controller} chooses whether the spell goes back to the hand or to exile`,
    found: asked === null ? `nobody was asked, and it went to ${happening.to}` : `it went to ${happening.to}`,
  });
}

/** A token is put into the graveyard as ever, and ceases to exist after that. CR 111.8 */
function* token(history: History, { object }: Resolution, player: Seat, { at, happening }: Moved): Generator<Finding> {
  if (happening.from !== 'battlefield' || !['destroyed', 'state-based', 'sacrificed'].includes(happening.cause)) return;
  const before = lastPermanent(history, at, happening.object);
  if (before === null || before.card || before.owner !== player) return;
  yield* checked(happening.to === 'graveyard', TOKENS, `${object.name} | ${before.name} | ${happening.cause}`, {
    cr: '111.8',
    at,
    expected: `${before.name}, a token, goes to the graveyard although cards are exiled`,
    found: `it went to ${happening.to}`,
  });
}

function lastPermanent({ steps }: History, at: number, ref: Ref): PermanentView | null {
  const view = steps[at - 1]?.view;
  return view === undefined ? null : permanentIn(view, ref);
}

/** A land that is played from a graveyard is the land of the turn, and none can be played where that was played already. CR 305.2 */
function* lands(history: History): Generator<Finding> {
  for (const action of actionsOf(history)) {
    const begun = history.steps[action.begun];
    if (action.kind !== 'play' || begun === undefined) continue;
    const from = begun.view.zone('graveyard', action.player).find(({ ref }) => ref === action.object);
    const next = history.steps[action.begun + 1]?.view;
    const extra = [...begun.view.battlefield, ...begun.view.stack].some(({ name }) =>
      recordHas(name, 'extraLandPlays'),
    );
    if (from === undefined || next === undefined || extra) continue;
    const before = playerIn(begun.view, action.player).landsPlayed;
    const after = playerIn(next, action.player).landsPlayed;
    const again = history.steps
      .slice(action.begun + 1)
      .find(
        ({ question, view }) =>
          question?.kind === 'priority' && question.player === action.player && view.turn === begun.view.turn,
      );
    const offered = again?.question?.options.some((option) => option.startsWith('play ')) ?? false;
    yield* checked(before === 0 && after === 1 && !offered, LAND, `${from.name} | ${begun.view.battlefield.length}`, {
      cr: '305.2',
      at: action.begun + 1,
      expected: `${from.name}, played from the graveyard, is the one land of this turn`,
      found: offered ? 'another land can be played' : `${before} had been played before, ${after} after`,
    });
  }
}
