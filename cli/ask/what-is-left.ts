import { cardNamed } from '../../engine/facts.ts';
import type { Happening, StackView } from '../../protocol/index.ts';
import { manaText } from '../../reports/index.ts';
import type { Saying } from './asked.ts';
import { isModeOf } from './by-force.ts';
import { meantNow, type Sight, whose } from './match.ts';
import { colorLetter, plain } from './phrases.ts';
import type { Speech } from './speech.ts';
import type { Refusal } from './transcript.ts';
import { refusal } from './why-not.ts';

/** Why what a line says was not done as it says, now that what it began is complete or taken back; null: it was. */
export function refusalAfter(speech: Speech, happened: readonly Happening[], sight: Sight): Refusal | null {
  const back = happened.some(({ kind }) => kind === 'taken back');
  if (back) return speech.says.length === 0 && saysTakeBack(speech) ? null : whyTakenBack(speech, happened, sight);
  for (const saying of speech.says) {
    const why = unsaid(saying, speech, happened, sight);
    if (why !== null) return why;
  }
  return null;
}

function saysTakeBack({ line }: Speech): boolean {
  return line.kind === 'choose' && line.says.some(({ kind }) => kind === 'take back');
}

/** CR 733.1 */
function whyTakenBack(
  { act, asked, player, line, greatestX }: Speech,
  happened: readonly Happening[],
  sight: Sight,
): Refusal {
  const { book } = sight;
  const what = act === null ? `"${line.text}"` : `${act.verb} ${act.what}`;
  const who = `${book.player(player)} may not ${what}`;
  const isSuspended = act?.verb === 'suspend';
  const unpaid = isSuspended ? '118.3' : '601.2h';
  const x = act?.says.find((saying) => saying.kind === 'X')?.value ?? 0;
  if (greatestX !== null && x > greatestX)
    return refusal(`${who} with X = ${x}: X can be at most ${greatestX} here`, unpaid, sight);
  const paid = happened.some(({ kind }) => kind === 'tapped for mana');
  const paying = asked !== null && ['mana payment', 'mana to spend', 'mana type', 'cost'].includes(asked.purpose);
  if (paying || isSuspended) return refusal(`${who}: its cost cannot be paid`, unpaid, sight);
  const record = cardNamed(book.nameOf(book.meant(act?.what ?? '', (ref) => whose(ref, sight))[0] ?? '') ?? '');
  const wantsTargets = (record?.spell?.targets.length ?? 0) > 0 || (record?.spell?.modes ?? null) !== null;
  const before = asked === null || ['modes', 'alternative cost', 'additional cost'].includes(asked.purpose);
  if (wantsTargets && before && !paid)
    return refusal(`${who}: there are no legal targets for it, or its cost cannot be paid`, '601.2c', sight);
  if (act?.verb === 'cast')
    return refusal(`${who}: its cost, additional costs among it, cannot be paid`, '601.2h', sight);
  return refusal(`${who}: it cannot be completed, for want of targets or of what its cost takes`, '601.2h', sight);
}

/** Whether mana of a type that is so called was made. */
function isMade(phrase: string, happened: readonly Happening[]): boolean {
  const letter = colorLetter(phrase);
  return letter !== null && happened.some((one) => one.kind === 'mana added' && one.mana.includes(letter));
}

/** The mana that was made where that is of other types than the one that is so called; null: none was, or no type is called so. */
function otherMana(phrase: string, happened: readonly Happening[]): string | null {
  const made = happened.flatMap((one) => (one.kind === 'mana added' ? [one.mana] : [])).join('');
  return colorLetter(phrase) === null || made === '' ? null : made;
}

/** A saying for which no question came: fine where it is so anyway. */
function unsaid(saying: Saying, speech: Speech, happened: readonly Happening[], sight: Sight): Refusal | null {
  const object = objectOf(happened, sight);
  switch (saying.kind) {
    case 'X':
      return object !== null && object.x === saying.value
        ? null
        : refusal(notX(saying.value, object, sight), '107.3b', sight);
    case 'cost':
      return unpaid(saying, speech, object, sight);
    case 'things':
      return notChosen(saying, speech, happened, object, sight);
    case 'payment':
      return saying.parts.length === 0
        ? null
        : refusal(
            `nothing is left to pay for with ${saying.parts.map(({ phrase }) => phrase).join(', ')}`,
            '601.2g',
            sight,
          );
    case 'division':
      return refusal('nothing is to be divided here', '601.2d', sight);
    case 'yes or no':
    case 'attack':
    case 'block':
    case 'take back':
      return refusal(`nothing was asked to which "${speech.line.text}" is an answer`, '608.2d', sight);
  }
}

/** What was cast or activated, where it is on the stack. */
function objectOf(happened: readonly Happening[], { view }: Sight): StackView | null {
  const done = happened.flatMap((one) => (one.kind === 'cast' ? [one.object] : []));
  const ref = done.at(-1) ?? view.stack.at(-1)?.ref;
  return view.stack.find((one) => one.ref === ref) ?? null;
}

function notX(value: number, object: StackView | null, { book }: Sight): string {
  const found =
    object === null
      ? 'there is no X here'
      : object.x === null
        ? `${book.of(object.ref)} has no X that is chosen`
        : `X of ${book.of(object.ref)} is ${object.x}`;
  return `X cannot be ${value}: ${found}`;
}

function unpaid(
  { cost, paid }: Extract<Saying, { kind: 'cost' }>,
  { player }: Speech,
  object: StackView | null,
  sight: Sight,
): Refusal | null {
  const wanted = plain(cost).replace(/^paying .*$/, 'without paying');
  const others = cardNamed(object?.name ?? '')?.alternativeCosts.map(({ key }) => key) ?? [];
  const isPaid =
    wanted === 'mana cost'
      ? object?.paid.some((key) => others.includes(key) || /^(?:without paying|instead)/.test(key)) === false
      : object?.paid.some((key) => plain(key).startsWith(wanted)) === true;
  if (isPaid === paid) return null;
  const name = object === null ? 'it' : sight.book.of(object.ref);
  const who = sight.book.player(player);
  if (!paid) return refusal(`${who} cannot do without ${cost} for ${name}`, '601.2b', sight);
  return refusal(`${who} may not pay ${cost} for ${name}: it has no such cost that can be paid here`, '601.2b', sight);
}

function notChosen(
  { of, phrases }: Extract<Saying, { kind: 'things' }>,
  { line, act }: Speech,
  happened: readonly Happening[],
  object: StackView | null,
  sight: Sight,
): Refusal | null {
  const { book } = sight;
  const targets = object?.targets.flat() ?? [];
  const moved = happened.flatMap((one) => (one.kind === 'moved' || one.kind === 'tapped' ? [one.object] : []));
  for (const phrase of phrases) {
    if (of === 'choice' && isMade(phrase, happened)) continue;
    const made = of === 'choice' && act?.verb === 'activate' ? otherMana(phrase, happened) : null;
    if (made !== null)
      return refusal(
        `${act?.what} makes ${manaText(made)} and not ${manaText(colorLetter(phrase) ?? '')}`,
        '106.1b',
        sight,
      );
    const refs = meantNow(phrase, sight);
    if (refs.some((ref) => (of === 'targets' ? targets : [...moved, ...targets]).includes(ref))) continue;
    if (act?.verb === 'activate' && of === 'choice') continue;
    if (of === 'choice' && object !== null && isModeOf(object.ref, phrase, sight)) continue;
    if (of !== 'targets')
      return refusal(`nothing is asked to which "${phrase}" in "${line.text}" is an answer`, '601.2b', sight);
    const is =
      targets.length === 0
        ? 'it has no target that is chosen'
        : `its only possible ${targets.length === 1 ? 'target is' : 'targets are'} ${targets.map(book.of).join(' and ')}`;
    return refusal(
      `${phrase} cannot be a target of ${object === null ? 'it' : book.of(object.ref)}: ${is}`,
      '601.2c',
      sight,
    );
  }
  return null;
}
