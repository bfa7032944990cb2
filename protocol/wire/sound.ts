import type { AsksReply, OverReply, WireQuestion, WireSight } from './reply.generated.ts';
import type { LoadRequest, StartRequest } from './request.generated.ts';

/** What can be named in a game: its cards and players; what is made later is called `t1` …. */
export interface Scope {
  /** Null: the cards are not called `c1` …, so that names cannot be told from other words. */
  readonly cards: ReadonlySet<string> | null;
  readonly players: number;
}

/** What can be named in a game that begins like this. */
export function scopeOf(request: Omit<LoadRequest, 'id'> | Omit<StartRequest, 'id'>): Scope {
  if (request.do === 'start') {
    const cards = request.decks.flat().map((_, index) => `c${index + 1}`);
    return { cards: new Set(cards), players: request.decks.length };
  }
  const { cards, players } = request.board;
  const ids = cards.map(({ id }) => id);
  return { cards: ids.every((id) => CARD.test(id)) ? new Set(ids) : null, players: players.length };
}

/**
 * What is wrong with a reply that has the right form, in words for whoever wrote the adapter, with the place: names that there are not,
 * options that are none, a question that nobody can answer. Null: nothing. Where cards are, and what is offered, is the engine's affair:
 * properties judge it.
 */
export function unsound(reply: AsksReply | OverReply, scope: Scope): string | null {
  const ofSight = unsoundSight(reply.sight, scope);
  if (ofSight !== null || reply.is === 'over') return ofSight;
  return unsoundQuestion(reply.question, scope);
}

const CARD = /^c\d+$/;
const MADE = /^t[1-9]\d*$/;

function unsoundQuestion(question: WireQuestion, scope: Scope): string | null {
  const { kind, player, source, options, incomplete, min, max } = question;
  if (player !== 'chance' && player >= scope.players) return `question.player: there is no player ${player}`;
  if (source !== null && !isNamed(source, scope)) return `question.source: nothing is called ${source}`;
  if (new Set(options).size < options.length) return `question.options: "${twiceIn(options)}" is there twice`;
  const extra = incomplete.find((option) => !options.includes(option));
  if (extra !== undefined) return `question.incomplete: "${extra}" is no option`;
  if (kind === 'number') return null;
  if (options.length === 0) return `question.options: there are none, for a question of the kind "${kind}"`;
  if (min > max) return `question.min: ${min} is more than max, ${max}`;
  if (COUNTED.includes(kind) && min > options.length)
    return `question.min: ${min} of ${options.length} options cannot be picked`;
  const odd = options.find((option) => !isOption(option, kind, scope));
  return odd === undefined ? null : `question.options: "${odd}" is no option for a question of the kind "${kind}"`;
}

function twiceIn(options: readonly string[]): string | undefined {
  return options.find((option, index) => options.indexOf(option) !== index);
}

/** Questions of which so many options are picked as `min` and `max` say. */
const COUNTED: readonly WireQuestion['kind'][] = ['objects', 'modes', 'attackers', 'blockers'];

/** What options look like, by the kind of question; each group is a name. */
const FORMS: Readonly<Partial<Record<WireQuestion['kind'], RegExp>>> = {
  priority: /^(?:pass|(?:cast|play|suspend) (\w+)|cast (\w+) by .+|activate (\w+)\/\w+)(?:#\d+)?$/,
  pay: /^(?:pay|activate (\w+)\/\w+)(?:#\d+)?$/,
  objects: /^(\w+)$/,
  divide: /^(\w+)$/,
  order: /^(?:(\w+)|a (\w+)\/\w+)(?:#\d+)?$/,
  modes: /^mode \d+$/,
  'yes or no': /^(?:yes|no)$/,
  attackers: /^(\w+)>(\w+)$/,
  blockers: /^(\w+)>(\w+)$/,
};

function isOption(option: string, kind: WireQuestion['kind'], scope: Scope): boolean {
  const form = FORMS[kind];
  if (form === undefined || scope.cards === null) return true;
  const found = form.exec(option);
  if (found === null) return false;
  return found.slice(1).every((name) => name === undefined || isNamed(name, scope));
}

function isNamed(name: string, { cards, players }: Scope): boolean {
  if (cards === null || cards.has(name) || MADE.test(name)) return true;
  return /^p\d+$/.test(name) && Number(name.slice(1)) < players;
}

function unsoundSight(
  { players, active, priority, battlefield, stack, zones }: WireSight,
  scope: Scope,
): string | null {
  if (players.length !== scope.players) return `sight.players: ${players.length} players, not ${scope.players}`;
  const odd = players.findIndex(({ seat }, index) => seat !== index);
  if (odd >= 0) return `sight.players.${odd}: players stand in the order of their seats`;
  if (active >= scope.players) return `sight.active: there is no player ${active}`;
  if (priority !== null && priority >= scope.players) return `sight.priority: there is no player ${priority}`;
  const shown = [battlefield ?? [], stack ?? [], ...(zones ?? []).map(({ cards }) => cards)].flat();
  const unknown = shown.find(({ ref }) => !isNamed(ref, scope));
  return unknown === undefined ? null : `sight: nothing is called ${unknown.ref} (${unknown.name})`;
}
