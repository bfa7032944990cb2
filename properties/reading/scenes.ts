import type { History, Ref, StackView, View } from '../../protocol/index.ts';
import { type Ability, CARDS, type ContinuousPart, cardNamed, type Effect, holdsNode } from '../oracles/card-facts.ts';
import { lastingAbilities } from '../oracles/replacements.ts';
import type { Resolved, Scene } from '../oracles/sight.ts';
import { hidesItsText } from '../oracles/under-own-name.ts';
import { permanentIn } from './views.ts';

/** The scene of each step of a history. */
export type Scenes = (at: number) => Scene;

/** Needs the facet `events` for what a resolved spell left behind. */
export function scenesOf(history: History): Scenes {
  const clouded = Math.min(firstCloud(history), firstHiding(history));
  const resolved = resolvedSpells(history);
  const scenes = new Map<number, Scene>();
  const kinds = new Map<View['battlefield'], Map<string, object>>();
  return (at) => {
    const known = scenes.get(at);
    if (known !== undefined) return known;
    const scene = sceneAt(history, at, clouded <= at || hidesWhatItCopies(history, at), resolved, kinds);
    scenes.set(at, scene);
    return scene;
  };
}

/** What text such a permanent has is not shown. */
function hidesWhatItCopies(history: History, at: number): boolean {
  const view = history.steps[at]?.view;
  return view?.battlefield.some(({ name }) => hidesItsText(name)) === true;
}

/** The first step with a copy that has more than what it copies, by what copies it: then this, and copies of it, are not what they seem. CR 707.9a */
function firstHiding({ start, steps }: History): number {
  const copying = start.kind === 'board' ? start.board.cards.filter(({ name }) => COPIES_WITH_MORE.has(name)) : [];
  if (copying.length === 0) return Number.POSITIVE_INFINITY;
  const at = steps.findIndex(({ view }) =>
    copying.some(({ id, name }) => (permanentIn(view, id)?.name ?? name) !== name),
  );
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}

/** Cards whose copies have abilities besides what they copy, other than triggered ones. */
const COPIES_WITH_MORE: ReadonlySet<string> = new Set(
  CARDS.filter((card) => holdsNode(card, (node) => 'except' in node && givesMore(node.except))).map(({ name }) => name),
);

function givesMore(except: unknown): boolean {
  return holdsNode(except, (node) => abilitiesGiven(node).some(({ kind }) => kind !== 'triggered'));
}

/** Tokens for scenes that are alike, by the list of permanents and what else bears on them. */
type Kinds = Map<View['battlefield'], Map<string, object>>;

function sceneAt(history: History, at: number, clouded: boolean, resolved: readonly Resolved[], kinds: Kinds): Scene {
  const step = history.steps[at];
  if (step === undefined) throw new Error(`the history has no step ${at}`);
  const { view } = step;
  const lasts = ({ at: since }: Resolved) =>
    since <= at && history.steps[since]?.view.turn === view.turn && view.step !== 'cleanup';
  const lasting = resolved.filter(lasts).filter(({ name }) => leavesAbilities(name));
  const kind = [view.turn, view.step, view.active, clouded, ...lasting.map(({ ref }) => ref)].join(' ');
  return {
    view,
    chosen: (permanent, name) => chosenFor(history, at, permanent, name),
    lasting,
    clouded,
    alike: alikeAs(kinds, view.battlefield, kind),
  };
}

function alikeAs(kinds: Kinds, battlefield: View['battlefield'], kind: string): object {
  const known = kinds.get(battlefield) ?? new Map<string, object>();
  kinds.set(battlefield, known);
  const token = known.get(kind) ?? {};
  known.set(kind, token);
  return token;
}

/** What was chosen for a permanent: on the way in, or as the board says of one that has been there since. */
function chosenFor(history: History, at: number, permanent: Ref, name: string): string | null {
  for (let step = at - 1; step >= 0; step--) {
    const { question, answer } = history.steps[step] ?? { question: null, answer: null };
    if (question?.source !== permanent || question.purpose !== 'as it enters') continue;
    return answer?.kind === 'pick' ? (answer.picks[0] ?? null) : null;
  }
  const [first, now] = [history.steps[0], history.steps[at]].map((step) =>
    step === undefined ? null : permanentIn(step.view, permanent),
  );
  if (history.start.kind !== 'board' || first?.incarnation !== now?.incarnation) return null;
  return history.start.board.cards.find(({ id }) => id === permanent)?.chosen[name] ?? null;
}

/** Spells that have resolved, with the step that first shows it. */
export function resolvedSpells(history: History): readonly Resolved[] {
  return history.steps.flatMap((step, at) =>
    step.happenings.flatMap((happening) => {
      if (happening.kind !== 'resolved' || happening.did !== 'resolved') return [];
      const spell = lastSeen(history, at, happening.object);
      if (spell === null || spell.kind !== 'spell') return [];
      return [{ name: spell.name, ref: spell.ref, controller: spell.controller, at }];
    }),
  );
}

/** A stack object as it was last seen before this step. */
export function lastSeen({ steps }: Pick<History, 'steps'>, before: number, ref: Ref): StackView | null {
  for (let at = before - 1; at >= 0; at--) {
    const entry = steps[at]?.view.stack.find((each) => each.ref === ref);
    if (entry !== undefined) return entry;
  }
  return null;
}

/** The first step that tells that something of a name that is so has resolved, or something of which the name is not known; infinite where there is none. */
export function firstResolved({ steps }: History, is: (name: string) => boolean): number {
  const at = steps.findIndex(({ happenings }, index) =>
    happenings.some((one) => {
      if (one.kind !== 'resolved') return false;
      const seen = lastSeen({ steps }, index, one.object);
      return seen === null || is(seen.name);
    }),
  );
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}

function leavesAbilities(name: string): boolean {
  return lastingAbilities(cardNamed(name)?.spell).length > 0;
}

/** The first step by which something may have resolved that changes what no view shows; infinite where there is none. */
function firstCloud(history: History): number {
  const at = history.steps.findIndex(({ view }) => view.stack.some((entry) => clouds(entry.name)));
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}

const CLOUDY: readonly (ContinuousPart['kind'] | Effect['kind'])[] = [
  'setTypes',
  'removeType',
  'setLandTypes',
  'addLandTypes',
  'chosenLandType',
  'loseAll',
  'protectionFromColors',
  'becomeCopy',
];

/** Whether something of this name, resolved, may change land types or abilities for good or for a while. */
function clouds(name: string): boolean {
  const known = CLOUDS.get(name);
  if (known !== undefined) return known;
  const record = cardNamed(name);
  const abilities = record?.abilities ?? [];
  const resolving = [record?.spell, ...abilities.flatMap((ability) => ('effect' in ability ? [ability.effect] : []))];
  const cloudy = holdsNode(
    resolving,
    (node) => (CLOUDY as readonly string[]).includes(node.kind) || givesAbilities(node),
  );
  CLOUDS.set(name, cloudy);
  return cloudy;
}

const CLOUDS = new Map<string, boolean>();

function givesAbilities(node: { readonly kind: string }): boolean {
  return abilitiesGiven(node).some(({ kind }) => kind !== 'keyword');
}

function abilitiesGiven(node: { readonly kind: string }): readonly Ability[] {
  return node.kind === 'grant' && 'abilities' in node ? (node.abilities as readonly Ability[]) : [];
}
