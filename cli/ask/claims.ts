import type { Happening, PermanentView, Ref, Seat, View } from '../../protocol/index.ts';
import { manaText } from '../../reports/index.ts';
import type { Asked, Claim, Expectation, Line } from './asked.ts';
import type { Book } from './book.ts';
import { placeOf, whose } from './match.ts';
import type { Transcript } from './transcript.ts';
import { colorLetter, colorName } from './phrases.ts';
import { nothingCalled, whereWords } from './why-not.ts';

/** Something that the file says will be so, and why it is not; null: it is. */
export interface Checked {
  readonly source: Expectation | Line;
  readonly failed: string | null;
}

/** Checks what is expected, and what lines claim to be allowed or not. */
export function checkClaims({ expectations }: Asked, transcript: Transcript, book: Book): readonly Checked[] {
  const claimed = transcript.steps.flatMap((step): readonly Checked[] => {
    if (step.kind !== 'may' || step.claim === null) return [];
    const may = step.why === null;
    return [{ source: step.line, failed: may === step.claim ? null : may ? 'it is allowed' : (step.why?.why ?? '') }];
  });
  const { end, left } = transcript;
  const missed = left.filter((line) => line.kind === 'may' && line.claim !== null);
  const unread = missed.map((source): Checked => ({ source, failed: 'the game did not get that far' }));
  const stopped =
    end.kind === 'refused' ? `the game did not get that far: line ${end.line.number} is not allowed` : null;
  const checked = expectations.map(
    (source): Checked => ({ source, failed: stopped ?? check(source, transcript, book) }),
  );
  return [...claimed, ...unread, ...checked];
}

/** What was checked, a line each, and a summary. */
export function claimsText(checked: readonly Checked[]): readonly string[] {
  const failed = checked.filter((each) => each.failed !== null);
  return [
    ...checked.map(({ source, failed: why }) =>
      why === null ? `as expected: ${source.text}` : `NOT as expected, line ${source.number}: ${source.text} (${why})`,
    ),
    failed.length === 0
      ? `All ${checked.length} expectations hold.`
      : `${failed.length} of ${checked.length} expectations fail.`,
  ];
}

/** Why a claim does not hold at the end of a game; null: it holds. */
export function check(claim: Claim, transcript: Transcript, book: Book): string | null {
  const { view, happened, end } = transcript;
  switch (claim.kind) {
    case 'life':
      return same(view.players[claim.player]?.life ?? 0, claim.life);
    case 'cards':
      return same(view.zone(claim.zone, claim.player).length, claim.count);
    case 'player counters':
      return same(view.players[claim.player]?.counters[claim.counter] ?? 0, claim.count);
    case 'pool': {
      const pool = view.players[claim.player]?.pool ?? '';
      return [...pool].sort().join('') === [...claim.mana].sort().join('') ? null : `there is ${manaText(pool)}`;
    }
    case 'stack':
      return same(view.stack.length, claim.count);
    case 'outcome':
      return outcome(claim, transcript, end);
    case 'fate':
      return fate(claim, happened, book);
    case 'place':
      return inPlace(claim, view, book);
    case 'X':
      return xOf(claim, transcript, book);
    case 'size':
    case 'damage':
    case 'state':
    case 'counters':
    case 'control':
    case 'keyword':
    case 'is':
    case 'attached':
      return ofObject(claim, view, book);
  }
}

/** X of a spell, when it was last on the stack. */
function xOf({ what, x }: Extract<Claim, { kind: 'X' }>, { steps }: Transcript, book: Book): string | null {
  const refs = book.meant(what, (ref) => owners(ref, book));
  if (refs.length === 0) return nothingCalled(what, book);
  const seen = steps.flatMap((step) =>
    step.kind === 'answer' ? step.after.stack.filter(({ ref }) => refs.includes(ref)) : [],
  );
  const last = seen.at(-1);
  return last === undefined ? 'it was never on the stack' : last.x === null ? 'it has no X' : same(last.x, x);
}

function same(found: number, wanted: number): string | null {
  return found === wanted ? null : `it is ${found}`;
}

function outcome(
  { player, outcome: wanted }: Extract<Claim, { kind: 'outcome' }>,
  { view }: Transcript,
  end: Transcript['end'],
): string | null {
  const told =
    end.kind === 'over' ? (end.winner === null ? 'it is a draw' : 'another player wins') : 'the game is not over';
  if (wanted === 'draw') return end.kind === 'over' && end.winner === null ? null : told;
  if (wanted === 'wins') return end.kind === 'over' && end.winner === player ? null : told;
  return player !== null && view.players[player]?.inGame === false ? null : 'that player is in the game';
}

function fate(
  { what, not, fate: wanted }: Extract<Claim, { kind: 'fate' }>,
  happened: readonly Happening[],
  book: Book,
): string | null {
  const refs = book.meant(what, (ref) => owners(ref, book));
  if (refs.length === 0) return nothingCalled(what, book);
  const found = happened.some((one) => one.kind === wanted && refs.includes(one.object));
  return found === !not ? null : `it was ${found ? '' : 'not '}${wanted}`;
}

function owners(ref: Ref, book: Book): readonly Seat[] {
  const owner = book.ownerOf(ref);
  return owner === null ? [] : [owner];
}

function inPlace(
  { what, not, zone, player, count }: Extract<Claim, { kind: 'place' }>,
  view: View,
  book: Book,
): string | null {
  const one = count !== null && count !== 1 ? what.replace(/s$/, '') : what;
  const called = [one, what].map((each) => everyCalled(each, view, book));
  const known = called.find((refs) => refs.length > 0) ?? [];
  if (known.length === 0) return count === 0 || not ? null : nothingCalled(what, book);
  const there = known.filter((ref) => {
    const place = placeOf(ref, view);
    return place?.zone === zone && (player === null || place.player === player);
  });
  if (count !== null && there.length !== count && zone === 'battlefield') {
    const named = book.named(one, view).filter((ref) => player === null || placeOf(ref, view)?.player === player);
    if (named.length === count) return null;
  }
  if (count !== null) return same(there.length, count);
  if (there.length > 0 !== not) return null;
  const places = known
    .map((ref) => placeOf(ref, view))
    .flatMap((place) => (place === null ? [] : [whereWords(place, book)]));
  return places.length === 0 ? 'it is nowhere' : `it is ${[...new Set(places)].join(', ')}`;
}

/** What is so called in the file or has that name as the game is: a copy goes by both. */
function everyCalled(what: string, view: View, book: Book): readonly Ref[] {
  return [...new Set([...book.meant(what, (ref) => whose(ref, { view, book })), ...book.named(what, view)])];
}

type PermanentClaim = Extract<Claim, { kind: PermanentKind }>;
type PermanentKind = 'size' | 'damage' | 'state' | 'counters' | 'control' | 'keyword' | 'is' | 'attached';

/** Of everything that is so called, where several things are. */
function ofObject(claim: PermanentClaim, view: View, book: Book): string | null {
  const meant = book.meant(claim.what, (ref) => whose(ref, { view, book }));
  const isHere = (ref: Ref): boolean => placeOf(ref, view)?.zone === 'battlefield';
  const refs = meant.some(isHere) ? meant : [...meant, ...book.named(claim.what, view)];
  if (refs.length === 0) return nothingCalled(claim.what, book);
  const spell = view.stack.find(({ ref }) => refs.includes(ref));
  if (claim.kind === 'control' && spell !== undefined)
    return spell.controller === claim.player ? null : `${book.player(spell.controller)} controls it`;
  const permanents = view.battlefield.filter(({ ref }) => refs.includes(ref));
  if (permanents.length === 0) return 'it is not on the battlefield';
  return permanents.map((one) => ofPermanent(claim, one, view, book)).find((why) => why !== null) ?? null;
}

function ofPermanent(claim: PermanentClaim, permanent: PermanentView, view: View, book: Book): string | null {
  const { power, toughness, tapped, counters, damage, controller, keywords, attachedTo } = permanent;
  switch (claim.kind) {
    case 'control':
      return controller === claim.player ? null : `${book.player(controller)} controls it`;
    case 'size':
      return power === claim.power && toughness === claim.toughness ? null : `it is ${power}/${toughness}`;
    case 'damage':
      return same(damage, claim.damage);
    case 'state':
      return tapped === ((claim.state === 'tapped') !== claim.not) ? null : `it is ${tapped ? 'tapped' : 'untapped'}`;
    case 'counters':
      return same(counters[claim.counter] ?? 0, claim.count);
    case 'keyword':
      return keywords.includes(claim.keyword) === !claim.not ? null : `its keywords: ${listOr(keywords, 'none')}`;
    case 'is':
      return isOf(claim, permanent);
    case 'attached': {
      const hosts = book.meant(claim.to, (ref) => whose(ref, { view, book }));
      const there = attachedTo !== null && hosts.includes(attachedTo);
      return there === !claim.not ? null : `it is attached to ${attachedTo === null ? 'nothing' : book.of(attachedTo)}`;
    }
  }
}

/** Whether it has a type or colour. */
function isOf({ trait, not }: Extract<Claim, { kind: 'is' }>, one: PermanentView): string | null {
  const { types, subtypes, supertypes, colors } = one;
  const words = [...supertypes, ...types, ...subtypes].map((word) => word.toLowerCase());
  const color = trait === 'colorless' || trait === 'colourless' ? null : colorLetter(trait);
  const is =
    words.includes(trait) ||
    (color === null ? /^colou?rless$/.test(trait) && colors.length === 0 : colors.includes(color));
  return is === !not ? null : `it is ${listOr([...colors.map(colorName), ...words], 'nothing')}`;
}

function listOr(words: readonly string[], none: string): string {
  return words.length === 0 ? none : words.join(', ');
}
