import { type CardRecord, COLORS, rolesOf } from '../../engine/facts.ts';
import type { ActionEntry, BoardCard, CardId, Case, Entry, Script, Seat } from '../../protocol/index.ts';
import { ENGINE_POOL } from '../pool.ts';
import { isLand, isPermanent, isSameKind, manaValue } from '../printed.ts';
import { isPlaced, type Placed, withCard, withoutCards } from './board-edits.ts';
import { complexity } from './complexity.ts';
import type { Subject } from './subject.ts';

/** Activates for their own sake the mana abilities that paid for something, and leaves that out. */
export function* paymentsAlone({ case: of }: Subject): Iterable<Case> {
  for (const [index, entry] of of.script.entries()) {
    if (entry.kind !== 'action') continue;
    const activations = activationsIn(entry);
    const [last] = activations.slice(-1);
    if (last === undefined) continue;
    const begun = isPlaced(of) && entry.action.startsWith('cast ') ? entry.action.split(' ')[1] : undefined;
    for (const kept of new Set([activations, [last]])) {
      const made: Case = { ...of, script: of.script.toSpliced(index, 1, ...kept) };
      if (begun !== undefined && isPlaced(made)) yield withoutCards(made, [begun]);
      yield made;
    }
  }
}

/** The activations among the payments of an action, each with the choices that follow for its source. */
function activationsIn({ player, after, choices }: ActionEntry): readonly ActionEntry[] {
  const made: ActionEntry[] = [];
  for (const choice of choices) {
    const [pick] = choice.answer.kind === 'pick' ? choice.answer.picks : [];
    if (choice.question === 'pay' && pick?.startsWith('activate ')) {
      made.push({ kind: 'action', player, action: pick, after, choices: [] });
      continue;
    }
    const last = made.at(-1);
    if (last === undefined || choice.source === null || !last.action.startsWith(`activate ${choice.source}/`)) continue;
    made[made.length - 1] = { ...last, choices: [...last.choices, choice] };
  }
  return made;
}

/** Puts one source of much mana in the place of several of a player. */
export function* richerSources({ case: of }: Subject): Iterable<Case> {
  if (!isPlaced(of) || RICHEST === null) return;
  const unpaid = withoutPayments(of);
  for (const seat of of.start.board.players.keys()) {
    const sources = sourcesOf(of, seat);
    for (const { id } of sources) {
      const others = sources.filter((other) => other.id !== id).map((other) => other.id);
      const rich = withCard(unpaid, id, { name: RICHEST.name, tapped: false, held: true, chosen: {} });
      if (others.length > 0) yield withoutCards(rich, others);
      if (others.length > 1) for (const other of others) yield withoutCards(rich, [other]);
    }
  }
}

/** The artifact that makes the most mana of any one colour for {T} alone. */
const RICHEST = richest();

function richest(): CardRecord | null {
  const rich = ENGINE_POOL.cards.filter((card) => !isLand(card) && isPermanent(card) && manaOfOneColor(card) > 1);
  return rich.toSorted((a, b) => manaOfOneColor(b) - manaOfOneColor(a))[0] ?? null;
}

function manaOfOneColor({ types, abilities }: CardRecord): number {
  if (types.length > 1) return 0;
  const amounts = abilities.map((ability) => {
    if (ability.kind !== 'activated' || ability.effect.kind !== 'addMana' || ability.effect.spendOnly !== null)
      return 0;
    const { cost, effect } = ability;
    const made = effect.mana;
    const isFree = cost.parts.length === 1 && cost.parts[0]?.kind === 'tap' && cost.mana.generic === 0;
    if (!isFree || made.kind !== 'choose' || made.from.kind !== 'fixed' || typeof made.amount !== 'number') return 0;
    return made.from.types.length === COLORS.length ? made.amount : 0;
  });
  return Math.max(0, ...amounts);
}

/** How many cards that cost less are tried in the place of one: of any colour, of its own, and of those that can be cast at any time. */
const TRIED = 3;

/** Puts cards that cost less in the place of others, with less to pay for them: neither may be possible alone. */
export function* cheaperSpells({ case: of }: Subject): Iterable<Case> {
  if (!isPlaced(of)) return;
  const unpaid = withoutPayments(of);
  for (const card of of.start.board.cards) {
    const record = card.zone === 'battlefield' || card.zone === 'library' ? null : ENGINE_POOL.named(card.name);
    if (record === null || isLand(record)) continue;
    for (const other of cheaperThan(record)) {
      const cheaper = withCard(unpaid, card.id, { name: other.name, chosen: {} });
      for (const cut of noLongerNeeded(of, card, record, other)) yield withoutCards(cheaper, cut);
    }
  }
}

/** What may not be needed for a card that costs less: sources of mana, or whatever else lets a card be cast that costs nothing. */
function noLongerNeeded(
  of: Placed,
  { owner }: BoardCard,
  record: CardRecord,
  cheaper: CardRecord,
): readonly CardId[][] {
  const sources = sourcesOf(of, owner).map(({ id }) => id);
  const less = manaValue(record) - manaValue(cheaper);
  const cuts = [sources, sources.slice(1), sources.slice(0, -1), sources.slice(0, less), sources.slice(-less)];
  if (manaValue(cheaper) === 0) {
    const others = of.start.board.cards.filter(
      ({ zone, controller }) => zone === 'battlefield' && controller === owner,
    );
    cuts.push(...others.map(({ id }) => [id]));
  }
  return [...new Map(cuts.map((cut) => [cut.join(), cut])).values()].filter((cut) => cut.length > 0);
}

const cheaperCards = new Map<CardRecord, readonly CardRecord[]>();

function cheaperThan(record: CardRecord): readonly CardRecord[] {
  const known = cheaperCards.get(record) ?? findCheaper(record);
  cheaperCards.set(record, known);
  return known;
}

function findCheaper(record: CardRecord): readonly CardRecord[] {
  const cheaper = ENGINE_POOL.cards
    .filter((other) => other.manaCost !== null && manaValue(other) < manaValue(record))
    .sort((a, b) => manaValue(a) - manaValue(b) || complexity(a.name) - complexity(b.name));
  const same = cheaper.filter(
    (other) => isSameKind(other, record) && (isPermanent(record) || isInstant(other) === isInstant(record)),
  );
  const alike = same.filter(({ colors }) => colors.some((color) => record.colors.includes(color)));
  return [...new Set([same, alike, cheaper.filter(isInstant)].flatMap((list) => list.slice(0, TRIED)))];
}

function isInstant({ types }: CardRecord): boolean {
  return types.includes('instant');
}

/** What a player has on the battlefield that makes mana. */
function sourcesOf({ start }: Placed, seat: Seat): readonly BoardCard[] {
  return start.board.cards.filter(({ zone, controller, name }) => {
    const record = zone === 'battlefield' && controller === seat ? ENGINE_POOL.named(name) : null;
    return record !== null && (isLand(record) || rolesOf(record).includes('mana producer'));
  });
}

/** The case in which engines choose how to pay. */
function withoutPayments(of: Placed): Placed {
  const script: Script = of.script.map((entry): Entry => {
    if (entry.kind === 'choice') return entry;
    const payers = new Set(activationsIn(entry).map(({ action }) => action.slice('activate '.length).split('/')[0]));
    const choices = entry.choices.filter(({ question, source }) => question !== 'pay' && !payers.has(source ?? ''));
    return { ...entry, choices };
  });
  return { ...of, script };
}
