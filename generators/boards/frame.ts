import { COLORS, type Color, CREATURE_TYPES } from '../../engine/facts.ts';
import type { BoardPlayer, BoardStep, Seat, SetUpLevel } from '../../protocol/index.ts';
import type { Draws } from '../draws.ts';
import { type CardPool, cardsMeant } from '../pool.ts';
import type { Recipe } from '../recipe.ts';
import { drawLandsByColor, type LandsByColor } from './lands.ts';

/** What is settled about a board before its cards are drawn. */
export interface Frame {
  readonly pool: CardPool;
  readonly level: SetUpLevel;
  readonly players: readonly BoardPlayer[];
  /** At least and at most so many cards in each library. */
  readonly library: readonly [number, number];
  readonly turn: number;
  readonly active: Seat;
  readonly step: BoardStep;
  /** The colours that plain cards of this board have: few, so that no land stands on most boards. */
  readonly home: readonly Color[];
  /** Which land makes which colour on this board. */
  readonly lands: LandsByColor;
  /** Creature types of the creatures that the recipe names: those are likely where a type is chosen. */
  readonly creatureTypes: readonly string[];
}

/** Of the first nobody runs out at once, of the second everybody does. */
const USUAL: Frame['library'] = [4, 10];
const SHORT: Frame['library'] = [0, 1];

/** The least demanding first. */
const STEPS: readonly BoardStep[] = [
  'precombat main',
  'postcombat main',
  'upkeep',
  'draw',
  'beginning of combat',
  'end of combat',
  'end',
];

/** Draws players, all of them frail as often as the recipe says, turn and step; on level 0 it is the first main phase of player 0's first turn. */
export function drawFrame(draws: Draws, pool: CardPool, level: SetUpLevel, seats: number, recipe: Recipe): Frame {
  const rounds = level === 0 ? 0 : draws.upTo(2);
  const active = level === 0 ? 0 : draws.upTo(seats - 1);
  const players = Array.from({ length: seats }, (_, seat) => drawPlayer(draws, level, seat === active));
  const frail = recipe.frail > 0 && draws.chance(recipe.frail);
  const short = frail && level > 0 && draws.chance(15);
  const step = level === 0 || draws.chance(60) ? 'precombat main' : draws.pick(STEPS);
  const home = draws.shuffled(COLORS).slice(0, draws.between(1, 2));
  const lands = drawLandsByColor(draws, pool);
  return {
    pool,
    level,
    players: frail && !short ? players.map(dying(draws, level)) : players,
    library: short ? SHORT : USUAL,
    turn: rounds * seats + active + 1,
    active,
    step: short && step === 'precombat main' ? 'upkeep' : step,
    home,
    lands,
    creatureTypes: typesNamed(pool, recipe),
  };
}

function typesNamed(pool: CardPool, { focus }: Recipe): readonly string[] {
  const named = focus.flatMap(({ pick }) =>
    pick.kind === 'role' ? [] : cardsMeant(pool, pick).flatMap(({ subtypes }) => subtypes),
  );
  return named.filter((subtype) => CREATURE_TYPES.has(subtype));
}

function drawPlayer(draws: Draws, level: SetUpLevel, isActive: boolean): BoardPlayer {
  const life = draws.chance(30) ? draws.between(1, 30) : 20;
  const poisoned = level > 0 && draws.chance(3);
  return {
    life,
    counters: poisoned ? { poison: draws.between(1, 9) } : {},
    landsPlayed: isActive && level > 0 && draws.chance(15) ? 1 : 0,
  };
}

/** With one to three life or, on levels that have counters, eight or nine poison counters: all players alike. */
function dying(draws: Draws, level: SetUpLevel): (player: BoardPlayer) => BoardPlayer {
  const poisoned = level > 0 && draws.chance(60);
  return (player) =>
    poisoned ? { ...player, counters: { poison: draws.between(8, 9) } } : { ...player, life: draws.between(1, 3) };
}

export function seatsOf(frame: Frame): readonly Seat[] {
  return frame.players.map((_, seat) => seat);
}

export function opponentsOf(frame: Frame, seat: Seat): readonly Seat[] {
  return seatsOf(frame).filter((other) => other !== seat);
}
