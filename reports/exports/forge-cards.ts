import { type CardRecord, cardNamed } from '../../engine/facts.ts';
import type { Board, BoardCard } from '../../protocol/index.ts';
import { colorWord, forgeCounter, forgePlayer } from './forge-words.ts';
import { called, isToken } from './source.ts';

/** A card of a Forge state; null: it cannot be there. */
export interface ForgeCard {
  readonly text: string | null;
  readonly notSaid: readonly string[];
}

/** Numbers by which the cards of a state speak of each other. */
export type ForgeIds = ReadonlyMap<string, number>;

/** A number for each card of a board. */
export function forgeIds({ cards }: Board): ForgeIds {
  return new Map(cards.map(({ id }, index) => [id, index + 1]));
}

/** A card of a board of so many players as Forge's states have it: its name, then what differs from a plain card, with bars between. */
export function forgeCard(card: BoardCard, ids: ForgeIds, players: number): ForgeCard {
  const name = forgeName(card.name);
  if (name === null)
    return { text: null, notSaid: [`The card ${called(card)}: Forge would read its name as something else.`] };
  const counters = countersOf(card);
  const chosen = chosenOf(card);
  const parts = [
    name.text,
    `Id:${ids.get(card.id) ?? 0}`,
    ...(card.zone === 'battlefield' ? permanentParts(card, ids, players) : []),
    ...(card.exiledWith === null ? [] : [`ExiledWith:${ids.get(card.exiledWith) ?? 0}`]),
    ...counters.parts,
    ...chosen.parts,
  ];
  return { text: parts.join('|'), notSaid: [...name.notSaid, ...counters.notSaid, ...chosen.notSaid] };
}

function permanentParts(card: BoardCard, ids: ForgeIds, players: number): readonly string[] {
  const { owner, controller, tapped, held, damage, attachedTo } = card;
  return [
    ...(owner === controller ? [] : [`Owner:${forgePlayer(owner, players).toUpperCase()}`]),
    ...(tapped ? ['Tapped'] : []),
    ...(held ? [] : ['SummonSick']),
    ...(attachedTo === null ? [] : [`AttachedTo:${ids.get(attachedTo) ?? 0}`]),
    ...(damage === 0 ? [] : [`Damage:${damage}`]),
  ];
}

interface Said {
  readonly parts: readonly string[];
  readonly notSaid: readonly string[];
}

function countersOf(card: BoardCard): Said {
  const all = Object.entries(card.counters);
  const isRead = card.zone === 'battlefield' || card.zone === 'exile';
  const known = all.flatMap(([kind, count]) => {
    const name = isRead ? forgeCounter(kind) : null;
    return name === null ? [] : [`${name}=${count}`];
  });
  const unknown = all.filter(([kind]) => !isRead || forgeCounter(kind) === null);
  return {
    parts: known.length === 0 ? [] : [`Counters:${known.join(',')}`],
    notSaid: unknown.map(([kind, count]) => `${count} ${kind} counters on ${called(card)}.`),
  };
}

/** What was chosen as it entered: a colour, a creature type or a land type. */
function chosenOf(card: BoardCard): Said {
  const all = Object.values(card.chosen);
  const colors = all.flatMap((value) => colorWord(value) ?? []);
  const types = all.filter((value) => colorWord(value) === null && /^[A-Z][A-Za-z' -]*$/.test(value));
  const others = all.filter((value) => colorWord(value) === null && !types.slice(0, 1).includes(value));
  return {
    parts: [
      ...(colors.length === 0 ? [] : [`ChosenColor:${colors.join(',')}`]),
      ...types.slice(0, 1).map((type) => `ChosenType:${type}`),
    ],
    notSaid: others.map((value) => `That ${value} was chosen for ${called(card)}.`),
  };
}

/** A name as Forge looks it up, or a token's description; null: it holds what parts the file. */
function forgeName(name: string): { readonly text: string; readonly notSaid: readonly string[] } | null {
  const token = isToken(name) ? cardNamed(name) : null;
  if (token !== null) return tokenText(token);
  const isPlain = /^[^;|\p{Cc}\p{Cs}\u2028\u2029]+$/u.test(name) && name === name.trim() && !/^t:/i.test(name);
  return isPlain ? { text: name, notSaid: [] } : null;
}

/** What stands after `t:`. A token of several colours would be read as one of none. */
function tokenText(token: CardRecord): { readonly text: string; readonly notSaid: readonly string[] } {
  const { name, colors, supertypes, types, subtypes, power, toughness, abilities } = token;
  const words = abilities.flatMap((ability) => (ability.kind === 'keyword' ? [capitals(ability.keyword)] : []));
  const [color, ...more] = colors.flatMap((letter) => colorWord(letter) ?? []);
  const text = [
    `t:${name}`,
    `P:${power ?? 0}`,
    `T:${toughness ?? 0}`,
    ...(color === undefined ? [] : [`Color:${color}`]),
    `Types:${[...supertypes.map(capitals), ...types.map(capitals), ...subtypes].join('-')}`,
    `Keywords:${words.join('-')}`,
  ].join(',');
  return {
    text,
    notSaid: [
      ...(more.length === 0 ? [] : [`That the token ${name} is ${more.join(' and ')} as well.`]),
      ...(words.length === abilities.length ? [] : [`Abilities of the token ${name} that are no keywords.`]),
    ],
  };
}

function capitals(words: string): string {
  return words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
