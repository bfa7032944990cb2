import { contextOf, replacementsOf, rulesOf } from '../../characteristics/abilities.ts';
import { derive } from '../../characteristics/derive.ts';
import { matches } from '../../evaluate/expression.ts';
import type { Game, Proc } from '../../proc.ts';
import type { PlayerId } from '../../state/ids.ts';
import { atSlot, inGame, nextPlayer } from '../../state/read.ts';
import type { FloatingEffect, LastingAbility, Root, TurnState } from '../../state/root.ts';
import {
  changePlayer,
  changeStatus,
  firstTurn,
  log,
  loseMana,
  setCombat,
  setEffects,
  setLasting,
  setRegenerating,
  setShields,
  setSkipUntap,
  setTapped,
  setTurn,
  tick,
} from '../../state/write.ts';
import type { Step } from '../../vocabulary/basics.ts';
import type { Duration } from '../../vocabulary/continuous.ts';
import type { ExtraPhase } from '../../vocabulary/effect.ts';
import { declareAttackers } from '../combat/attack.ts';
import { declareBlockers } from '../combat/block.ts';
import { combatDamage, needsFirstStrikeStep } from '../combat/damage.ts';
import { discardCards, drawCards } from '../events/draw.ts';
import { forgetUnneeded } from '../events/last-known.ts';
import { askForObjects } from '../ask.ts';
import { happen } from '../happen.ts';
import { isWhose } from '../../evaluate/whose.ts';
import { exileStrays } from './leave.ts';

/** Steps and phases of a turn in their order. CR 500.1 */
export const STEPS: readonly Step[] = [
  'untap',
  'upkeep',
  'draw',
  'precombat main',
  'beginning of combat',
  'declare attackers',
  'declare blockers',
  'first-strike damage',
  'combat damage',
  'end of combat',
  'postcombat main',
  'end',
  'cleanup',
];

/** Turn-based actions as a step begins; then what triggers at its beginning. CR 703.4 */
export function* beginStep(g: Game): Proc<void> {
  const { active, step, number } = g.root.turn;
  if (g.root.stack.length === 0) forgetUnneeded(g);
  forgetDraws(g);
  happen(g, () => log(g, { kind: 'step began', step, active, turn: number }));
  if (!inGame(g.root, active)) {
    if (step === 'cleanup') endTurnEffects(g);
    return;
  }
  switch (step) {
    case 'untap':
      untapStep(g, active);
      return;
    case 'draw':
      if (!skipsFirstDraw(g.root)) yield* drawCards(g, active, 1);
      return;
    case 'declare attackers':
      return yield* declareAttackers(g);
    case 'declare blockers':
      return yield* declareBlockers(g);
    case 'first-strike damage':
      return yield* combatDamage(g, true);
    case 'combat damage':
      return yield* combatDamage(g, false);
    case 'cleanup':
      yield* discardToHandSize(g, active);
      endTurnEffects(g);
      return yield* exileStrays(g);
    default:
      return;
  }
}

/** Of the step before. */
function forgetDraws(g: Game): void {
  g.root.players.forEach(({ drawnInStep }, player) => {
    if (drawnInStep > 0) changePlayer(g, player, { drawnInStep: 0 });
  });
}

/** In a two-player game the starting player skips the draw of the first turn. CR 103.8a */
function skipsFirstDraw(root: Root): boolean {
  return root.turn.number === 1 && root.players.length === 2;
}

/** All untap at once. CR 502.3 */
function untapStep(g: Game, active: PlayerId): void {
  const rules = rulesOf(g.root, 'doesntUntap');
  const own = g.root.battlefield
    .map((slot) => atSlot(g.root, slot).id)
    .filter((id) => derive(g.root).characteristics(id)?.controller === active);
  const due = g.root.skipUntap.filter(({ object, during }) =>
    during === null ? own.includes(object) : during === active,
  );
  const stays = new Set(due.map(({ object }) => object));
  happen(g, () => {
    for (const id of own) {
      if (!stays.has(id) && !rules.some(({ rule, ctx }) => matches(ctx, rule.what, id))) setTapped(g, id, false);
    }
    setSkipUntap(
      g,
      g.root.skipUntap.filter((one) => !due.includes(one)),
    );
  });
}

/** CR 514.1 */
function* discardToHandSize(g: Game, player: PlayerId): Proc<void> {
  const size = maximumHandSize(g.root, player);
  const hand = (g.root.hands[player] ?? []).map((slot) => atSlot(g.root, slot).id);
  if (hand.length <= size) return;
  const asking = { player, purpose: 'discard to hand size' as const, source: null, cr: '514.1' };
  const chosen = yield* askForObjects(g, asking, hand, hand.length - size, hand.length - size);
  yield* discardCards(g, player, chosen);
}

function maximumHandSize(root: Root, player: PlayerId): number {
  if (rulesOf(root, 'noMaximumHandSize').some(({ rule, ctx }) => isWhose(ctx, rule.who, player)))
    return Number.POSITIVE_INFINITY;
  return rulesOf(root, 'maximumHandSize')
    .filter(({ rule, ctx }) => isWhose(ctx, rule.who, player))
    .reduce((size, { rule }) => Math.min(size, rule.size), 7);
}

/** A combat phase that was never left is over too. */
const ENDING_WITH_THE_TURN: readonly Duration[] = ['until end of turn', 'until end of combat'];

/** Damage wears off and effects of this turn end, at once. CR 514.2 */
function endTurnEffects(g: Game): void {
  happen(g, () => {
    for (const slot of g.root.battlefield) {
      const status = g.root.status[slot];
      if (status !== null && status !== undefined && (status.damage > 0 || status.deathtouched)) {
        changeStatus(g, atSlot(g.root, slot).id, { damage: 0, deathtouched: false });
      }
    }
    setEffects(
      g,
      g.root.effects.filter((effect) => !ENDING_WITH_THE_TURN.includes(effect.duration)),
    );
    setLasting(
      g,
      g.root.lasting.filter((ability) => !ENDING_WITH_THE_TURN.includes(ability.duration)),
    );
    if (g.root.shields.length > 0) setShields(g, []);
    if (g.root.regenerating.length > 0) setRegenerating(g, []);
  });
}

/** Mana goes as each step and phase ends. CR 106.4, 500.5 */
export function emptyPools(g: Game): void {
  if (g.root.players.every((state) => state.pool.length === 0)) return;
  happen(g, () => {
    g.root.players.forEach((state, player) => {
      const rules = rulesOf(g.root, 'manaStays').filter(({ rule, ctx }) => isWhose(ctx, rule.who, player));
      const kept = state.pool.filter((mana) =>
        rules.some(({ rule }) => rule.types === 'all' || rule.types === mana.type),
      );
      loseMana(g, player, kept);
    });
  });
}

/** Where the turn goes next: after a phase those that were added to it come, the latest first. CR 500.8 */
export function nextStep(root: Root): Pick<TurnState, 'step' | 'extraPhases' | 'afterExtra'> | null {
  const { step, extraPhases, afterExtra } = root.turn;
  const usual = usualStep(root);
  if (extraPhases.length === 0 && afterExtra === null)
    return usual === null ? null : { step: usual, extraPhases, afterExtra };
  if (!ENDING_A_PHASE.includes(step)) return { step: usual ?? 'cleanup', extraPhases, afterExtra };
  const after = afterExtra ?? usual ?? 'end';
  const [next, ...others] = extraPhases;
  if (next === undefined) return { step: after, extraPhases: [], afterExtra: null };
  const first: Step = next === 'combat' ? 'beginning of combat' : 'postcombat main';
  return { step: first, extraPhases: others, afterExtra: after };
}

const ENDING_A_PHASE: readonly Step[] = ['precombat main', 'end of combat', 'postcombat main'];

/** After this main phase these come, before others that were to come after it. CR 500.8 */
export function addPhases(g: Game, phases: readonly ExtraPhase[]): void {
  const { turn } = g.root;
  if (turn.step !== 'precombat main' && turn.step !== 'postcombat main') return;
  setTurn(g, { ...turn, extraPhases: [...phases, ...turn.extraPhases] });
}

/** They are added one at a time, and the latest is taken first. CR 500.7 */
export function addTurns(g: Game, players: readonly PlayerId[]): void {
  const { turn } = g.root;
  setTurn(g, { ...turn, extraTurns: [...players.toReversed(), ...turn.extraTurns] });
}

/** The step after this one, skipping combat steps where nothing was declared to attack. CR 500, 506.1, 508.8, 510.4 */
function usualStep(root: Root): Step | null {
  const { step, cleanupAgain } = root.turn;
  switch (step) {
    case 'cleanup':
      return cleanupAgain ? 'cleanup' : null;
    case 'declare attackers':
      return root.combat !== null ? 'declare blockers' : 'end of combat';
    case 'declare blockers':
      return needsFirstStrikeStep(root) ? 'first-strike damage' : 'combat damage';
    default:
      return STEPS[STEPS.indexOf(step) + 1] ?? null;
  }
}

/** Whether replacement effects skip the step. CR 614.10 */
export function isSkipped(root: Root, step: Step): boolean {
  return replacementsOf(root, 'skipStep').some(
    (has) => has.replaces.step === step && isWhose(contextOf(root, has), has.replaces.who, root.turn.active),
  );
}

/** All are removed from combat, and what lasts until then ends. CR 511.2-511.3 */
export function leaveCombat(g: Game): void {
  const goesOn = ({ duration }: FloatingEffect | LastingAbility): boolean => duration !== 'until end of combat';
  const ends = !g.root.effects.every(goesOn) || !g.root.lasting.every(goesOn);
  if (ends)
    happen(g, () => {
      setEffects(g, g.root.effects.filter(goesOn));
      setLasting(g, g.root.lasting.filter(goesOn));
    });
  if (g.root.combat !== null) setCombat(g, null);
}

/** The next player's turn begins. CR 500.1, 302.6 */
export function beginTurn(g: Game, first: PlayerId | null): void {
  const [extra = null, ...extraTurns] = g.root.turn.extraTurns.filter((player) => inGame(g.root, player));
  const inOrder = first ?? (extra === null ? nextPlayer(g.root, g.root.turn.inOrder) : g.root.turn.inOrder);
  const active = extra ?? inOrder;
  const number = g.root.turn.number + 1;
  const before = g.root;
  happen(g, () => {
    setTurn(g, { ...firstTurn(active), number, inOrder, extraTurns });
    g.root.players.forEach((_, player) => {
      changePlayer(g, player, { landsPlayed: 0, cast: [], attackedWith: [], drawn: 0, drawnInStep: 0 });
    });
    changePlayer(g, active, { turnBegan: g.root.clock });
    tick(g);
    forgetActivations(g);
    endUntilTurnsOf(g, first !== null || extra !== null ? [active] : turnsThatCame(before, active));
    log(g, { kind: 'turn began', active, turn: number });
  });
}

function forgetActivations(g: Game): void {
  for (const slot of g.root.battlefield) {
    const status = g.root.status[slot];
    if (status !== null && status !== undefined && Object.keys(status.activations).length > 0)
      changeStatus(g, atSlot(g.root, slot).id, { activations: {} });
  }
}

/** The player whose turn begins, after those who have left and whose turn would have begun. CR 800.4k, 800.4m */
function turnsThatCame(root: Root, active: PlayerId): readonly PlayerId[] {
  const seats = root.players.length;
  const { inOrder } = root.turn;
  const steps = (active - inOrder + seats - 1) % seats;
  return Array.from({ length: steps + 1 }, (_, step) => (inOrder + 1 + step) % seats);
}

function endUntilTurnsOf(g: Game, players: readonly PlayerId[]): void {
  const goesOn = (effect: FloatingEffect | LastingAbility) =>
    effect.duration !== 'until your next turn' || !players.includes(effect.controller);
  setEffects(g, g.root.effects.filter(goesOn));
  setLasting(g, g.root.lasting.filter(goesOn));
}
