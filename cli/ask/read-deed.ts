import type { Seat } from '../../protocol/index.ts';
import { didYouMean } from '../usage-error.ts';
import { abilityCalled } from './ability-names.ts';
import type { ActDeed, Deed, Saying, Source, ThingsOf, Until } from './asked.ts';
import { LineError } from './complaints.ts';
import { type Lexicon, unlock } from './lexicon.ts';
import { numberOf } from './phrases.ts';
import { division, fights, payment, phrasesOf, readDetails } from './read-sayings.ts';
import { stepNamed } from './steps.ts';

/** Reads a line of what players do. Throws a `LineError` that says what was expected. */
export function readDeed({ number, text }: Source, lexicon: Lexicon): Deed {
  const locked = lexicon.lock(text.replace(/[.!]$/, ''));
  return (
    readCommon(locked, number, lexicon) ?? readAsking(locked, number, lexicon) ?? readSubject(locked, number, lexicon)
  );
}

/** What is said of all players. */
function readCommon(text: string, line: number, lexicon: Lexicon): Deed | null {
  if (/^(?:stop|end here|that is all)$/i.test(text)) return { kind: 'stop' };
  if (
    /^(?:it|the top(?: of the stack)?|the (?:spell|ability|trigger)) resolves$|^resolve(?:\s+(?:it|one|the top.*))?$/i.test(
      text,
    )
  )
    return { kind: 'go on', until: { kind: 'top resolved' } };
  if (/^resolve (?:all|everything|the stack)$|^(?:everything|all|the stack) resolves$/i.test(text))
    return { kind: 'go on', until: { kind: 'stack empty' } };
  const all =
    /^(?:all|everyone|everybody|both|both players|all players|the players)\s+pass(?:es)?(?:\s+(?:until|to)\s+(.+))?$/i.exec(
      text,
    );
  const until = all?.[1] ?? /^(?:pass|go on|go|move|skip|continue)\s+(?:until|to)\s+(.+)$/i.exec(text)?.[1];
  if (until !== undefined) return { kind: 'go on', until: readUntil(until, line, lexicon) };
  return all === null ? null : { kind: 'go on', until: { kind: 'top resolved' } };
}

function readUntil(text: string, line: number, lexicon: Lexicon): Until {
  if (/^(?:the )?stack (?:is )?empty$/i.test(text)) return { kind: 'stack empty' };
  const [, who, rest = text] = /^(?:the )?(.+?)['’]s\s+(.+)$/i.exec(text) ?? [];
  const player =
    who === undefined || /^next turn$/i.test(who) ? null : lexicon.seatOf(unlock(who).replace(/^next /i, ''), line);
  const named = rest.replace(/^(?:the )?(?:next )?/i, '');
  if (/^turn$/i.test(named)) return { kind: 'turn', player };
  const step = stepNamed(named);
  if (step !== null) return { kind: 'step', step, player };
  throw new LineError(
    line,
    `expected a step or turn to pass to, such as "player 1's upkeep", "end step" or "next turn", found "${unlock(text)}"`,
  );
}

/** Questions of the judge: what may be done, and whether something may be. */
function readAsking(text: string, line: number, lexicon: Lexicon): Deed | null {
  const options = /^(?:options|what (?:may|can)(?: (.+?))? do)(?:\s+(?:for|of)\s+(.+?))?\s*\?*$/i.exec(text);
  if (options !== null) {
    const who = options[1] ?? options[2];
    return { kind: 'options', player: who === undefined || /^anyone$/i.test(who) ? null : lexicon.seatOf(who, line) };
  }
  const asked = /^(?:may|can|could|is)\s+(.+?)\s*\?*$/i.exec(text)?.[1];
  if (asked === undefined) return null;
  const subject = lexicon.subject(asked);
  if (subject === null || subject.player === 'chance')
    throw new LineError(line, `expected "may player 0 cast X?", found "${unlock(text)}"`);
  return { kind: 'may', act: readAct(subject.rest, subject.player, line, lexicon), claim: null };
}

function readSubject(text: string, line: number, lexicon: Lexicon): Deed {
  const subject = lexicon.subject(text);
  if (subject === null)
    throw new LineError(
      line,
      `expected a player first, as in "0 casts Opt", or "resolve", "all pass until …", "options?", "stop"; found "${unlock(text)}"`,
    );
  const { player, rest } = subject;
  if (player === 'chance')
    return { kind: 'choose', player, says: [choice(rest.replace(/^(?:chooses|picks|gives|says)\s+/i, ''))] };
  const may =
    /^(?:may|can|could)\s*(not|never)?\s+(.+?)\s*(\?)?$/i.exec(rest) ??
    /^(?:can)(not|['’]t)\s+(.+?)\s*(\?)?$/i.exec(rest);
  if (may !== null) {
    const [, not, what = '', asks] = may;
    const claim = asks === undefined ? not === undefined : null;
    return { kind: 'may', act: readAct(what, player, line, lexicon), claim };
  }
  if (/^pass(?:es)?$/i.test(rest)) return { kind: 'pass', player };
  if (/^concedes?$/i.test(rest)) return { kind: 'concede', player };
  const says = readChoice(rest, line);
  return says === null ? readAct(rest, player, line, lexicon) : { kind: 'choose', player, says };
}

function readAct(text: string, player: Seat, line: number, lexicon: Lexicon): ActDeed {
  const [, tapped, type = ''] = /^taps?\s+(.+?)\s+for\s+(.+)$/i.exec(text) ?? [];
  const act = (verb: ActDeed['verb'], details: Pick<ActDeed, 'what' | 'by' | 'says'>): ActDeed => ({
    kind: 'act',
    player,
    verb,
    ability: null,
    ...details,
  });
  if (tapped !== undefined)
    return act('activate', { what: unlock(tapped), by: null, says: /^mana$/i.test(type) ? [] : [choice(type)] });
  const [, verb = '', rest = ''] = /^(\S+)\s+(.+)$/.exec(text) ?? [];
  switch (verb.toLowerCase()) {
    case 'cast':
    case 'casts':
      return act('cast', readDetails(rest, line));
    case 'suspend':
    case 'suspends':
      return act('suspend', { ...readDetails(rest, line), by: null });
    case 'play':
    case 'plays':
      return act('play', { ...readDetails(rest, line), by: null, says: [] });
    case 'activate':
    case 'activates':
    case 'use':
    case 'uses':
      return activation(rest, player, line);
    default:
      throw new LineError(line, verbExpected(verb, text, rest, lexicon));
  }
}

function verbExpected(verb: string, text: string, rest: string, lexicon: Lexicon): string {
  if (/^taps?$/i.test(verb))
    return `expected what ${unlock(rest)} is tapped for, as in "taps ${unlock(rest)} for blue" or "for mana"`;
  const after = lexicon.subject(unlock(text)) === null ? 'the player' : 'it';
  return `expected a verb (${VERBS.join(', ')}) after ${after}, found "${unlock(verb === '' ? text : verb)}"${didYouMean(verb, VERBS)}`;
}

const VERBS: readonly string[] = [
  'casts',
  'plays',
  'activates',
  'suspends',
  'taps',
  'passes',
  'chooses',
  'targets',
  'attacks',
  'blocks',
  'sacrifices',
  'discards',
  'exiles',
  'orders',
  'divides',
  'pays',
  'accepts',
  'declines',
  'may',
  'concedes',
];

/** `Walking Ballista`, `the second ability of Walking Ballista`, `Walking Ballista: put a counter` */
function activation(text: string, player: Seat, line: number): ActDeed {
  const [, named = text, quoted] = /^(.+?):\s+(.+)$/.exec(text) ?? [];
  const { what, by, says } = readDetails(quoted === undefined ? text : named, line);
  const ability = abilityCalled(what);
  return {
    kind: 'act',
    player,
    verb: 'activate',
    what: ability?.of ?? what,
    by: quoted === undefined ? by : unlock(quoted),
    ability,
    says,
  };
}

/** What a player says to a question that is not what to do; null where the verb is one of an action. */
function readChoice(text: string, line: number): readonly Saying[] | null {
  if (/^(?:accepts?|agrees?|says? yes|does so|does it|yes)\b/i.test(text) || /^(?:pays|keeps it)$/i.test(text))
    return [{ kind: 'yes or no', yes: true }];
  if (
    /^(?:declines?|refuses|says? no|does not|does nothing|no)$/i.test(text) ||
    /^(?:does not|doesn['’]t|declines? to|says? no to)\s+(?!attack|block)/i.test(text)
  )
    return [{ kind: 'yes or no', yes: false }];
  if (/^(?:does not|doesn['’]t) attack/i.test(text)) return [{ kind: 'attack', pairs: [] }];
  if (/^(?:does not|doesn['’]t) block/i.test(text)) return [{ kind: 'block', pairs: [] }];
  if (/^takes?\s+(?:it|that|the action)?\s*back$/i.test(text)) return [{ kind: 'take back' }];
  const [, verb = '', rest = ''] = /^(\S+)\s+(.+)$/.exec(text) ?? [];
  const saying = chosenBy(verb.toLowerCase(), rest, line);
  return saying === null ? null : [saying];
}

/** Verbs that tell what things are chosen for. */
const CHOOSING: Readonly<Record<string, ThingsOf>> = {
  targets: 'targets',
  sacrifices: 'sacrifice',
  discards: 'discard',
  exiles: 'exile',
  returns: 'return',
};

function chosenBy(verb: string, rest: string, line: number): Saying | null {
  const of = CHOOSING[verb];
  if (of !== undefined) return { kind: 'things', of, phrases: phrasesOf(rest) };
  switch (verb) {
    case 'chooses':
    case 'choose':
    case 'picks':
    case 'names':
      return chosen(rest);
    case 'orders':
    case 'puts': {
      const list = rest.replace(/\s+on the stack.*$/i, '').replaceAll(/,?\s+then\s+/gi, ', ');
      return { kind: 'things', of: 'order', phrases: phrasesOf(list) };
    }
    case 'divides':
      return division(rest, line);
    case 'pays':
      return payment(rest.replace(/^with\s+/i, ''));
    case 'attacks':
      return fights('attack', rest);
    case 'blocks':
      return fights('block', rest);
    default:
      return null;
  }
}

/** `X = 3`, or things; what they are chosen for need not be said. */
function chosen(text: string): Saying {
  const x = /^X\s*(?:=|is|to be)\s*(\S+)$/i.exec(text)?.[1];
  const value = x === undefined ? null : numberOf(x);
  return value === null ? choice(text) : { kind: 'X', value };
}

function choice(text: string): Saying {
  return { kind: 'things', of: 'choice', phrases: phrasesOf(text.replace(/\s+for\s+.*$/i, '')) };
}
