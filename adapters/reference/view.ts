import type { Root, SeenOnStack, SeenPermanent, Slot } from '../../engine/index.ts';
import { MANA_TYPES } from '../../engine/facts.ts';
import type { CardView, PermanentView, PlayerView, Ref, StackView, View } from '../../protocol/index.ts';
import type { EngineFace } from './face.ts';
import type { Names } from './names.ts';

/**
 * A view of a root, each part computed when it is first read; the root never changes, so neither does the view. Parts that are as they
 * were in the view before are taken from it.
 */
export function viewOf(face: EngineFace, root: Root, names: Names, before: View | null): View {
  return new LazyView(face, root, names, before instanceof LazyView && before.sameFace(face) ? before : null);
}

class LazyView implements View {
  private readonly face: EngineFace;
  private readonly root: Root;
  private readonly names: Names;
  private permanents: readonly PermanentView[] | null = null;
  private onStack: readonly StackView[] | null = null;
  private seats: readonly PlayerView[] | null = null;
  /** The last view whose permanents were looked at, for as long as it can save looking again. */
  private before: LazyView | null = null;

  constructor(face: EngineFace, root: Root, names: Names, before: LazyView | null) {
    this.face = face;
    this.root = root;
    this.names = names;
    if (before !== null) this.takeOver(before);
    if (this.permanents === null) this.before = before?.permanents === null ? before.before : before;
  }

  sameFace(face: EngineFace): boolean {
    return this.face === face;
  }

  /** What no part of the root that it shows has changed since. */
  private takeOver(before: LazyView): void {
    const { root } = this;
    const then = before.root;
    const sameObjects =
      root.objects === then.objects &&
      root.effects === then.effects &&
      root.turn === then.turn &&
      root.combat === then.combat;
    if (root.players === then.players) this.seats = before.seats;
    if (!sameObjects || root.players !== then.players) return;
    if (root.status === then.status && root.battlefield === then.battlefield) this.permanents = before.permanents;
    if (root.stack === then.stack) this.onStack = before.onStack;
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
    this.seats ??= this.root.players.map((_, seat) => playerView(this.root, seat, this.names));
    return this.seats;
  }
  get battlefield(): readonly PermanentView[] {
    this.permanents ??= this.lookAtPermanents();
    return this.permanents;
  }

  /** Permanents look as they did where nothing about them has changed; where that is all of them, so does the battlefield. */
  private lookAtPermanents(): readonly PermanentView[] {
    const { root, before } = this;
    const now = root.battlefield.map((slot, place) => {
      const then = before?.permanents?.[place];
      const same = then !== undefined && before !== null && this.face.looksSame(before.root, root, slot);
      return same && before.root.battlefield[place] === slot ? then : permanentView(this.face, root, slot, this.names);
    });
    const known = before?.permanents ?? null;
    this.before = null;
    return known?.length === now.length && known.every((view, place) => view === now[place]) ? known : now;
  }

  get stack(): readonly StackView[] {
    this.onStack ??= this.root.stack.map((slot) => stackView(this.face, this.root, slot, this.names));
    return this.onStack;
  }

  zone(zone: 'library' | 'hand' | 'graveyard' | 'exile', owner: number): readonly CardView[] {
    return this.slotsIn(zone, owner).map((slot) => cardView(this.face, this.root, slot, this.names));
  }

  private slotsIn(zone: 'library' | 'hand' | 'graveyard' | 'exile', owner: number): readonly Slot[] {
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
    paid: Object.keys(announced?.paid ?? {}).sort(),
    manaSpent: MANA_TYPES.flatMap((type) => (announced?.manaSpent ?? []).filter((spent) => spent === type)).join(''),
    manaValue: ability === null ? manaValue : 0,
    types: ability === null ? characteristics.types : [],
    colors: ability === null ? characteristics.colors : [],
  };
}
