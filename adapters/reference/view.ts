import type { Root, SeenOnStack, SeenPermanent, Slot } from '../../engine/index.ts';
import { MANA_TYPES } from '../../engine/facts.ts';
import type { CardView, PermanentView, PlayerView, Ref, StackView, View } from '../../protocol/index.ts';
import type { EngineFace } from './face.ts';
import type { Names } from './names.ts';

/**
 * A view of a root, each part computed when it is first read; the root never changes, so neither does the view. It shares with the
 * view before it what no change of the root in between can have altered.
 */
export function viewOf(face: EngineFace, root: Root, names: Names, before: View | null): View {
  return new LazyView(face, root, names, before instanceof LazyView && before.sameFace(face) ? before : null);
}

type OffBattlefield = 'library' | 'hand' | 'graveyard' | 'exile';

class LazyView implements View {
  private readonly face: EngineFace;
  private readonly root: Root;
  private readonly permanents: Permanents;
  private readonly onStack: Part<readonly StackView[]>;
  private readonly seats: Part<readonly PlayerView[]>;
  private readonly zones: Zones;

  constructor(face: EngineFace, root: Root, names: Names, before: LazyView | null) {
    this.face = face;
    this.root = root;
    this.seats =
      before !== null && before.root.players === root.players
        ? before.seats
        : new Part(() => root.players.map((_, seat) => playerView(root, seat, names)));
    this.onStack =
      before !== null && isSameStack(before.root, root)
        ? before.onStack
        : new Part(() => root.stack.map((slot) => stackView(face, root, slot, names)));
    this.permanents =
      before !== null && areSamePermanents(before.root, root)
        ? before.permanents
        : new Permanents(face, root, names, before?.permanents ?? null);
    this.zones = before !== null && areSameZones(before.root, root) ? before.zones : new Zones(face, root, names);
  }

  sameFace(face: EngineFace): boolean {
    return this.face === face;
  }

  get turn(): number {
    return this.root.turn.number;
  }
  get active(): number {
    return this.root.turn.active;
  }
  get step(): View['step'] {
    return this.root.turn.step;
  }
  get priority(): number | null {
    return this.root.progress.kind === 'priority' ? this.root.progress.player : null;
  }
  get players(): readonly PlayerView[] {
    return this.seats.get();
  }
  get battlefield(): readonly PermanentView[] {
    return this.permanents.get();
  }
  get stack(): readonly StackView[] {
    return this.onStack.get();
  }

  zone(zone: OffBattlefield, owner: number): readonly CardView[] {
    return this.zones.cardsIn(zone, owner);
  }
}

/** Whether objects look the same in two roots as far as effects and combat go. */
function isSameScene(then: Root, now: Root): boolean {
  return (
    now.objects === then.objects &&
    now.effects === then.effects &&
    now.turn === then.turn &&
    now.combat === then.combat &&
    now.players === then.players
  );
}

function isSameStack(then: Root, now: Root): boolean {
  return now.stack === then.stack && isSameScene(then, now);
}

function areSamePermanents(then: Root, now: Root): boolean {
  return now.status === then.status && now.battlefield === then.battlefield && isSameScene(then, now);
}

function areSameZones(then: Root, now: Root): boolean {
  return (
    now.libraries === then.libraries &&
    now.hands === then.hands &&
    now.graveyards === then.graveyards &&
    now.exile === then.exile &&
    isSameScene(then, now)
  );
}

/** What is computed when it is first asked for. */
class Part<T> {
  private value: T | null = null;
  private readonly compute: () => T;

  constructor(compute: () => T) {
    this.compute = compute;
  }

  get(): T {
    this.value ??= this.compute();
    return this.value;
  }
}

/** The permanents of a root. Those about which nothing has changed since the last that were looked at are taken from there. */
class Permanents {
  private readonly face: EngineFace;
  private readonly root: Root;
  private readonly names: Names;
  private value: readonly PermanentView[] | null = null;
  /** Those of the view before, until these are looked at. */
  private before: Permanents | null;

  constructor(face: EngineFace, root: Root, names: Names, before: Permanents | null) {
    this.face = face;
    this.root = root;
    this.names = names;
    this.before = before;
  }

  /** The same list as before where every permanent looks the same. */
  get(): readonly PermanentView[] {
    if (this.value === null) {
      this.value = this.looked();
      this.before = null;
    }
    return this.value;
  }

  private looked(): readonly PermanentView[] {
    for (let last = this.before; last !== null; last = last.before)
      if (last.value !== null) return this.lookAgain(last.root, last.value);
    return this.root.battlefield.map((slot) => permanentView(this.face, this.root, slot, this.names));
  }

  private lookAgain(then: Root, known: readonly PermanentView[]): readonly PermanentView[] {
    const { face, root, names } = this;
    const isSame = face.lookingSame(then, root);
    const now = root.battlefield.map((slot, place) => {
      const view = known[place];
      const goesOn = view !== undefined && then.battlefield[place] === slot && isSame(slot);
      return goesOn ? view : permanentView(face, root, slot, names);
    });
    return known.length === now.length && known.every((view, place) => view === now[place]) ? known : now;
  }
}

/** The cards of a root that are neither on the battlefield nor on the stack. */
class Zones {
  private readonly face: EngineFace;
  private readonly root: Root;
  private readonly names: Names;
  private readonly known = new Map<string, readonly CardView[]>();

  constructor(face: EngineFace, root: Root, names: Names) {
    this.face = face;
    this.root = root;
    this.names = names;
  }

  cardsIn(zone: OffBattlefield, owner: number): readonly CardView[] {
    const key = `${zone} ${owner}`;
    let cards = this.known.get(key);
    if (cards === undefined) {
      cards = this.slotsIn(zone, owner).map((slot) => cardView(this.face, this.root, slot, this.names));
      this.known.set(key, cards);
    }
    return cards;
  }

  private slotsIn(zone: OffBattlefield, owner: number): readonly Slot[] {
    if (zone === 'exile') return this.root.exile.filter((slot) => this.root.objects[slot]?.owner === owner);
    const lists = { library: this.root.libraries, hand: this.root.hands, graveyard: this.root.graveyards };
    return lists[zone][owner] ?? [];
  }
}

function playerView(root: Root, seat: number, names: Names): PlayerView {
  const state = root.players[seat];
  if (state === undefined) throw new Error(`no player ${seat}`);
  const inOrder = MANA_TYPES.flatMap((type) => state.pool.filter((mana) => mana.type === type));
  return {
    seat,
    life: state.life,
    pool: inOrder.map((mana) => mana.type).join(''),
    unspent: inOrder.map(
      (mana) => `${mana.type} ${names.object(mana.source)}${mana.from === null ? '' : ' restricted'}`,
    ),
    counters: { ...state.counters },
    landsPlayed: state.landsPlayed,
    inGame: !state.lost,
  };
}

function objectIn(root: Root, slot: Slot) {
  const object = root.objects[slot];
  if (object === null || object === undefined) throw new Error(`slot ${slot} is empty`);
  return object;
}

function cardView(face: EngineFace, root: Root, slot: Slot, names: Names): CardView {
  const object = objectIn(root, slot);
  const seen = face.look(root, object.id);
  return {
    ref: names.object(object.id),
    name: seen?.characteristics.name ?? object.record,
    owner: object.owner,
    incarnation: face.incarnationOf(object.id),
  };
}

function permanentView(face: EngineFace, root: Root, slot: Slot, names: Names): PermanentView {
  const { object, characteristics, status, held, manaValue, keywords } = face.look(
    root,
    objectIn(root, slot).id,
  ) as SeenPermanent;
  const attack = root.combat?.attacks.find((one) => one.attacker === object.id) ?? null;
  const blocked = root.combat?.attacks.filter((one) => one.blockers.includes(object.id)) ?? [];
  return {
    ref: names.object(object.id),
    name: characteristics.name,
    owner: object.owner,
    incarnation: face.incarnationOf(object.id),
    controller: characteristics.controller,
    card: object.kind === 'card',
    types: characteristics.types,
    subtypes: characteristics.subtypes,
    supertypes: characteristics.supertypes,
    colors: characteristics.colors,
    keywords,
    power: characteristics.types.includes('creature') ? characteristics.power : null,
    toughness: characteristics.types.includes('creature') ? characteristics.toughness : null,
    tapped: status.tapped,
    held,
    damage: status.damage,
    counters: { ...object.counters },
    attachedTo: object.attachedTo === null ? null : names.choice(object.attachedTo),
    manaValue,
    attacking: attack === null ? null : attack.defender === null ? 'nothing' : names.choice(attack.defender),
    blocking: blocked.map((one) => names.object(one.attacker)),
  };
}

function stackView(face: EngineFace, root: Root, slot: Slot, names: Names): StackView {
  const { object, characteristics, spell, ability, manaValue } = face.look(
    root,
    objectIn(root, slot).id,
  ) as SeenOnStack;
  const announced = spell ?? ability;
  const refs = (announced?.targets ?? []).map((chosen): readonly Ref[] => chosen.map(names.choice));
  return {
    ref: names.object(object.id),
    name: characteristics.name,
    owner: object.owner,
    incarnation: face.incarnationOf(object.id),
    kind: ability === null ? 'spell' : 'ability',
    controller: characteristics.controller,
    card: object.kind === 'card',
    source: ability === null ? null : names.object(ability.source),
    ability:
      ability === null
        ? null
        : names.ability(root, ability.source, ability.address, ability.of === 'activated' ? 'activated' : 'triggered'),
    x: announced?.x ?? null,
    modes: announced?.modes ?? [],
    targets: refs,
    division: announced?.division ?? [],
    paid: paidKeys(announced?.paid ?? {}),
    manaSpent: MANA_TYPES.flatMap((type) => (announced?.manaSpent ?? []).filter((spent) => spent === type)).join(''),
    manaValue: ability === null ? manaValue : 0,
    types: ability === null ? characteristics.types : [],
    colors: ability === null ? characteristics.colors : [],
  };
}

/** Each key as often as its cost was paid. */
function paidKeys(paid: Readonly<Record<string, number>>): readonly string[] {
  return Object.entries(paid)
    .flatMap(([key, times]) => Array.from({ length: times }, () => key))
    .sort();
}
