import type { Happening } from '../../protocol/index.ts';
import { activatedIn, manaOf, manaTriggerPlace, triggerAmount } from './abilities.ts';
import type { Doing } from './doing.ts';
import type { Pools } from './pools.ts';

/** What has to be known of what made mana, by Forge's id of it. */
export interface Sources {
  readonly nameOf: (id: string) => string;
  readonly scriptOf: (id: string) => string | null;
  readonly controllerOf: (id: string) => number;
  /** Whether it is what a resolved spell left behind. */
  readonly isDelayed: (id: string) => boolean;
}

/** Tells which ability made mana: Forge says which card did, one after the other, and shows what is in the pools then. */
export class ManaMade {
  readonly #pools: Pools;
  readonly #sources: Sources;
  /** Whether the mana ability that is being activated has made its mana. */
  #isDone = true;

  constructor(pools: Pools, sources: Sources) {
    this.#pools = pools;
    this.#sources = sources;
  }

  /** A player begins a mana ability. */
  begins(): void {
    this.#isDone = false;
    this.#pools.begins();
  }

  /**
   * A card has added mana: for an ability that a player activated or that resolves, for one that triggered on that, or for one that Forge itself
   * activated to pay for the first. What triggers on mana that is added tells of it before that is told.
   */
  added(id: string, doing: Doing, isResolving: boolean): readonly Happening[] {
    const isActivated = doing.kind === 'mana' && doing.card === id;
    const script = this.#sources.scriptOf(id) ?? '';
    const place = manaTriggerPlace(script);
    const isTrigger = this.#sources.isDelayed(id) || place >= 0 || script === '';
    if (isActivated) return this.#own(doing, 0);
    if (!isResolving && !isTrigger) return this.#paidWith(id, script);
    const before = isTrigger && doing.kind === 'mana' ? this.#own(doing, triggerAmount(script)) : [];
    const added = this.#pools.added(id, isRestricted(script), 0);
    if (added === null) return before;
    const source = this.#sources.nameOf(id);
    const ability = `${source}/${this.#sources.isDelayed(id) ? 'delayed' : Math.max(0, place)}`;
    const player = this.#sources.controllerOf(id);
    const triggered: readonly Happening[] = isResolving ? [] : [{ kind: 'triggered', object: source, ability, player }];
    return [...before, ...triggered, { kind: 'mana added', ...added, source, triggered: !isResolving }];
  }

  /** The mana of the ability that a player activated, without so much as was added since. What it costs was paid before. */
  #own({ card, ability, player }: Doing, since: number): readonly Happening[] {
    if (this.#isDone) return [];
    this.#isDone = true;
    const script = this.#sources.scriptOf(card) ?? '';
    const source = this.#sources.nameOf(card);
    const cost = activatedIn(script)[Number(/\d+$/.exec(ability)?.[0] ?? 0)]?.cost ?? 0;
    const spent = this.#pools.paidOf(player, cost);
    const paid: readonly Happening[] = spent === '' ? [] : [{ kind: 'mana spent', player, mana: spent, on: source }];
    const added = this.#pools.added(card, isRestricted(script), since);
    return added === null ? paid : [...paid, { kind: 'mana added', ...added, source, triggered: false }];
  }

  /** The mana cost of a mana ability Forge pays without asking. */
  #paidWith(id: string, script: string): readonly Happening[] {
    const mana = this.#pools.added(id, isRestricted(script), 0)?.mana ?? manaOf(script);
    const [source, player] = [this.#sources.nameOf(id), this.#sources.controllerOf(id)];
    this.#pools.made(id, mana);
    return [
      { kind: 'activated', object: source, ability: `${source}/0`, player, manaAbility: true },
      { kind: 'mana added', player, mana, source, triggered: false },
    ];
  }
}

function isRestricted(script: string): boolean {
  return /RestrictValid\$/.test(script);
}
