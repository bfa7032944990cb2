import type {
  CardView,
  PermanentView,
  PlayerView,
  Ref,
  Seat,
  StackView,
  StepName,
  View,
  Zone,
} from '../../protocol/index.ts';
import { cardNamed } from '../oracles/card-facts.ts';

/** Views made by hand, for tests of laws. What is not said is as it usually is. */

/** A permanent that player 0 has had for long, untapped, with the characteristics that are printed. */
export function permanent(ref: Ref, name: string, says: Partial<PermanentView> = {}): PermanentView {
  const record = cardNamed(name);
  const controller = says.controller ?? says.owner ?? 0;
  const keywords = record?.abilities.flatMap((ability) => (ability.kind === 'keyword' ? [ability.keyword] : [])) ?? [];
  return {
    ref,
    name,
    owner: controller,
    controller,
    incarnation: 1,
    card: true,
    types: record?.types ?? [],
    subtypes: record?.subtypes ?? [],
    supertypes: record?.supertypes ?? [],
    colors: record?.colors ?? [],
    keywords,
    power: record?.power ?? null,
    toughness: record?.toughness ?? null,
    tapped: false,
    held: true,
    damage: 0,
    counters: {},
    attachedTo: null,
    manaValue: 0,
    attacking: null,
    blocking: [],
    ...says,
  };
}

/** A spell of player 0 on the stack. */
export function spell(ref: Ref, name: string, says: Partial<StackView> = {}): StackView {
  const record = cardNamed(name);
  const controller = says.controller ?? says.owner ?? 0;
  return {
    ref,
    name,
    owner: controller,
    controller,
    incarnation: 1,
    kind: 'spell',
    card: true,
    source: null,
    ability: null,
    x: null,
    modes: [],
    targets: [],
    division: [],
    paid: [],
    manaSpent: '',
    manaValue: 0,
    types: record?.types ?? [],
    colors: record?.colors ?? [],
    ...says,
  };
}

/** An ability of player 0 on the stack: `ability('a1', 'c5', 'Mana Flare', 0)`. */
export function abilityOf(
  ref: Ref,
  source: Ref,
  name: string,
  index: number,
  says: Partial<StackView> = {},
): StackView {
  return spell(ref, name, {
    kind: 'ability',
    card: false,
    source,
    ability: `${source}/${index}`,
    types: [],
    colors: [],
    ...says,
  });
}

export function cardView(ref: Ref, name: string, owner: Seat = 0, incarnation = 1): CardView {
  return { ref, name, owner, incarnation };
}

/** What a test says of a view. */
export interface ViewSays {
  readonly turn?: number;
  readonly active?: Seat;
  readonly step?: StepName;
  readonly priority?: Seat | null;
  readonly players?: number;
  /** Unspent mana by seat. */
  readonly pools?: readonly string[];
  readonly unspent?: readonly (readonly string[])[];
  readonly life?: readonly number[];
  readonly gone?: readonly Seat[];
  readonly battlefield?: readonly PermanentView[];
  readonly stack?: readonly StackView[];
  readonly zones?: Partial<Record<Exclude<Zone, 'battlefield'>, readonly CardView[]>>;
}

/** The first main phase of player 0 in a game of two. */
export function view(says: ViewSays = {}): View {
  const zones = says.zones ?? {};
  return {
    turn: says.turn ?? 3,
    active: says.active ?? 0,
    step: says.step ?? 'precombat main',
    priority: says.priority ?? 0,
    players: Array.from({ length: says.players ?? 2 }, (_, seat) => player(seat, says)),
    battlefield: says.battlefield ?? [],
    stack: says.stack ?? [],
    zone: (zone, owner) => (zones[zone] ?? []).filter((card) => card.owner === owner),
  };
}

function player(seat: Seat, says: ViewSays): PlayerView {
  const pool = says.pools?.[seat] ?? '';
  return {
    seat,
    life: says.life?.[seat] ?? 20,
    pool,
    unspent: says.unspent?.[seat] ?? [...pool].map((letter) => `${letter} c0`),
    counters: {},
    landsPlayed: 0,
    inGame: !(says.gone ?? []).includes(seat),
  };
}
