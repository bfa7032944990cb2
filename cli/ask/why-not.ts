import { abilityWording, type Ability, cardNamed, type CardRecord, type RuleAbility } from '../../engine/facts.ts';
import type { Option, Ref, Seat, View } from '../../protocol/index.ts';
import { didYouMean } from '../usage-error.ts';
import type { ActDeed } from './asked.ts';
import type { Book } from './book.ts';
import { waysWords } from './costs-by-name.ts';
import { objectOf, placeOf, type Sight, whose } from './match.ts';
import { optionsList, optionWords } from './option-words.ts';
import type { Refusal } from './transcript.ts';

/** A reason with its rule. */
type Reason = readonly [why: string, cr: string];

/** Why an action is not among the options. `others` are options of the same verb and object that the line does not mean. */
export function whyNot(act: ActDeed, refs: readonly Ref[], others: readonly Option[], sight: Sight): Refusal {
  const [why, cr] = reasonOf(act, refs, others, sight);
  return refusal(`${sight.book.player(act.player)} may not ${act.verb} ${act.what}: ${why}`, cr, sight);
}

/** The refusal of a choice that is no option. */
export function notAnOption(phrase: string, sight: Sight): Refusal {
  const { question, book } = sight;
  const [ref] = book.meant(phrase, () => []);
  const where = ref === undefined ? null : placeOf(ref, sight.view);
  const state = ref === undefined ? '' : stateWords(ref, sight);
  const place = where === null ? '' : `, which is ${whereWords(where, book)}${state}`;
  return refusal(
    `${book.player(question.player)} may not choose ${phrase}${place}, for ${question.purpose}: possible are ${optionsList(sight)}`,
    question.cr,
    sight,
  );
}

/** What of a permanent may be why it is no option. */
function stateWords(ref: Ref, { question, view }: Sight): string {
  const permanent = view.battlefield.find((one) => one.ref === ref);
  if (permanent === undefined) return '';
  const shield = permanent.keywords.find((word) => SHIELDS.includes(word));
  if (question.kind === 'objects') return shield === undefined ? '' : ` and has ${shield}`;
  if (permanent.tapped) return ' and tapped';
  return question.kind === 'attackers' && !permanent.held ? ', and came under control this turn' : '';
}

/** Words that mean nothing where they stand. */
export function unknownWords(phrase: string, sight: Sight): string {
  const { kind, purpose } = sight.question;
  if (kind === 'objects' || kind === 'attackers' || kind === 'blockers') return nothingCalled(phrase, sight.book);
  return `"${phrase}" is no answer for ${purpose}: possible are ${optionsList(sight)}`;
}

/** Words that can mean several things. */
export function whichOf(phrase: string, options: readonly Option[], sight: Sight): string {
  const all = options.map((option) => {
    const [owner] = whose(objectOf(option), sight);
    const who = owner === undefined ? '' : ` (${possessive(sight.book.player(owner))})`;
    return `${optionWords(option, sight)}${who}`;
  });
  return `"${phrase}" can be ${all.join(', ')}; say which, by its name, with "#2" or as "player 1's …"`;
}

/** Keywords for which a permanent is no target. CR 702.11b, 702.18a */
const SHIELDS: readonly string[] = ['hexproof', 'shroud'];

/** The refusal of a choice for which nobody asks. */
export function nobodyAsked(sight: Sight, why: string | null): Refusal {
  return refusal(why ?? 'no creature can do so, so nobody is asked', why === null ? '508.1a' : '117.1', sight);
}

export function refusal(why: string, cr: string, { question, words, view }: Sight): Refusal {
  return { why, cr, at: { question, words, view } };
}

/** The refusal of a name that nothing in the game has. */
export function nothingCalled(phrase: string, book: Book): string {
  const near = didYouMean(phrase, book.words());
  return `nothing in this game is called "${phrase}"${near === '' ? `; there are ${book.words().slice(0, 12).join(', ')}` : near}`;
}

export function whereWords({ zone, player }: { readonly zone: string; readonly player: Seat }, book: Book): string {
  if (zone === 'battlefield' || zone === 'stack') return `on the ${zone}`;
  return zone === 'exile' ? 'in exile' : `in ${possessive(book.player(player))} ${zone}`;
}

export function possessive(name: string): string {
  return `${name}'s`;
}

function reasonOf(act: ActDeed, refs: readonly Ref[], others: readonly Option[], sight: Sight): Reason {
  const [ref = ''] = [...refs].sort((a, b) => nearness(a, act, sight) - nearness(b, act, sight));
  const place = placeOf(ref, sight.view);
  const record = cardNamed(sight.book.nameOf(ref) ?? '');
  if (act.ability?.kind === 'triggered' || act.ability?.kind === 'delayed')
    return ['a triggered ability is not activated: it triggers by itself', '603.2'];
  if (ref.startsWith('p')) return ['that is a player', act.verb === 'activate' ? '602.2' : '601.2'];
  if (act.verb === 'cast' && act.by !== null && others.length > 0)
    return [
      `${noSuchWay(act.by, act.what, record, sight.book.player(act.player))}; possible: ${waysWords(ref, others, sight).join(', ')}`,
      '601.3',
    ];
  if (others.length > 0 && act.by !== null)
    return [
      `not by ${act.by}; possible: ${others.map((one) => sight.book.option(one, sight.view)).join(', ')}`,
      '602.2',
    ];
  const reasons: Readonly<Record<ActDeed['verb'], () => Reason>> = {
    cast: () => whyNotCast(act.player, record, place, sight),
    suspend: () => whyNotSuspend(act.player, record, place, sight),
    play: () => whyNotPlay(act.player, record, place, sight),
    activate: () => whyNotActivate(act, ref, record, place, sight),
  };
  return reasons[act.verb]();
}

/** Suspending is no way of casting. CR 116.2f */
function noSuchWay(by: string, what: string, record: CardRecord | null, who: string): string {
  if (/^suspend$/i.test(by) && rulesIn(record).some(({ rule }) => rule.kind === 'suspend'))
    return `a card is not cast by suspend but suspended: "${who} suspends ${what}"`;
  if (/^convoke$/i.test(by)) return 'convoke is a way to pay, not to cast: "tapping …" says which creatures';
  if (/^delve$/i.test(by)) return 'delve is a way to pay, not to cast: "exiling …" says which cards';
  return `it has no ${by}, or that is of no use here`;
}

/** The likeliest of several things that a line can mean: a card in that player's hand, a permanent of theirs. */
function nearness(ref: Ref, { player, verb }: ActDeed, { view }: Sight): number {
  const place = placeOf(ref, view);
  const best = verb === 'activate' ? 'battlefield' : 'hand';
  return (place?.zone === best ? 0 : 2) + (place?.player === player ? 0 : 1);
}

type Place = ReturnType<typeof placeOf>;

function whyNotCast(player: Seat, record: CardRecord | null, place: Place, sight: Sight): Reason {
  const { view, book } = sight;
  if (place === null) return ['it is nowhere in the game any more', '400.7'];
  if (record?.types.includes('land') === true) return ['a land is played, not cast', '305.9'];
  if (place.zone === 'battlefield' || place.zone === 'stack') return [`it is on the ${place.zone} already`, '601.2a'];
  const split = splitSecondOn(view, book);
  if (split !== null) return [`${split}, with split second, is on the stack`, '702.61a'];
  if (place.zone !== 'hand' || place.player !== player)
    return [
      `it is ${whereWords(place, book)}, and nothing lets ${book.player(player)} cast it from there now`,
      '601.3',
    ];
  const prohibition = prohibitions(view, ['cantCast', 'spellLimit', 'castsAsSorceries'], book);
  const timing = untimely(player, view, book);
  if (record !== null && timing !== null && !isInstant(record))
    return [`${timing}, and nothing lets it be cast at instant speed`, timingRule(record)];
  if (record !== null && record.castOnlyIf !== null) return ['its own condition does not hold', '601.3'];
  if (prohibition !== '') return [`something does not let it: ${prohibition}`, '601.3'];
  return ['no rule or effect lets it be cast now', '601.3'];
}

/** CR 116.2f */
function whyNotSuspend(player: Seat, record: CardRecord | null, place: Place, sight: Sight): Reason {
  const { book } = sight;
  if (place === null) return ['it is nowhere in the game any more', '400.7'];
  if (place.zone !== 'hand' || place.player !== player)
    return [
      `it is ${whereWords(place, book)}, and only a card in ${possessive(book.player(player))} hand is suspended`,
      '116.2f',
    ];
  if (!rulesIn(record).some(({ rule }) => rule.kind === 'suspend')) return ['it has no suspend', '702.62a'];
  const [why, cr] = whyNotCast(player, record, place, sight);
  return [`it could not be cast now: ${why}`, cr];
}

function whyNotPlay(player: Seat, record: CardRecord | null, place: Place, { view, book }: Sight): Reason {
  if (record?.types.includes('land') === false) return ['only lands are played; other cards are cast', '305.1'];
  if (place?.zone === 'battlefield') return ['it is on the battlefield already', '305.1'];
  if (view.active !== player) return [`it is not ${possessive(book.player(player))} turn`, '305.3'];
  const timing = untimely(player, view, book);
  if (timing !== null) return [timing, '305.1'];
  if (place?.zone !== 'hand' || place.player !== player)
    return [
      `it is not in ${possessive(book.player(player))} hand, and nothing lets it be played from where it is`,
      '305.1',
    ];
  const prohibition = prohibitions(view, ['cantPlayLands'], book);
  if (prohibition !== '') return [`something does not let it: ${prohibition}`, '101.2'];
  return [
    `${book.player(player)} has played as many lands this turn as may be (${view.players[player]?.landsPlayed ?? 0})`,
    '305.2',
  ];
}

function whyNotActivate(act: ActDeed, ref: Ref, record: CardRecord | null, place: Place, sight: Sight): Reason {
  const { view, book } = sight;
  const permanent = view.battlefield.find((one) => one.ref === ref);
  if (permanent === undefined)
    return [
      `it is ${place === null ? 'nowhere' : whereWords(place, book)}, and has no ability that works there now`,
      '113.6',
    ];
  if (permanent.controller !== act.player) return [`${book.player(permanent.controller)} controls it`, '602.2'];
  const own = (record?.abilities ?? []).flatMap((ability) => (ability.kind === 'activated' ? [ability] : []));
  const isLand = permanent.types.includes('land');
  if (own.length === 0 && !isLand) return ['it has no activated ability', '602.1'];
  const split = splitSecondOn(view, book);
  if (split !== null)
    return [`${split}, with split second, is on the stack, and only mana abilities may be activated`, '702.61a'];
  const symbols = isLand || own.some(({ cost }) => cost.parts.some(({ kind }) => kind === 'tap' || kind === 'untap'));
  if (symbols && permanent.tapped) return ['it is tapped', '118.3'];
  if (symbols && permanent.types.includes('creature') && !permanent.held)
    return [`it has not been under ${possessive(book.player(act.player))} control since their turn began`, '602.5a'];
  const prohibition = prohibitions(view, ['cantActivate'], book);
  if (prohibition !== '') return [`something does not let it: ${prohibition}`, '602.5'];
  const timing = untimely(act.player, view, book);
  if (timing !== null && own.some(({ loyalty }) => loyalty)) return [timing, '606.3'];
  if (timing !== null && own.some((ability) => ability.timing === 'sorcery')) return [timing, '602.5d'];
  if (own.some(({ loyalty }) => loyalty))
    return ['a loyalty ability of it was activated this turn, or there are not enough counters', '606.3'];
  return ['its cost cannot be paid, its condition does not hold, or it was activated as often as it may be', '602.5'];
}

function isInstant({ types, abilities }: CardRecord): boolean {
  return (
    types.includes('instant') || abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === 'flash')
  );
}

/** Why it is no time for a sorcery; null where it is. CR 307.1 */
function untimely(player: Seat, view: View, book: Book): string | null {
  if (view.active !== player) return `it is ${possessive(book.player(view.active))} turn`;
  if (view.step !== 'precombat main' && view.step !== 'postcombat main')
    return `it is the ${view.step} step, no main phase`;
  if (view.stack.length === 0) return null;
  const top = view.stack.at(-1);
  return `${top === undefined ? 'something' : book.of(top.ref)} is on the stack ("resolve" before the line has it resolve first)`;
}

const TIMING_RULES: readonly (readonly [string, string])[] = [
  ['creature', '302.1'],
  ['sorcery', '307.1'],
  ['artifact', '301.1'],
  ['enchantment', '303.1'],
  ['planeswalker', '306.1'],
];

function timingRule({ types }: CardRecord): string {
  return TIMING_RULES.find(([type]) => types.some((own) => own === type))?.[1] ?? '117.1a';
}

function splitSecondOn({ stack }: View, book: Book): string | null {
  const found = stack.find(
    ({ name, kind }) => kind === 'spell' && rulesIn(cardNamed(name)).some(({ rule }) => rule.kind === 'splitSecond'),
  );
  return found === undefined ? null : book.of(found.ref);
}

/** Permanents with rules of these kinds, and what they say. */
function prohibitions({ battlefield }: View, kinds: readonly RuleAbility['rule']['kind'][], book: Book): string {
  return battlefield
    .flatMap(({ ref, name }) => {
      const rules = rulesIn(cardNamed(name)).filter(({ rule }) =>
        (rule.kind === 'allOf' ? rule.of : [rule]).some(({ kind }) => kinds.includes(kind)),
      );
      return rules.map((ability) => `${book.of(ref)} (${abilityWording(ability)})`);
    })
    .join(', ');
}

function rulesIn(record: CardRecord | null): readonly RuleAbility[] {
  return (record?.abilities ?? []).flatMap((ability: Ability) => (ability.kind === 'rule' ? [ability] : []));
}
