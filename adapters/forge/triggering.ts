import type { Happening } from '../../protocol/index.ts';
import { type ScriptedTrigger, triggersIn } from './abilities.ts';

type Triggered = { -readonly [Key in keyof TriggeredHappening]: TriggeredHappening[Key] };
type TriggeredHappening = Extract<Happening, { kind: 'triggered' }>;

/** An ability that Forge says has triggered: of which card, by Forge's id and by ours. */
export interface Told {
  readonly id: string;
  readonly name: string;
  readonly player: number;
  readonly script: string | null;
  /** Where the card is now. */
  readonly where: string;
  /** What happened since players last had priority. */
  readonly recent: readonly Happening[];
}

/** What triggered and is not yet on the stack. */
interface Waiting {
  readonly id: string;
  readonly name: string;
  readonly happening: Triggered;
  trigger: ScriptedTrigger | null;
  readonly after: Happening | null;
  /** Whether Forge has said which of the card's abilities it is. */
  isNamed: boolean;
}

/** Abilities that have triggered. Forge says of which card they are at once, and which they are as they are ordered or put on the stack. */
export class Triggering {
  #waiting: Waiting[] = [];

  /** One more has: what is to be told of it, and what happened that it triggered on, as far as that is plain. */
  triggers(told: Told): { readonly happening: Happening; readonly after: Happening | null } {
    const { id, name, player, recent, script } = told;
    const causes = triggersIn(script ?? '').flatMap((trigger) =>
      recent.flatMap((event) => (fits(trigger, told, event) ? [{ trigger, event }] : [])),
    );
    const isTaken = (place: number, event: Happening): boolean =>
      this.#waiting.some((each) => each.id === id && each.trigger?.place === place && each.after === event);
    const free = causes.filter(({ trigger, event }) => !isTaken(trigger.place, event));
    // What happened first triggered first.
    const [first] = free.sort((a, b) => recent.indexOf(a.event) - recent.indexOf(b.event));
    const trigger = first?.trigger ?? null;
    const happening: Triggered = { kind: 'triggered', object: name, ability: `${name}/${trigger?.place ?? 0}`, player };
    const after = first?.event ?? null;
    this.#waiting.push({ id, name, happening, trigger, after, isNamed: false });
    return { happening, after };
  }

  /** Forge says that an ability of a card with this place among the triggered ones waits. */
  names(id: string, place: number, script: string | null): void {
    const own = this.#waiting.filter((each) => each.id === id && !each.isNamed);
    const waiting = own.find((each) => each.trigger?.place === place) ?? own[0];
    if (waiting === undefined) return;
    waiting.isNamed = true;
    waiting.trigger = triggersIn(script ?? '')[place] ?? null;
    waiting.happening.ability = `${waiting.name}/${place}`;
  }

  /** They are put on the stack in this order: options of an order of triggers. */
  ordered(options: readonly string[]): void {
    const at = ({ happening }: Waiting): number => options.findIndex((option) => isOf(option, happening.ability));
    this.#waiting = [...this.#waiting].sort((a, b) => at(a) - at(b));
  }

  /** An ability of a card comes onto the stack; whether it was told that it triggered. */
  isPut(id: string, place: number, script: string | null): boolean {
    this.names(id, place, script);
    const own = this.#waiting.filter((each) => each.id === id);
    const waiting = own.find(({ happening, name }) => happening.ability === `${name}/${place}`) ?? own[0];
    this.#waiting = this.#waiting.filter((each) => each !== waiting);
    return waiting !== undefined;
  }

  /** The card, by Forge's id, of which a triggered ability this player now chooses targets for, and which it is; null where none waits for that. */
  source(player: number): { readonly id: string; readonly place: number } | null {
    const waiting = this.#waiting.filter(({ happening }) => happening.player === player);
    const found = waiting.find(({ trigger }) => trigger === null || trigger.targets) ?? waiting[0];
    return found === undefined ? null : { id: found.id, place: found.trigger?.place ?? 0 };
  }

  /** What had no target is not put on the stack. CR 603.3d */
  done(): void {
    this.#waiting = [];
  }
}

/** `a c1/0`, the second alike `a c1/0#2`. */
function isOf(option: string, ability: string): boolean {
  return option === `a ${ability}` || option.startsWith(`a ${ability}#`);
}

/** Whether something that happened lets a trigger of this card trigger, as far as can be told. */
function fits(
  { mode, self, origin, destination }: ScriptedTrigger,
  { name, where }: Told,
  happening: Happening,
): boolean {
  const isThere = where === 'battlefield';
  switch (happening.kind) {
    case 'cast':
      return /^SpellCast/.test(mode) && (self ? happening.object === name : isThere || happening.object === name);
    case 'moved': {
      if (!/^ChangesZone/.test(mode)) return false;
      const isFrom = isIn(origin, happening.from);
      const isTo = isIn(destination, happening.to);
      return isFrom && isTo && (self ? happening.object === name : isThere);
    }
    case 'step began':
      return mode === 'Phase' && isThere;
    case 'drew':
      return mode === 'Drawn' && isThere;
    case 'tapped for mana':
      return mode === 'TapsForMana' && (self ? happening.object === name : isThere);
    default:
      return false;
  }
}

function isIn(zones: string, zone: string | null): boolean {
  return zones === '' || zones === 'Any' || zones.toLowerCase().includes(zone ?? 'none');
}
