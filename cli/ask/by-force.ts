import type { Happening, Question, Ref, Seat } from '../../protocol/index.ts';
import { cardNamed } from '../../engine/facts.ts';
import type { Line, Saying } from './asked.ts';
import { type Sight, whose } from './match.ts';
import { ordinalOf, plain } from './phrases.ts';

type Choosing = Extract<Line, { kind: 'choose' }>;

/** What came of the line before: what happened, and what was asked. */
export interface Before {
  readonly happened: readonly Happening[];
  readonly questions: readonly Question[];
}

/** Whether all that a line says was done by itself just now, since there was only one possibility. */
export function isDoneByForce(line: Choosing, before: Before, sight: Sight): boolean {
  return line.player !== 'chance' && line.says.every((saying) => isDone(saying, line.player as Seat, before, sight));
}

/** Whether the line can be meant for a question that comes later. */
export function isVague({ says }: Choosing): boolean {
  return says.some((saying) => saying.kind === 'things' && saying.of === 'choice');
}

/** Who attacks or blocks, told for a line that says otherwise; null: nobody has to. CR 508.1d, 509.1c */
export function forcedFight({ player, says: [saying] }: Choosing, { view, book }: Sight): string | null {
  if (saying?.kind !== 'attack' && saying?.kind !== 'block') return null;
  const isAttack = saying.kind === 'attack';
  const all = view.battlefield.filter(
    ({ controller, attacking, blocking }) =>
      controller === player && (isAttack ? attacking !== null : blocking.length > 0),
  );
  if (all.length === 0) return null;
  const told = all.map(
    ({ ref, attacking, blocking }) =>
      `${book.of(ref)} ${isAttack ? 'attacks' : 'blocks'} ${(isAttack ? [attacking ?? ''] : blocking).map(book.of).join(' and ')}`,
  );
  return `nobody is asked, since there is one possibility: ${told.join(', ')}`;
}

function isDone(saying: Saying, player: Seat, before: Before, sight: Sight): boolean {
  switch (saying.kind) {
    case 'attack':
      return sight.view.step === 'declare attackers' && isFight(saying, player, before, sight);
    case 'block':
      return sight.view.step === 'declare blockers' && isFight(saying, player, before, sight);
    case 'things':
      return saying.phrases.every((phrase) => isThingDone(saying, phrase, before, sight));
    default:
      return false;
  }
}

/** Exactly these creatures attack or block, and nobody was asked. */
function isFight(
  { kind, pairs }: Extract<Saying, { kind: 'attack' | 'block' }>,
  player: Seat,
  { questions }: Before,
  sight: Sight,
): boolean {
  if (questions.some((question) => question.kind === `${kind}ers`)) return false;
  const { view } = sight;
  const fighting = view.battlefield
    .filter(({ controller }) => controller === player)
    .flatMap(({ ref, attacking, blocking }) =>
      (kind === 'block' ? blocking : attacking === null ? [] : [attacking]).map((to) => [ref, to] as const),
    );
  if (fighting.length !== pairs.length) return false;
  const left = [...fighting];
  for (const { creature, to } of pairs) {
    const at = left.findIndex(
      ([ref, whom]) => meant(creature, sight).includes(ref) && (to === null || meant(to, sight).includes(whom)),
    );
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}

function isThingDone(
  { of }: Extract<Saying, { kind: 'things' }>,
  phrase: string,
  { happened, questions }: Before,
  sight: Sight,
): boolean {
  const refs = meant(phrase, sight);
  const isAsked = (...purposes: readonly string[]): boolean =>
    questions.some(({ purpose }) => purposes.includes(purpose));
  const isTargeted = (): boolean =>
    !isAsked('targets', 'new targets') &&
    happened.some((one) => one.kind === 'became target' && refs.includes(one.target));
  const isMoved = (fits: (one: Extract<Happening, { kind: 'moved' }>) => boolean): boolean =>
    !isAsked('objects for an effect', 'cost', 'sacrifice', 'discard') &&
    happened.some((one) => one.kind === 'moved' && refs.includes(one.object) && fits(one));
  switch (of) {
    case 'targets':
      return isTargeted();
    case 'sacrifice':
      return isMoved(({ cause }) => cause === 'sacrificed');
    case 'discard':
      return isMoved(({ cause }) => cause === 'discarded');
    case 'exile':
      return isMoved(({ to }) => to === 'exile');
    case 'return':
      return isMoved(({ from, to }) => to === 'hand' || from === 'graveyard');
    case 'choice':
      return (
        isTargeted() ||
        isMoved(({ cause }) => cause === 'effect' || cause === 'cost') ||
        isCopied(refs, { happened, questions }, sight) ||
        isModeDone(phrase, happened, sight)
      );
    case 'tap':
    case 'cast':
    case 'order':
      return false;
  }
}

/** Whether something entered as a copy of one of these, and nobody was asked of which. */
function isCopied(refs: readonly Ref[], { happened, questions }: Before, { view, book }: Sight): boolean {
  if (questions.some(({ purpose, kind }) => purpose === 'copy' && kind === 'objects')) return false;
  const nameNow = (ref: Ref): string | null => view.battlefield.find((one) => one.ref === ref)?.name ?? null;
  const names = refs.map(nameNow);
  return happened.some((one) => {
    if (one.kind !== 'moved' || one.to !== 'battlefield' || refs.includes(one.object)) return false;
    const name = nameNow(one.object);
    return name !== null && name !== book.nameOf(one.object) && names.includes(name);
  });
}

function isModeDone(phrase: string, happened: readonly Happening[], sight: Sight): boolean {
  const cast = happened.findLast((one) => one.kind === 'cast' || one.kind === 'put on stack');
  return cast !== undefined && isModeOf(cast.object, phrase, sight);
}

/** Whether these words name a mode that was chosen for an object on the stack. */
export function isModeOf(ref: Ref, phrase: string, { view }: Sight): boolean {
  const object = view.stack.find((one) => one.ref === ref);
  if (object === undefined || object.modes.length === 0) return false;
  const wanted = plain(phrase).replace(/^(?:the|to) /, '');
  const ordinal = ordinalOf(wanted.replace(/^mode /, '').replace(/ mode$/, ''));
  if (ordinal !== null) return object.modes.includes(ordinal);
  const says = cardNamed(object.name)?.spell?.modes?.of ?? [];
  return wanted.length > 2 && object.modes.some((mode) => plain(says[mode]?.says ?? '').includes(wanted));
}

function meant(phrase: string, sight: Sight): readonly Ref[] {
  return sight.book.meant(phrase, (ref) => whose(ref, sight));
}
