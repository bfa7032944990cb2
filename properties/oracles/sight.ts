import type { PermanentView, Ref, Seat, View } from '../../protocol/index.ts';
import { permanentIn } from '../reading/views.ts';

/** What a law sees of a moment: the view, and what else of the game's past bears on it. */
export interface Scene {
  readonly view: View;
  /** The word chosen under this name as the permanent entered; null: not known. CR 607.2d */
  readonly chosen: (permanent: Ref, name: string) => string | null;
  /** Spells and abilities that resolved this turn and whose effects may still be there. */
  readonly lasting: readonly Resolved[];
  /** Whether something resolved that changes land types or abilities in a way that no view shows. */
  readonly clouded: boolean;
  /** The same for scenes in which all permanents are alike: what was worked out for one of them holds for the others. */
  readonly alike: object;
}

/** A spell that resolved: whose it was, and as which permanents the game then had it. */
export interface Resolved {
  readonly name: string;
  readonly ref: Ref;
  readonly controller: Seat;
  /** The first step of the history that shows it done. */
  readonly at: number;
}

/** A scene seen from an ability: its controller is "you", its object the source. */
export interface Sight {
  readonly scene: Scene;
  readonly you: Seat;
  /** Null for what no permanent has. */
  readonly source: Ref | null;
  /** What a cost of the ability took, by the name under which the effect asks for it; null: not known. */
  readonly bound: ((name: string) => readonly PermanentView[]) | null;
}

export function sightOf(scene: Scene, permanent: PermanentView): Sight {
  return { scene, you: permanent.controller, source: permanent.ref, bound: null };
}

/** The source while it is on the battlefield. */
export function sourceOf(sight: Sight): PermanentView | null {
  return sight.source === null ? null : permanentIn(sight.scene.view, sight.source);
}

/** Remembers what was worked out for a scene, and for those that are alike, under a name. */
export function rememberedByScene<Value>(): (scene: Scene, name: string, work: () => Value) => Value {
  const known = new WeakMap<object, Map<string, Value>>();
  return (scene, name, work) => {
    const values = known.get(scene.alike) ?? new Map<string, Value>();
    known.set(scene.alike, values);
    const value = values.get(name);
    if (value !== undefined || values.has(name)) return value as Value;
    const made = work();
    values.set(name, made);
    return made;
  };
}
