import type { Happening, StackView } from '../../protocol/index.ts';
import { isXOfTargets, printedOn } from './abilities.ts';
import type { Archive } from './archive.ts';
import type { Chosen } from './asked.ts';
import type { ForgeCard, ForgeStackObject } from './messages.ts';
import type { Names, Seats } from './names.ts';
import { type Entry, stackViewOf } from './stack-view.ts';
import type { Doing } from './doing.ts';

/** What is chosen for a spell or ability. */
type Choice = Pick<Chosen, 'x' | 'modes' | 'paid' | 'group'>;

/** What the stack has to know of the rest of the game. */
export interface Surroundings {
  readonly where: (id: string) => string | null;
  /** Whether a card is seen in some zone other than the stack. */
  readonly isSeen: (id: string) => boolean;
  /** The place among a card's triggered abilities of the one with this text. */
  readonly triggered: (source: string, text: string) => number;
  /** Whether an ability that comes onto the stack was told to have triggered. */
  readonly isTold: (source: string, place: number) => boolean;
  readonly incarnation: (id: string) => number;
}

/**
 * The stack with all that was chosen for what is on it. Forge takes an object off as it begins to resolve; here it stays until it is done.
 * CR 608.2n
 */
export class Stack {
  readonly #names: Names;
  readonly #seats: Seats;
  readonly #archive: Archive;
  #entries: Entry[] = [];
  #casting: Entry | null = null;
  #resolving: Entry | null = null;
  /** A triggered ability whose targets are chosen: Forge shows it when they are. */
  #aiming: Entry | null = null;
  /** Whether costs are told of: of what is cast Forge tells last. */
  #paying = false;
  /** Whether all that it was aimed at was gone before it began to resolve. */
  #noTarget = false;
  /** The source of what has just been cast or activated: Forge shows it as being cast for a moment longer. */
  #cast: string | null = null;

  constructor(names: Names, seats: Seats, archive: Archive) {
    this.#names = names;
    this.#seats = seats;
    this.#archive = archive;
  }

  /** What is being cast or activated, as far as it is on the stack. */
  get casting(): Entry | null {
    return this.#casting;
  }

  /** A triggered ability whose targets are being chosen. */
  get aiming(): Entry | null {
    return this.#aiming;
  }

  /** Whether a cost is being paid. */
  get isPaying(): boolean {
    return this.#casting !== null || this.#paying;
  }

  /** What was being cast or activated is. */
  paid(): void {
    this.#paying = false;
  }

  get resolving(): Entry | null {
    return this.#resolving;
  }

  /** Whether a card is there as a spell. */
  has(id: string): boolean {
    return this.#spell(id) !== undefined;
  }

  isResolving(id: string): boolean {
    return this.#resolving?.kind === 'spell' && this.#resolving.source === id;
  }

  castFrom(id: string): string | null {
    const back = this.#gone?.source === id ? this.#gone.castFrom : null;
    return this.#spell(id)?.castFrom ?? back;
  }

  controllerOf(id: string): number | null {
    const entry = this.#spell(id);
    return entry === undefined ? null : this.#seats.of(entry.shown.controllerId);
  }

  /** Forge's id of a spell's card. */
  idOfSpell(name: string): string {
    return this.#all().find((entry) => entry.name === name)?.source ?? this.#gone?.source ?? '';
  }

  /** Forge's id of a spell's card or copy that is on the stack; null: no spell is called so. */
  spellCalled(name: string): string | null {
    return this.#all().find((entry) => entry.kind === 'spell' && entry.name === name)?.source ?? null;
  }

  countered(id: string): void {
    const entry = this.#spell(id);
    if (entry !== undefined) entry.countered = true;
  }

  /** All players have passed: what is on top begins to resolve. CR 117.4 */
  resolves(incarnation: (id: string) => number): void {
    this.#resolving = this.#entries.pop() ?? null;
    this.#noTarget = this.#resolving !== null && hadNoTarget(this.#resolving, incarnation);
  }

  /** A new state of the stack: what came, and what has gone. */
  sees(all: readonly ForgeStackObject[], doing: Doing, around: Surroundings): readonly Happening[] {
    const shown = all.filter(({ id }) => id !== this.#resolving?.id);
    const told: Happening[] = [];
    const before = [...this.#entries];
    const ids = new Set(shown.map(({ id }) => id));
    const casting = this.#casting;
    const gone = before.filter((entry) => entry !== casting && entry !== this.#aiming && !ids.has(entry.id));
    this.#entries = before.filter((entry) => !gone.includes(entry));
    told.push(...this.#left(gone, before, casting));
    for (const each of shown) told.push(...this.#shown(each, doing, around));
    const isGone = casting !== null && casting === this.#casting && !ids.has(casting.id);
    if (isGone && casting.id !== casting.source) told.push(...this.#takenBack(casting));
    // What triggers at one time triggers before any of it is put on the stack.
    return ORDER.flatMap((order) => told.filter((each) => orderOf(each) === order));
  }

  /** A card begins to be cast as something resolves. Until Forge shows it on the stack it is called there as the card is. */
  begins(card: ForgeCard, from: string | null): readonly Happening[] {
    const shown: ForgeStackObject = {
      ...{ id: card.id, sourceId: card.id, ownerId: card.ownerId, identity: card.identity, text: '', targets: [] },
      controllerId: this.#resolving?.shown.controllerId ?? card.ownerId,
      ...{ isPermanentSpell: false, isCasting: true },
    };
    const name = this.#names.of(card.id);
    const entry = entryOf({ shown, name, kind: 'spell', ability: null, castFrom: from, way: null });
    this.#entries.push(entry);
    this.#casting = entry;
    return [{ kind: 'moved', object: name, from, to: 'stack', cause: 'cast' }];
  }

  /** A triggered ability is put on the stack: its player chooses targets before Forge shows it there. CR 603.3d */
  aims(source: string, owner: string, name: string, place: number, controller: string): readonly Happening[] {
    const id = `${source} ${++this.#aims}`;
    const shown: ForgeStackObject = {
      ...{ id, sourceId: source, ownerId: owner, controllerId: controller, identity: { name }, text: '', targets: [] },
      ...{ isPermanentSpell: false, isCasting: false },
    };
    const ability = `${this.#names.of(source)}/${place}`;
    const entry = entryOf({ shown, name: this.#names.of(id), kind: 'ability', ability, castFrom: null, way: null });
    this.#entries.push(entry);
    this.#aiming = entry;
    return this.#cameAsAbility(entry, true, this.#names.of(source));
  }

  /** What began to be cast so and is not shown was not cast. */
  givesUp(): readonly Happening[] {
    const entry = this.#casting;
    return entry !== null && entry.id === entry.source ? this.#takenBack(entry) : [];
  }

  /** What was resolving is done, for players have priority. */
  settled(): readonly Happening[] {
    const entry = this.#resolving;
    this.#resolving = null;
    this.#early = [];
    this.#cast = null;
    this.#paying = false;
    const vain = this.#aimedInVain();
    if (entry === null) return vain;
    const did = this.#noTarget ? 'had no legal target' : 'resolved';
    this.#noTarget = false;
    const resolved: Happening = { kind: 'resolved', object: entry.name, did };
    if (entry.kind === 'spell') return [...vain, resolved];
    return [...vain, resolved, { kind: 'moved', object: entry.name, from: 'stack', to: null, cause: 'resolution' }];
  }

  /** An instant or sorcery has resolved before its card moves, a permanent spell has after that. CR 608.2n, 608.3 */
  isPermanentSpell(): boolean {
    return this.#resolving?.shown.isPermanentSpell === true;
  }

  /** What is chosen for what is being cast or activated. */
  choose(choice: Choice): void {
    const entry = this.#casting ?? this.#aiming;
    if (entry === null) this.#early.push(choice);
    else this.#chosen(entry, choice);
  }

  #chosen(entry: Entry, choice: Choice): void {
    if (choice.x !== undefined) entry.x = choice.x;
    if (choice.modes !== undefined) entry.modes = choice.modes;
    if (choice.paid !== undefined) entry.paid.add(choice.paid);
    if (choice.group === undefined) return;
    entry.groups.push([...choice.group]);
    if (isXOfTargets(this.#archive.script(entry.shown.identity.name) ?? '')) entry.x = choice.group.length;
  }

  /** A spell is cast: how, where that was not chosen but is plain from what was not paid, or from what lets it be cast so. CR 118.9 */
  cast(id: string, way: string | null, isSure: boolean): void {
    const entry = this.#spell(id);
    if (isSure && way !== null) entry?.paid.add(way);
    const script = entry === undefined ? null : this.#archive.script(entry.shown.identity.name);
    if (entry === undefined || script === null || entry.manaSpent !== '' || printedOn(script).manaValue === 0) return;
    if ([...entry.paid].some((way) => WAYS.includes(way))) return;
    if (way !== null) entry.paid.add(way);
    else if (/^S:Mode\$ AlternativeCost/m.test(script)) entry.paid.add('alternative');
  }

  paidWith(mana: string, on: string): void {
    const entry = this.#all().find(({ name, source }) => name === on || this.#names.of(source) === on);
    if (entry !== undefined) entry.manaSpent += mana;
  }

  view(incarnation: (id: string) => number): readonly StackView[] {
    return [...this.#entries, ...(this.#resolving === null ? [] : [this.#resolving])].map((entry) =>
      stackViewOf(entry, { names: this.#names, seats: this.#seats, archive: this.#archive }, incarnation),
    );
  }

  /** What was aimed and is not shown was not put on the stack after all. */
  #aimedInVain(): readonly Happening[] {
    const entry = this.#aiming;
    if (entry === null) return [];
    this.#aiming = null;
    this.#entries = this.#entries.filter((each) => each !== entry);
    return [{ kind: 'moved', object: entry.name, from: 'stack', to: null, cause: 'ceased' }];
  }

  #aims = 0;
  #gone: Entry | null = null;
  /** The activation of which the ability is on the stack. */
  #activated: Doing | null = null;
  /** What was chosen for an ability before Forge shows it. */
  #early: Choice[] = [];

  #all(): readonly Entry[] {
    return [...this.#entries, ...(this.#resolving === null ? [] : [this.#resolving])];
  }

  #spell(id: string): Entry | undefined {
    return this.#all().find((entry) => entry.kind === 'spell' && entry.source === id);
  }

  #left(gone: readonly Entry[], before: readonly Entry[], casting: Entry | null): readonly Happening[] {
    const told: Happening[] = [];
    const top = before.filter((entry) => entry !== casting && entry !== this.#aiming).at(-1);
    for (const entry of gone) {
      if (entry === top && this.#resolving === null && casting === null) this.#resolving = entry;
      else if (entry.kind === 'ability') {
        told.push(
          { kind: 'countered', object: entry.name },
          { kind: 'moved', object: entry.name, from: 'stack', to: null, cause: 'countered' },
        );
      }
    }
    return told;
  }

  #shown(shown: ForgeStackObject, doing: Doing, around: Surroundings): readonly Happening[] {
    const known = this.#entries.find(({ id }) => id === shown.id);
    if (known !== undefined) {
      known.shown = shown;
      return [];
    }
    const casting = this.#casting;
    if (shown.isCasting && casting === null && this.#cast === shown.sourceId) return [];
    if (casting !== null && casting.source === shown.sourceId) {
      if (doing.card === casting.source && doing.way !== null) casting.paid.add(doing.way);
      casting.id = shown.id;
      casting.shown = shown;
      this.#names.alias(shown.id, casting.name);
      if (!shown.isCasting) {
        this.#casting = null;
        this.#cast = shown.sourceId;
        this.#paying = true;
      }
      return [];
    }
    return this.#new(shown, doing, around);
  }

  #new(shown: ForgeStackObject, doing: Doing, around: Surroundings): readonly Happening[] {
    const source = shown.sourceId;
    const own = doing.card === source;
    // Its own trigger, such as storm, may be put over a spell.
    const isOver = this.#spell(source) !== undefined;
    const isSpell = isOver
      ? false
      : own && doing.kind === 'cast'
        ? true
        : own && doing.kind === 'activate'
          ? false
          : around.where(source) === 'stack' || (around.where(source) === null && !around.isSeen(source));
    const name = isSpell ? this.#names.of(source) : this.#names.of(shown.id);
    if (isSpell) this.#names.alias(shown.id, name);
    const activated = own && doing.kind === 'activate' && this.#activated !== doing;
    if (activated) this.#activated = doing;
    const sourceName = this.#names.of(source);
    const place = isSpell || activated ? 0 : around.triggered(source, shown.text);
    const isTold = !isSpell && !activated && around.isTold(source, place);
    if (!isSpell && !activated && this.#aiming?.source === source) return this.#isAimed(this.#aiming, shown);
    const entry = entryOf({
      ...{ shown, name, kind: isSpell ? 'spell' : 'ability' },
      ability: isSpell ? null : activated ? doing.ability : `${sourceName}/${place}`,
      castFrom: isSpell ? around.where(source) : null,
      way: own && isSpell ? doing.way : null,
    });
    if (isSpell && entry.castFrom === null) this.#copies(entry);
    this.#entries.push(entry);
    for (const choice of this.#early.splice(0)) this.#chosen(entry, choice);
    if (shown.isCasting) this.#casting = entry;
    return isSpell ? this.#cameAsSpell(entry, around) : this.#cameAsAbility(entry, activated || isTold, sourceName);
  }

  /** Forge shows what was aimed. */
  #isAimed(entry: Entry, shown: ForgeStackObject): readonly Happening[] {
    entry.id = shown.id;
    entry.shown = shown;
    this.#names.alias(shown.id, entry.name);
    this.#aiming = null;
    return [];
  }

  /** A copy of a spell has what was chosen for that. CR 707.10 */
  #copies(copy: Entry): void {
    const { name } = copy.shown.identity;
    const spells = [...this.#all()].filter(({ kind, shown }) => kind === 'spell' && shown.identity.name === name);
    const aimed = this.#resolving?.shown.targets.map(({ id }) => id) ?? [];
    const spell = spells.find(({ source }) => aimed.includes(source)) ?? spells.at(-1);
    if (spell === undefined) return;
    copy.x = spell.x;
    copy.modes = spell.modes;
    for (const way of spell.paid) copy.paid.add(way);
  }

  #cameAsSpell({ name, source, castFrom }: Entry, around: Surroundings): readonly Happening[] {
    if (around.where(source) === 'stack') return [];
    return [
      { kind: 'moved', object: name, from: castFrom, to: 'stack', cause: castFrom === null ? 'created' : 'cast' },
    ];
  }

  /** `isTold`: it was activated, or told to have triggered. */
  #cameAsAbility(entry: Entry, isTold: boolean, source: string): readonly Happening[] {
    const player = this.#seats.of(entry.shown.controllerId);
    const ability = entry.ability ?? '';
    const put: readonly Happening[] = [
      { kind: 'moved', object: entry.name, from: null, to: 'stack', cause: 'created' },
      { kind: 'put on stack', object: entry.name, source, player },
    ];
    return isTold ? put : [{ kind: 'triggered', object: source, ability, player }, ...put];
  }

  #takenBack(entry: Entry): readonly Happening[] {
    this.#entries = this.#entries.filter((each) => each !== entry);
    this.#casting = null;
    this.#gone = entry;
    return [
      {
        kind: 'taken back',
        player: this.#seats.of(entry.shown.controllerId),
        object: entry.kind === 'spell' ? entry.name : this.#names.of(entry.source),
      },
    ];
  }
}

const ORDER = ['before', 'triggered', 'put'] as const;

function orderOf(happening: Happening): (typeof ORDER)[number] {
  if (happening.kind === 'triggered') return 'triggered';
  const isPut = happening.kind === 'put on stack' || (happening.kind === 'moved' && happening.from === null);
  return isPut ? 'put' : 'before';
}

type Begun = Pick<Entry, 'shown' | 'name' | 'kind' | 'ability' | 'castFrom'> & { readonly way: string | null };

function entryOf({ way, ...begun }: Begun): Entry {
  return {
    ...{ ...begun, id: begun.shown.id, source: begun.shown.sourceId, x: null, modes: [], groups: [], manaSpent: '' },
    ...{ paid: new Set(way === null ? [] : [way]), countered: false, aimed: new Map() },
  };
}

/** What is paid in place of a mana cost. */
const WAYS: readonly string[] = [
  'without paying',
  'instead',
  'alternative',
  'flashback',
  'evoke',
  'overload',
  'emerge',
];

/** Whether everything that it was aimed at has gone elsewhere. CR 608.2b */
function hadNoTarget({ aimed, shown }: Entry, incarnation: (id: string) => number): boolean {
  return (
    aimed.size > 0 &&
    shown.targets.every(({ kind }) => kind === 'card') &&
    [...aimed].every(([id, then]) => incarnation(id) !== then)
  );
}
