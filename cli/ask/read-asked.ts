import type { BoardSpec, CardSpec, SideSpec } from '../../protocol/board-spec.ts';
import { boardOf } from '../../protocol/board-spec.ts';
import type { Beginning } from '../../adapters/reference/index.ts';
import type { BoardStep, CardId, Seat } from '../../protocol/index.ts';
import type { Asked } from './asked.ts';
import { Complaints, LineError } from './complaints.ts';
import { nameOf, readCardItems, cardSpec, withLoyalty, type CardItem } from './read-cards.ts';
import { readDeed } from './read-deed.ts';
import { readClaim } from './read-claim.ts';
import { type PlayerSection, readSections, type Sections } from './read-sections.ts';
import { type Lexicon, lexicon } from './lexicon.ts';
import { plain } from './phrases.ts';
import { stepNamed } from './steps.ts';

/** Reads a question. Throws a `UsageError` that says of each line that cannot be read what was expected. */
export function readAsked(file: string, text: string): Asked {
  const complaints = new Complaints();
  const sections = readSections(text, complaints);
  if (sections.players.length < 2)
    complaints.add(
      0,
      `expected two to four players, each with a line such as "player 0: 20 life", found ${sections.players.length}`,
    );
  const table = readTable(sections, complaints);
  const frame = readFrame(sections, table.seatOf, complaints);
  complaints.settle(file);
  const words = lexicon(table.names, table.players, table.seatOf);
  const lines = sections.actions.flatMap(
    (source) => complaints.during(() => ({ ...source, ...readDeed(source, words) })) ?? [],
  );
  const expectations = sections.expectations.flatMap(
    (source) => complaints.during(() => ({ ...source, ...readClaim(source, words) })) ?? [],
  );
  complaints.settle(file);
  const { begins = null, ...when } = frame;
  const board = boardOf({ ...when, players: table.sides });
  return {
    question: sections.question,
    board,
    begins,
    players: table.players,
    aliases: table.aliases,
    lines,
    expectations,
  };
}

/** Players and cards. */
interface Table {
  readonly sides: readonly SideSpec[];
  readonly players: readonly string[];
  readonly aliases: ReadonlyMap<CardId, string>;
  /** Everything that a line may call a card. */
  readonly names: readonly string[];
  readonly seatOf: Lexicon['seatOf'];
}

interface Placed {
  readonly item: CardItem;
  readonly seat: Seat;
  readonly zone: keyof SideSpec & string;
  readonly id: CardId;
}

/** Ids are `c1` … in the order of the file. */
function readTable({ players }: Sections, complaints: Complaints): Table {
  const seatOf = seats(players, complaints);
  const placed: Placed[] = [];
  for (const [seat, { zones }] of players.entries()) {
    const cards = zones.flatMap(({ zone, cards: source }) =>
      (complaints.during(() => readCardItems(source)) ?? []).map((item) => ({ zone, item })),
    );
    const library = zones.some(({ zone }) => zone === 'library') ? [] : [{ zone: 'library' as const, item: LIBRARY }];
    for (const { zone, item } of [...cards, ...library])
      for (let each = 0; each < item.count; each++) placed.push({ item, seat, zone, id: `c${placed.length + 1}` });
  }
  const aliases = new Map(placed.flatMap(({ id, item }) => (item.alias === null ? [] : [[id, item.alias] as const])));
  const idOf = finder(placed);
  const sides = players.map((player, seat): SideSpec => {
    const facts = complaints.during(() => readFacts(player)) ?? {};
    const own = placed.filter((each) => each.seat === seat);
    const cards = [...new Set(own.map(({ zone }) => zone))].map((zone) => [
      zone,
      own.flatMap(({ zone: its, item, id }): readonly CardSpec[] => {
        const spec = its === zone ? complaints.during(() => cardSpec(item, id, idOf, seatOf)) : null;
        return spec === null ? [] : [zone === 'battlefield' ? withLoyalty(spec) : spec];
      }),
    ]);
    return { library: [], ...facts, ...Object.fromEntries(cards) };
  });
  const names = [...aliases.values(), ...placed.map(({ item }) => item.card)];
  return { sides, players: players.map(({ called }) => labelOf(called)), aliases, names, seatOf };
}

/** What stands in a library of which the file says nothing; `library: none` is an empty one. */
const LIBRARY: CardItem = { line: 0, card: 'Wastes', count: 10, alias: null, details: [] };

/** Finds a card by what the file calls it: an alias first, else the one card of that name. */
function finder(placed: readonly Placed[]): (called: string, line: number) => CardId {
  return (called, line) => {
    const wanted = plain(called);
    const alias = placed.find(({ item }) => item.alias !== null && plain(item.alias) === wanted);
    if (alias !== undefined) return alias.id;
    const name = nameOf(called);
    const onBattlefield = placed.filter(({ zone }) => zone === 'battlefield');
    const named = onBattlefield.filter(({ item }) => item.card === name);
    const partly = onBattlefield.filter(({ item }) => ` ${plain(item.card)} `.includes(` ${wanted} `));
    const all = named.length > 0 ? named : partly;
    const [one] = all;
    if (one === undefined) throw new LineError(line, `no card on the battlefield is called "${called}"`);
    if (all.length > 1)
      throw new LineError(
        line,
        `${all.length} cards on the battlefield are called "${called}"; tell them apart with "${one.item.card} as A"`,
      );
    return one.id;
  };
}

/** `0` and `player 0`, or a name. */
function seats(players: readonly PlayerSection[], complaints: Complaints): Lexicon['seatOf'] {
  const bySeat = players.map(({ called }) => plain(called));
  for (const [seat, { number, called }] of players.entries())
    if (bySeat.indexOf(plain(called)) !== seat) complaints.add(number, `two players are called "${called}"`);
  return (called, line) => {
    const seat = bySeat.indexOf(plain(called).replace(/^player /, ''));
    if (seat >= 0) return seat;
    throw new LineError(
      line,
      `no player is called "${called}"; there are ${players.map((each) => labelOf(each.called)).join(', ')}`,
    );
  };
}

function labelOf(called: string): string {
  return /^\d+$/.test(called) ? `player ${called}` : called;
}

function readFacts({ number, facts }: PlayerSection): SideSpec {
  let side: SideSpec = {};
  for (const fact of facts.split(/[,;]/).map((each) => each.trim())) {
    if (fact === '') continue;
    const life = /^(\d+) life$/i.exec(fact)?.[1] ?? /^life:? (\d+)$/i.exec(fact)?.[1] ?? /^(\d+)$/.exec(fact)?.[1];
    const lands = /^(?:(\d+|an?|one) )?lands? played(?: this turn)?$/i.exec(fact);
    const [, count, counter] = /^(\d+) (poison|energy)(?: counters?)?$/i.exec(fact) ?? [];
    if (life !== undefined) side = { ...side, life: Number(life) };
    else if (lands !== null) side = { ...side, landsPlayed: /^\d/.test(lands[1] ?? '') ? Number(lands[1]) : 1 };
    else if (counter !== undefined)
      side = { ...side, counters: { ...side.counters, [counter.toLowerCase()]: Number(count) } };
    else throw new LineError(number, `expected "20 life", "2 poison" or "1 land played", found "${fact}"`);
  }
  return side;
}

type Frame = Pick<BoardSpec, 'active' | 'step' | 'turn'> & { readonly begins?: Beginning };

/** `turn 3, player 1's upkeep` */
function readFrame({ frame }: Sections, seatOf: Lexicon['seatOf'], complaints: Complaints): Frame {
  let found: Frame = {};
  for (const { number, text } of frame) {
    for (const part of text.split(/[,;]/).map((each) => each.trim().replace(/[.]$/, '')))
      complaints.during(() => {
        found = { ...found, ...readFramePart(number, part, seatOf) };
      });
  }
  return found;
}

function readFramePart(line: number, part: string, seatOf: Lexicon['seatOf']): Frame {
  if (part === '') return {};
  const turn = /^(?:it is )?turn:? (\d+)$/i.exec(part)?.[1];
  if (turn !== undefined) return { turn: Number(turn) };
  const active =
    /^active(?: player)?:?\s+(.+)$/i.exec(part)?.[1] ?? /^(.+?) is (?:the )?active(?: player)?$/i.exec(part)?.[1];
  if (active !== undefined) return { active: seatOf(active, line) };
  const begins = BEGINS.some((pattern) => pattern.test(part));
  const when = BEGINS.reduce((text, pattern) => text.replace(pattern, ''), part);
  const [, who, rest = when] = /^(?:it is )?(.+?)['’]s\s+(.+)$/i.exec(when) ?? [];
  const step = rest.replace(/^(?:step|phase):?\s+/i, '');
  const player = who === undefined ? {} : { active: seatOf(who, line) };
  if (/^(?:the )?(?:turn|untap(?: step)?)$/i.test(step)) return { ...player, ...(begins ? { begins: 'turn' } : {}) };
  const named = stepNamed(step);
  if (named === null || !BOARD_STEPS.includes(named as BoardStep))
    throw new LineError(
      line,
      `expected "turn 3", "active player: 1" or a step in which a question can begin (${BOARD_STEPS.join(', ')}), as in "player 1's upkeep" or "player 1's upkeep begins", found "${part}"`,
    );
  return { ...player, step: named as BoardStep, ...(begins ? { begins: 'step' } : {}) };
}

/** `player 1's upkeep begins`, `the beginning of player 1's upkeep`; `beginning of combat` is a step. */
const BEGINS: readonly RegExp[] = [/\s+begins$/i, /^(?:as|(?:at )?the (?:start|beginning) of|start of)\s+/i];

const BOARD_STEPS: readonly BoardStep[] = [
  'upkeep',
  'draw',
  'precombat main',
  'beginning of combat',
  'end of combat',
  'postcombat main',
  'end',
];
