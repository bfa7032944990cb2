import {
  type CardPick,
  type CardPool,
  cardsMeant,
  caseAt,
  type CaseSource,
  ENGINE_POOL,
  isLand,
  poolOf,
  type Recipe,
} from '../generators/index.ts';
import type { Property } from '../properties/property.ts';
import { cardNames, type Case, type EngineUnderTest, levelOf, type SetUpLevel } from '../protocol/index.ts';
import { type CaseOf, withFrozen } from './run-property.ts';

/** What cases an engine can be asked, as it says before the first of them. */
export interface Reach {
  /** The cards that it knows, of those that the reference knows. */
  readonly pool: CardPool;
  /** The highest level of boards that it can be put in. */
  readonly level: SetUpLevel;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  /** Whether it can begin games with decks; asked for when it is first needed. */
  readonly decks: () => boolean;
}

/** The cases of an engine. */
export interface Cases {
  /** Makes those of the corpus under the numbers below 0, and random ones. */
  readonly caseOf: CaseOf;
  /** How many of the corpus a property has. */
  readonly frozen: (property: string) => number;
  /** Why there are none of a property, in words; null: there are. */
  readonly lacking: (property: Property) => string | null;
}

/** Asks an engine which cards it knows. Throws what the engine throws. */
export function reachOf(engine: EngineUnderTest): Reach {
  const { level, minPlayers, maxPlayers } = engine.describe();
  const unknown = new Set(engine.unknownCards(ENGINE_POOL.cards.map(({ name }) => name)));
  const pool = unknown.size === 0 ? ENGINE_POOL : poolOf(ENGINE_POOL.cards.filter(({ name }) => !unknown.has(name)));
  let decks: boolean | null = null;
  return {
    ...{ pool, level, minPlayers, maxPlayers },
    decks: () => {
      decks ??= beginsWithDecks(engine, pool);
      return decks;
    },
  };
}

/**
 * The cases that an engine can be asked: with the cards that it knows, for as many players as it is for, on boards of its level. One that
 * knows all the cards, is for all numbers of players and of the highest level gets the same as the reference.
 */
export function casesWithin(reach: Reach, frozenOf: (property: string) => readonly Case[]): Cases {
  const frozen = (property: string): readonly Case[] => frozenOf(property).filter((of) => isWithin(of, reach));
  const sources = new Map<Property, CaseSource>();
  const drawn: CaseOf = (property, index, seed) => {
    const source = sources.get(property) ?? sourceWithin(property, reach);
    sources.set(property, source);
    return caseAt(source, index, seed, [], reach.pool).case;
  };
  return {
    caseOf: withFrozen(drawn, frozen),
    frozen: (property) => frozen(property).length,
    lacking: ({ cases }) => lacking(cases, reach),
  };
}

function lacking({ players }: Recipe, reach: Reach): string | null {
  const { pool, minPlayers, maxPlayers } = reach;
  if (!pool.cards.some(isLand)) return 'it knows no land';
  if (players.some((count) => isFor(count, reach))) return null;
  return `it is for ${minPlayers} to ${maxPlayers} players, not for ${[...new Set(players)].join(' or ')}`;
}

/** On a lower level the same cards stand on plainer boards. */
function sourceWithin({ id, level, cases }: Property, reach: Reach): CaseSource {
  return { id, level: level < reach.level ? level : reach.level, cases: recipeWithin(cases, reach) };
}

/** What of a recipe can be made within reach. A corner of which a card is not known would be another situation. */
function recipeWithin(recipe: Recipe, reach: Reach): Recipe {
  const { pool } = reach;
  const played = recipe.played > 0 && !reach.decks() ? 0 : recipe.played;
  const players = recipe.players.filter((count) => isFor(count, reach));
  const corners = recipe.corners.filter((corner) => corner.every(({ pick }) => isKnown(pick, pool)));
  return { ...recipe, played, players, corners };
}

function isKnown(pick: CardPick, pool: CardPool): boolean {
  return cardsMeant(pool, pick).length > 0;
}

function isWithin({ start }: Case, reach: Reach): boolean {
  const names = cardNames(start);
  const players = start.kind === 'board' ? start.board.players.length : start.decks.decks.length;
  if (start.kind === 'board' && levelOf(start.board) > reach.level) return false;
  if (!isFor(players, reach) || (start.kind === 'decks' && !reach.decks())) return false;
  return names.every((name) => reach.pool.named(name) !== null);
}

function isFor(players: number, { minPlayers, maxPlayers }: Reach): boolean {
  return players >= minPlayers && players <= maxPlayers;
}

/** How many cards the deck has with which it is tried. */
const TRIAL_DECK = 20;

function beginsWithDecks(engine: EngineUnderTest, { cards }: CardPool): boolean {
  const land = cards.find(isLand);
  // A deck is made of more than lands.
  if (land === undefined || cards.every(isLand)) return false;
  const deck = Array<string>(TRIAL_DECK).fill(land.name);
  const { minPlayers } = engine.describe();
  return !('kind' in engine.start({ decks: Array(minPlayers).fill(deck), life: 20 }));
}
