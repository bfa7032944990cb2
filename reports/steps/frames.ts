import type { HistoryStep, PlayerView, Question, View, Zone } from '../../protocol/index.ts';
import { answerWords, passOf } from '../answer-words.ts';
import { happeningsWords } from '../happening-words.ts';
import { type Names, sentence } from '../names.ts';
import type { Asked, Frame, PlayerWords, ZoneWords } from '../steps.generated.ts';
import type { Things } from './things.ts';

/** Options of a question that are listed, and cards of a zone; there may be any number. */
const MOST_LISTED = 60;

/** What was seen at each question, in words. `things` takes up what stands on the boards. */
export function framesOf(steps: readonly HistoryStep[], names: Names, things: Things): readonly Frame[] {
  return steps.map((step, index) => frameOf(step, steps[index - 1] ?? null, names, things));
}

function frameOf(
  { question, answer, view, happenings }: HistoryStep,
  before: HistoryStep | null,
  names: Names,
  things: Things,
): Frame {
  const happened = happeningsWords(happenings, names).map(sentence);
  const { turn, step, active, priority } = view;
  return {
    ...{ turn, step, active, priority, happened },
    does: question === null || answer === null ? '' : sentence(answerWords(question, answer, names)),
    isQuiet: before !== null && isPass(before) && happened.length === 0,
    asked: question === null ? null : askedOf(question, names),
    players: view.players.map(playerWords),
    zones: zonesOf(view, things),
    stack: shownOr([], () => view.stack.map((object) => things.onStack(object)).reverse()),
  };
}

function isPass({ question, answer }: HistoryStep): boolean {
  return question !== null && answer !== null && passOf(question, answer) !== null;
}

function askedOf({ player, kind, purpose, source, cr, options, min, max }: Question, names: Names): Asked {
  const what = source === null ? purpose : `${purpose} (${names.of(source)})`;
  const range = kind === 'number' || kind === 'divide' ? `, ${min === max ? max : `${min} to ${max}`}` : '';
  return {
    who: player === 'chance' ? 'chance' : `player ${player}`,
    what: `${what}${range}`,
    cr,
    options: options.slice(0, MOST_LISTED).map((option) => optionWords(option, kind, names)),
    more: Math.max(0, options.length - MOST_LISTED),
  };
}

function optionWords(option: string, kind: Question['kind'], names: Names): string {
  if (kind !== 'priority' && kind !== 'pay') return names.option(option);
  const [verb = '', object = '', ...how] = option.split(' ');
  if (verb === 'activate') return `activate ${names.option(option)}`;
  if (object === '') return verb;
  return [verb, names.of(object), ...how.map((word) => names.of(word))].join(' ');
}

function playerWords({ seat, life, pool, counters, landsPlayed, inGame }: PlayerView): PlayerWords {
  const notes = [
    ...Object.entries(counters).map(([name, count]) => `${count} ${name}`),
    ...(landsPlayed === 0 ? [] : [`${landsPlayed} ${landsPlayed === 1 ? 'land' : 'lands'} played this turn`]),
    ...(inGame ? [] : ['left the game']),
  ];
  return { seat, life, mana: shownOr('', () => pool), notes, isInGame: inGame };
}

const ELSEWHERE: readonly Exclude<Zone, 'battlefield'>[] = ['hand', 'graveyard', 'exile', 'library'];

/** Zones in which something is; those that an engine does not show are left out. */
function zonesOf(view: View, things: Things): readonly ZoneWords[] {
  const permanents = shownOr([], () => view.battlefield);
  return view.players.flatMap(({ seat }) => {
    const own = permanents.filter(({ controller }) => controller === seat);
    const zones = ELSEWHERE.map((zone) => {
      const cards = shownOr([], () => view.zone(zone, seat));
      return zoneWords(zone, seat, cards, (card) => things.card(card));
    });
    return [zoneWords('battlefield', seat, own, (permanent) => things.permanent(permanent)), ...zones].filter(
      (zone) => zone.things.length > 0,
    );
  });
}

function zoneWords<Seen>(zone: Zone, seat: number, seen: readonly Seen[], place: (each: Seen) => number): ZoneWords {
  const more = Math.max(0, seen.length - MOST_LISTED);
  return { zone, seat, things: seen.slice(0, MOST_LISTED).map(place), more };
}

/** What a view shows; reading what an engine does not show throws. */
function shownOr<Seen>(otherwise: Seen, read: () => Seen): Seen {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
