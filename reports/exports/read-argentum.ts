import type { Board, BoardCard, BoardStep, Zone } from '../../protocol/index.ts';
import {
  ARGENTUM_COLORS,
  ARGENTUM_COUNTERS,
  ARGENTUM_STEPS,
  type Scenario,
  type ScenarioPermanent,
  type ScenarioSide,
} from './argentum.ts';
import { Unreadable } from './read-forge.ts';

/**
 * Reads a scenario as Argentum's builder does: seats in turn order, each zone in its order, an attachment by the last permanent of a name.
 * Throws `Unreadable` for what the builder would refuse or pass over. Cards are called `c1` … in that order.
 */
export function readArgentum(text: string): Board {
  const scenario = JSON.parse(text) as Scenario;
  checkKeys(scenario, SCENARIO_KEYS);
  const sides = sidesOf(scenario);
  const step = (Object.keys(ARGENTUM_STEPS) as BoardStep[]).find((each) => {
    const [phase, name] = ARGENTUM_STEPS[each];
    return phase === scenario.phase && name === scenario.step;
  });
  if (step === undefined) throw new Unreadable(`the step ${scenario.step} of ${scenario.phase}`);
  const active = scenario.activePlayer - 1;
  if (sides[active] === undefined || scenario.priorityPlayer !== scenario.activePlayer)
    throw new Unreadable('no such player');
  const cards = numbered(sides.flatMap((side, seat) => cardsOf(side, seat)));
  return {
    players: sides.map(({ lifeTotal }) => ({ life: lifeTotal, counters: {}, landsPlayed: 0 })),
    cards: cards.map((card) => ({ ...card, attachedTo: lastNamed(cards, card.attachedTo) })),
    ...{ turn: 1, active, step },
  };
}

const SCENARIO_KEYS = [
  ...[
    'player1Name',
    'player2Name',
    'player1',
    'player2',
    'players',
    'phase',
    'step',
    'activePlayer',
    'priorityPlayer',
    'mode',
  ],
];
const SIDE_KEYS = ['lifeTotal', 'hand', 'battlefield', 'graveyard', 'library', 'exile'];
const PERMANENT_KEYS = [
  ...['name', 'tapped', 'summoningSickness', 'counters', 'attachedTo', 'chosenCreatureType', 'chosenColor'],
];

function sidesOf({ player1, player2, players }: Scenario): readonly ScenarioSide[] {
  const sides = players?.map(({ config }) => config) ?? [player1, player2].flatMap((side) => side ?? []);
  if (sides.length < 2 || sides.length > 4) throw new Unreadable(`${sides.length} seats`);
  for (const side of sides) checkKeys(side, SIDE_KEYS);
  return sides;
}

function cardsOf(side: ScenarioSide, seat: number): readonly BoardCard[] {
  const zones: readonly (readonly [Zone, readonly string[]])[] = [
    ['hand', side.hand],
    ['graveyard', side.graveyard],
    ['library', side.library],
    ['exile', side.exile],
  ];
  return [
    ...side.battlefield.map((permanent) => permanentOf(permanent, seat)),
    ...zones.flatMap(([zone, names]) => names.map((name) => ({ ...plain(name, seat), zone, held: false }))),
  ];
}

function permanentOf(permanent: ScenarioPermanent, seat: number): BoardCard {
  checkKeys(permanent, PERMANENT_KEYS);
  const { name, tapped = false, summoningSickness = false, counters = {}, attachedTo = null } = permanent;
  const color = Object.keys(ARGENTUM_COLORS).find((letter) => ARGENTUM_COLORS[letter] === permanent.chosenColor);
  if (permanent.chosenColor !== undefined && color === undefined)
    throw new Unreadable(`the colour ${permanent.chosenColor}`);
  return {
    ...plain(name, seat),
    ...{ tapped, held: !summoningSickness, attachedTo },
    counters: Object.fromEntries(Object.entries(counters).map(([kind, count]) => [counterOf(kind), count])),
    chosen: {
      ...(color === undefined ? {} : { color }),
      ...(permanent.chosenCreatureType === undefined ? {} : { type: permanent.chosenCreatureType }),
    },
  };
}

function plain(name: string, seat: number): BoardCard {
  return {
    ...{ id: '', name, owner: seat, controller: seat, zone: 'battlefield', tapped: false, held: true, damage: 0 },
    ...{ counters: {}, attachedTo: null, exiledWith: null, chosen: {} },
  };
}

function counterOf(name: string): string {
  const kind = Object.keys(ARGENTUM_COUNTERS).find((each) => ARGENTUM_COUNTERS[each] === name);
  if (kind === undefined) throw new Unreadable(`the counters ${name}`);
  return kind;
}

function numbered(cards: readonly BoardCard[]): readonly BoardCard[] {
  return cards.map((card, index) => ({ ...card, id: `c${index + 1}` }));
}

function lastNamed(cards: readonly BoardCard[], name: string | null): string | null {
  if (name === null) return null;
  const host = cards.findLast((card) => card.zone === 'battlefield' && card.name === name);
  if (host === undefined) throw new Unreadable(`no host ${name}`);
  return host.id;
}

function checkKeys(value: object, known: readonly string[]): void {
  const other = Object.keys(value).find((key) => !known.includes(key));
  if (other !== undefined) throw new Unreadable(`${other}, which Argentum passes over`);
}
