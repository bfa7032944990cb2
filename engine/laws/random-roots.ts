import { type Board, type BoardCard, type BoardStep, fromBoard, fromDecks } from '../board.ts';
import { CARDS } from '../cards/registry.ts';
import { findRecord } from '../cards/records.ts';
import { COLORS, LAND_TYPE_MANA } from '../vocabulary/basics.ts';
import type { CardRecord } from '../vocabulary/record.ts';
import type { Root } from '../state/root.ts';
import type { Random } from './random.ts';

const BASICS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
const DECK = 24;
const STEPS: readonly BoardStep[] = [
  'precombat main',
  'postcombat main',
  'upkeep',
  'draw',
  'beginning of combat',
  'end of combat',
  'end',
];

/** A game before its beginning, 2 to 4 players, with decks of any of these cards and basic lands of their colours. */
export function rootOfDecks(random: Random, cards: readonly CardRecord[] = CARDS): Root {
  const players = 2 + random.upTo(3);
  const deck = (): readonly string[] => {
    const spells = Array.from({ length: Math.floor(DECK * 0.6) }, () => random.pick(cards));
    return [...spells, ...landsFor(random, spells, DECK - spells.length)].map(({ name }) => name);
  };
  const root = fromDecks(Array.from({ length: players }, deck), 20);
  if ('kind' in root) throw new Error(root.why);
  return root;
}

/** So many basic lands, each for a colour of one of these cards. */
function landsFor(random: Random, cards: readonly CardRecord[], count: number): readonly CardRecord[] {
  const colors = cards.flatMap((card) => card.colors);
  return Array.from({ length: count }, () => {
    const color = colors.length === 0 ? random.pick(COLORS) : random.pick(colors);
    return findRecord(BASICS[COLORS.indexOf(color)] ?? '') as CardRecord;
  });
}

/** A game in progress, 2 to 4 players, with any of these cards, each with what can be on it. What does not fit is taken away. */
export function rootOfBoard(random: Random, cards: readonly CardRecord[] = CARDS): Root {
  const players = 2 + random.upTo(3);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const drawn = seats.flatMap((seat) => {
    const own = Array.from({ length: 4 + random.upTo(7) }, () => random.pick(cards));
    const all = [...own, ...landsFor(random, own, 3 + random.upTo(4))];
    return all.map((record, index) => drawCard(random, players, record, seat, `p${seat}c${index}`));
  });
  const libraries = seats.flatMap((seat) =>
    Array.from({ length: 6 }, (_, index) => plain(`p${seat}l${index}`, random.pick(cards).name, seat, 'library')),
  );
  const board: Board = {
    players: seats.map(() => ({
      life: 1 + random.upTo(25),
      counters: random.chance(10) ? { poison: 1 + random.upTo(9) } : {},
      landsPlayed: random.upTo(2),
    })),
    cards: [...withAttachments(random, random.shuffled(drawn)), ...libraries],
    turn: 1 + random.upTo(6),
    active: random.upTo(players),
    step: random.chance(50) ? 'precombat main' : random.pick(STEPS),
  };
  return repaired(board);
}

/** Without each card for which the engine says that the board is illegal. */
function repaired(board: Board): Root {
  for (let cards = board.cards; ; ) {
    const root = fromBoard({ ...board, cards });
    if (!('kind' in root)) return root;
    if (root.card === null) throw new Error(root.why);
    const bad = root.card;
    cards = cards.filter((card) => card.id !== bad && card.attachedTo !== bad);
  }
}

function drawCard(random: Random, players: number, record: CardRecord, owner: number, id: string): BoardCard {
  const basic = record.supertypes.includes('basic');
  const stays = !record.types.includes('instant') && !record.types.includes('sorcery');
  if (!stays || (!basic && random.chance(40)))
    return plain(id, record.name, owner, random.pick(['hand', 'hand', 'hand', 'graveyard', 'exile']));
  const tokens = Object.keys(record.tokens);
  const name = random.chance(8) && tokens.length > 0 ? `${record.name}/${random.pick(tokens)}` : record.name;
  const shown = findRecord(name) as CardRecord;
  const creature = shown.types.includes('creature');
  return {
    ...plain(id, name, owner, 'battlefield'),
    controller: random.chance(10) ? random.upTo(players) : owner,
    tapped: random.chance(20),
    held: !random.chance(20),
    damage: creature && random.chance(15) ? random.upTo(Math.max(1, shown.toughness ?? 1)) : 0,
    counters: countersFor(random, shown, creature),
    chosen: choicesFor(random, shown, players, owner),
  };
}

function plain(id: string, name: string, owner: number, zone: BoardCard['zone']): BoardCard {
  return {
    id,
    name,
    owner,
    controller: owner,
    zone,
    tapped: false,
    held: false,
    damage: 0,
    counters: {},
    attachedTo: null,
    exiledWith: null,
    chosen: {},
  };
}

function countersFor(random: Random, record: CardRecord, creature: boolean): BoardCard['counters'] {
  if (record.loyalty !== null) return { loyalty: 1 + random.upTo(record.loyalty === 'X' ? 3 : record.loyalty) };
  if (creature && (record.toughness ?? 0) <= 0) return { '+1/+1': 1 + random.upTo(3) };
  if (!random.chance(15)) return {};
  return { [random.pick(['+1/+1', '-1/-1', 'charge', 'storage'])]: 1 + random.upTo(3) };
}

/** A word for each choice that the card asks for as it enters. */
function choicesFor(random: Random, record: CardRecord, players: number, owner: number): BoardCard['chosen'] {
  const kinds = [...JSON.stringify(record.abilities).matchAll(/"kind":"(choose[A-Za-z]+)","bind":"([^"]+)"/g)];
  return Object.fromEntries(
    kinds.map(([, kind, bind]) => [String(bind), wordFor(random, String(kind), (owner + 1) % players)]),
  );
}

function wordFor(random: Random, kind: string, opponent: number): string {
  switch (kind) {
    case 'chooseColor':
      return random.pick(COLORS);
    case 'chooseCreatureType':
      return random.pick(['Elf', 'Goblin', 'Soldier']);
    case 'chooseBasicLandType':
      return random.pick(Object.keys(LAND_TYPE_MANA));
    default:
      return `p${opponent}`;
  }
}

/** Auras and most Equipment on some other permanent; where it cannot be there it is taken away. */
function withAttachments(random: Random, cards: readonly BoardCard[]): readonly BoardCard[] {
  const hosts = cards.filter((card) => card.zone === 'battlefield');
  return cards.map((card) => {
    const { subtypes = [] } = findRecord(card.name) ?? {};
    const attaches = card.zone === 'battlefield' && (subtypes.includes('Aura') || subtypes.includes('Equipment'));
    if (!attaches || hosts.length < 2 || (subtypes.includes('Equipment') && random.chance(40))) return card;
    const host = random.pick(hosts.filter((other) => other !== card));
    return { ...card, attachedTo: host.id };
  });
}
