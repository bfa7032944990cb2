import type { AbilityKind } from '../../adapters/reference/index.ts';
import type { Board, CardView, Happening, Option, Ref, Seat, StackView, View } from '../../protocol/index.ts';
import { type Names, optionNames } from '../../reports/index.ts';
import { abilityName } from './ability-names.ts';
import type { Asked } from './asked.ts';
import { plain } from './phrases.ts';

/** One thing of the game that has a name: a card, a token, a copy, an ability on the stack. */
interface Entry {
  readonly ref: Ref;
  /** What it is called where nothing else is called so. */
  readonly base: string;
  readonly alias: string | null;
  /** What else a line may call it. */
  readonly also: readonly string[];
  readonly owner: Seat;
  /** Of which kind it is, for an ability on the stack. */
  readonly ability: AbilityKind | null;
}

/** What everything in a game is called, and what words can mean. */
export class Book {
  readonly #players: readonly string[];
  readonly #entries: Map<Ref, Entry>;
  /** Abilities that were on the stack together with others that are called the same. */
  readonly #together: Set<Ref>;

  constructor(players: readonly string[], entries: ReadonlyMap<Ref, Entry>, together: ReadonlySet<Ref> = new Set()) {
    this.#players = players;
    this.#entries = new Map(entries);
    this.#together = new Set(together);
  }

  static of({ board, players, aliases }: Asked): Book {
    return new Book(players, new Map(cardEntries(board, aliases).map((entry) => [entry.ref, entry])));
  }

  copy(): Book {
    return new Book(this.#players, this.#entries, this.#together);
  }

  /** Notes what was made since; `kinds` are those of the abilities on the stack. */
  see(view: View, kinds: ReadonlyMap<Ref, AbilityKind>): void {
    for (const one of view.battlefield) if (!this.#entries.has(one.ref)) this.#note(tokenEntry(one));
    for (const one of view.stack)
      if (!this.#entries.has(one.ref)) this.#note(this.#stackEntry(one, kinds.get(one.ref) ?? 'triggered', view));
    this.#noteTogether(view);
    const exiled = view.players.flatMap(({ seat }) => view.zone('exile', seat));
    for (const one of exiled) if (!this.#entries.has(one.ref)) this.#note(copyEntry(one));
  }

  readonly of = (ref: Ref): string => {
    const seat = /^p(\d)$/.exec(ref)?.[1];
    if (seat !== undefined) return this.player(Number(seat));
    const entry = this.#entries.get(ref);
    if (entry === undefined) return ref;
    if (entry.alias !== null) return entry.alias;
    const same = this.#alike(entry);
    return same.length < 2 ? entry.base : `${entry.base} #${same.indexOf(ref) + 1}`;
  };

  /** An option by what it stands for, at this place in the game. */
  option(option: Option, view: View): string {
    return this.#ability(option, view) ?? optionNames(this.of)(option);
  }

  /** Words that speak of `player 0` and so on, with the players as the file calls them. `view`: as things are when they are told. */
  told(say: (names: Names) => string, view: View): string {
    const of = (ref: Ref): string => (/^p\d$/.test(ref) ? `player ${ref.slice(1)}` : this.of(ref));
    const option = (one: Option): string => this.#ability(one, view) ?? optionNames(of)(one);
    return say({ of, option }).replace(/\bplayer (\d)\b/g, (_, seat: string) => this.player(Number(seat)));
  }

  /** The ability that triggered or was activated. */
  abilityOf({ kind, ability }: Extract<Happening, { kind: 'triggered' | 'activated' }>, view: View): string {
    return this.#abilityCalled(ability, kind, view);
  }

  /** `activate c5/1`, and `a c5/1` of a trigger that is to be ordered; null: another option. */
  #ability(option: Option, view: View): string | null {
    const [, verb, ability] = /^(activate|a) (\S+\/\w+)(?:#\d+)?$/.exec(option) ?? [];
    if (ability === undefined) return null;
    return this.#abilityCalled(ability, verb === 'a' ? 'triggered' : 'activated', view);
  }

  /** `the first activated ability of Walking Ballista` for `c5/0`. */
  #abilityCalled(ability: string, kind: AbilityKind, view: View): string {
    const [ref = '', place = ''] = ability.split('/');
    const name = view.battlefield.find((one) => one.ref === ref)?.name ?? this.nameOf(ref) ?? '';
    return `the ${abilityName(name, kind, /^\d+$/.test(place) ? Number(place) : null)} of ${this.of(ref)}`;
  }

  player(seat: Seat | 'chance'): string {
    return seat === 'chance' ? 'chance' : (this.#players[seat] ?? `player ${seat}`);
  }

  /** The card's name, for what the file calls otherwise. */
  nameOf(ref: Ref): string | null {
    return this.#entries.get(ref)?.base ?? null;
  }

  /** Of which kind an ability is that was on the stack. */
  kindOf(ref: Ref): AbilityKind | null {
    return this.#entries.get(ref)?.ability ?? null;
  }

  ownerOf(ref: Ref): Seat | null {
    return this.#entries.get(ref)?.owner ?? null;
  }

  /** Everything that was ever seen. */
  refs(): readonly Ref[] {
    return [...this.#entries.keys()];
  }

  /** Every name that a line can use, for suggestions. */
  words(): readonly string[] {
    return [...new Set([...this.#entries.keys()].map((ref) => this.of(ref)))];
  }

  /**
   * What the words can mean, the closest sense alone: an alias before a name, a name before a part of one. Nothing that they
   * can mean: an empty list. `player 1's Opt` is one that player 1 owns or controls, as `whose` has it.
   */
  meant(phrase: string, whose: (ref: Ref) => readonly Seat[]): readonly Ref[] {
    const words = bare(phrase);
    const seat = this.#seat(words);
    if (seat !== null) return [`p${seat}`];
    const numbered = /^(.+?) ?#?(\d+)$/.exec(words);
    if (numbered !== null) {
      const ends = ` #${numbered[2]}`;
      const found = this.#named(numbered[1] ?? '').filter((ref) => plain(this.of(ref)).endsWith(ends));
      if (found.length > 0) return found;
    }
    const { player, rest } = this.#owned(words);
    if (player !== null) return this.meant(rest, whose).filter((ref) => whose(ref).includes(player));
    return this.#named(words);
  }

  /** The permanents that have this name as the game is: tokens and copies too, and nothing that is a copy of something else. */
  named(phrase: string, { battlefield }: View): readonly Ref[] {
    const { player, rest } = this.#owned(bare(phrase));
    return battlefield
      .filter(({ name, controller }) => plain(name) === rest && (player === null || player === controller))
      .map(({ ref }) => ref);
  }

  /** Whose it is that is spoken of, and what. */
  #owned(words: string): { readonly player: Seat | null; readonly rest: string } {
    const own = /^(?:player )?(.+?)'s (.+)$/.exec(words);
    const player = own === null ? null : this.#seat(own[1] ?? '');
    return { player, rest: player === null ? words : (own?.[2] ?? '') };
  }

  #named(words: string): readonly Ref[] {
    const all = [...this.#entries.values()];
    const senses: readonly ((entry: Entry) => boolean)[] = [
      ({ alias }) => alias !== null && plain(alias) === words,
      ({ base, alias }) => alias === null && plain(base) === words,
      ({ base }) => plain(base) === words,
      ({ also }) => also.includes(words),
      ({ base, alias }) =>
        words.length > 2 && [base, alias ?? ''].some((name) => ` ${plain(name)} `.includes(` ${words} `)),
    ];
    for (const sense of senses) {
      const found = all.filter(sense);
      if (found.length > 0) return found.map(({ ref }) => ref);
    }
    return [];
  }

  #seat(words: string): Seat | null {
    const bare = words.replace(/^player /, '');
    const seat = this.#players.findIndex((label) => plain(label).replace(/^player /, '') === bare);
    return seat < 0 ? null : seat;
  }

  #note(entry: Entry): void {
    this.#entries.set(entry.ref, entry);
  }

  #alike({ ref, base, ability }: Entry): readonly Ref[] {
    if (ability !== null && !this.#together.has(ref)) return [];
    return [...this.#entries.values()]
      .filter(
        (other) => other.base === base && other.alias === null && (ability === null || this.#together.has(other.ref)),
      )
      .map((other) => other.ref);
  }

  #noteTogether({ stack }: View): void {
    const baseOf = (ref: Ref): string => this.#entries.get(ref)?.base ?? ref;
    const abilities = stack.filter(({ kind }) => kind === 'ability').map(({ ref }) => ref);
    for (const ref of abilities)
      if (abilities.some((other) => other !== ref && baseOf(other) === baseOf(ref))) this.#together.add(ref);
  }

  #stackEntry({ ref, name, kind, source, owner, ability }: StackView, of: AbilityKind, view: View): Entry {
    if (kind === 'spell') return copyEntry({ ref, name, owner });
    const called = source === null ? name : this.of(source);
    const base = this.#abilityCalled(ability ?? `${source ?? name}/delayed`, of, view);
    const which = /^the (.+) of /.exec(base)?.[1]?.replace(/(?:ability|trigger)$/, '') ?? '';
    const hosts = [called, this.nameOf(source ?? '') ?? name].map(plain);
    const words = ['ability', 'trigger'].flatMap((word) => [word, `${which}${word}`, `${of} ${word}`]);
    const also = words.flatMap((word) => [
      word,
      ...hosts.flatMap((host) => [`${host}'s ${word}`, `${host} ${word}`, `${word} of ${host}`]),
    ]);
    return { ref, base, alias: null, also: [...new Set(also)], owner, ability: of };
  }
}

function cardEntries({ cards }: Board, aliases: ReadonlyMap<Ref, string>): readonly Entry[] {
  return cards.map(({ id, name, owner }) => {
    const base = name.split('/').at(-1) ?? name;
    return {
      ref: id,
      base: name.includes('/') ? `${base} token` : name,
      alias: aliases.get(id) ?? null,
      also: shortNames(base),
      owner,
      ability: null,
    };
  });
}

/** What is spoken of, without its article. */
function bare(phrase: string): string {
  return plain(phrase).replace(/^(?:the|a|an|card|spell) /, '');
}

/** Of a spell or a card that is a copy. */
function copyEntry({ ref, name, owner }: Pick<CardView, 'ref' | 'name' | 'owner'>): Entry {
  return { ref, base: `the copy of ${name}`, alias: null, also: copyNames(plain(name)), owner, ability: null };
}

function copyNames(name: string): readonly string[] {
  return ['copy', `${name} copy`, `copy of ${name}`, `${name}'s copy`];
}

function tokenEntry({ ref, name, owner }: CardView): Entry {
  const kind = name.replace(/ Token$/, '');
  return { ref, base: `${kind} token`, alias: null, also: [plain(kind), plain(name), 'token'], owner, ability: null };
}

/** `kess` for Kess, Dissident Mage; `thopter` for a token. */
function shortNames(name: string): readonly string[] {
  return [plain(name), plain(name.split(',')[0] ?? '')];
}
