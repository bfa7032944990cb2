import { type Ability, abilityWording, cardNamed } from '../../engine/facts.ts';
import type { Board, Option, Ref, Seat } from '../../protocol/index.ts';
import { passOf } from '../answer-words.ts';
import { oneLine } from '../formats/one-line.ts';
import type { Deed } from './deeds.ts';
import type { Aliases, JavaLines } from './xmage-setup.ts';
import { javaComment, javaString, xmagePlayers, xmageStep } from './xmage-words.ts';

/** What is needed to say what players do. */
interface Table {
  readonly board: Board;
  readonly aliases: Aliases;
  readonly fields: readonly string[];
  /** What each object is called that was seen. */
  readonly names: ReadonlyMap<Ref, string>;
}

/** What players do, as orders to XMage's players, and what cannot be ordered. */
export function deedLines(
  board: Board,
  deeds: readonly Deed[],
  aliases: Aliases,
  names: ReadonlyMap<Ref, string>,
): JavaLines {
  const table: Table = { board, aliases, names, fields: xmagePlayers(board.players.length) };
  let before = '';
  const all = deeds.map((deed): JavaLines => {
    const when = `${deed.view.turn - board.turn + 1}, ${xmageStep(deed.view.step)}`;
    const waits = deed.question.kind === 'priority' && before === when && deed.view.stack.length === 0;
    if (deed.question.kind === 'priority') before = when;
    const { lines, notSaid } = linesOf(deed, when, table);
    const field = fieldOf(deed, table);
    return { lines: waits && lines.length > 0 ? [`waitStackResolved(${when}, ${field});`, ...lines] : lines, notSaid };
  });
  return { lines: all.flatMap(({ lines }) => lines), notSaid: [...new Set(all.flatMap(({ notSaid }) => notSaid))] };
}

function linesOf(deed: Deed, when: string, table: Table): JavaLines {
  const { question, answer } = deed;
  if (question.player === 'chance') return unsaid(`What chance brings: ${question.purpose}.`);
  if (passOf(question, answer) !== null) return NOTHING;
  const field = fieldOf(deed, table);
  switch (answer.kind) {
    case 'take back':
      return unsaid('That an action is taken back.');
    case 'concede':
      return { lines: [`concede(${when}, ${field});`], notSaid: [] };
    case 'number':
      return { lines: [`setChoiceAmount(${field}, ${answer.value}); // ${aside(question.purpose)}`], notSaid: [] };
    case 'divide':
      return unsaid(`How ${question.max} is divided (${question.purpose}).`);
    case 'pick':
      return picked(deed, answer.picks, when, table);
  }
}

function picked(deed: Deed, picks: readonly Option[], when: string, table: Table): JavaLines {
  const { question } = deed;
  const field = fieldOf(deed, table);
  const [first = ''] = picks;
  switch (question.kind) {
    case 'priority':
      return acted(deed, first, when, table);
    case 'pay':
      return unsaid('Which mana pays: XMage finds that itself.');
    case 'attackers':
      return { lines: picks.map((pick) => attack(pick, deed, table)), notSaid: [] };
    case 'blockers':
      return { lines: picks.map((pick) => block(pick, deed, table)), notSaid: [] };
    case 'yes or no':
      return { lines: [`setChoice(${field}, ${first === 'yes'}); // ${aside(question.purpose)}`], notSaid: [] };
    case 'modes':
      return {
        lines: picks.map((pick) => `setModeChoice(${field}, ${javaString(String(Number(pick.split(' ')[1]) + 1))});`),
        notSaid: [],
      };
    case 'objects':
      return { lines: picks.map((pick) => chosen(pick, question.purpose, field, table)), notSaid: [] };
    case 'value':
      return {
        lines: picks.map((pick) => `setChoice(${field}, ${javaString(textOf(pick))}); // ${aside(question.purpose)}`),
        notSaid: [],
      };
    case 'order':
    case 'number':
    case 'divide':
      return unsaid(`In which order things come (${question.purpose}).`);
  }
}

/** An action at priority. In response to a spell it waits until that is on the stack. */
function acted({ question, view }: Deed, option: Option, when: string, table: Table): JavaLines {
  const [verb = '', object = '', ...by] = option.split(' ');
  const field = table.fields[question.player as Seat] ?? '';
  const name = javaString(nameOf(object, table));
  const top = view.stack.at(-1);
  const isResponse = top !== undefined && top.kind === 'spell' && top.controller !== question.player;
  const response = isResponse && top !== undefined ? `, TestPlayer.NO_TARGET, ${javaString(top.name)}` : '';
  if (verb === 'play') return { lines: [`playLand(${when}, ${field}, ${name});`], notSaid: [] };
  if (verb === 'cast')
    return {
      lines: [`castSpell(${when}, ${field}, ${name}${response});`],
      notSaid:
        by.length === 0
          ? []
          : [`That ${nameOf(object, table)} is cast ${by.join(' ')}: give the name that XMage’s ability has.`],
    };
  if (verb === 'activate') {
    const [source = ''] = object.split('/');
    const cost = costOf(object, table);
    const words = aside(`ability ${object.split('/')[1] ?? ''} of ${nameOf(source, table)}`);
    return {
      // With no words at all XMage would take whatever ability comes first.
      lines: [`${cost === '' ? '// ' : ''}activateAbility(${when}, ${field}, ${javaString(cost)}); // ${words}`],
      notSaid: [
        `Which ability is activated, but for how its cost begins: XMage finds ${words} by the words on the card.`,
      ],
    };
  }
  return unsaid(`The action ${option}.`);
}

/** The symbols with which the cost of an ability begins, as cards and XMage write them; nothing where it begins with words. */
function costOf(address: string, { board }: Table): string {
  const [id = '', index = ''] = address.split('/');
  const record = cardNamed(board.cards.find((card) => card.id === id)?.name ?? '');
  const ability = record?.abilities.filter(({ kind }) => kind === 'activated')[Number(index)];
  const words = ability === undefined ? (record?.types.includes('land') ? '{T}' : '') : wordsOf(ability);
  return /^(\{[^}]*\}(, )?)+/.exec(words)?.[0].replace(/, $/, '') ?? '';
}

function wordsOf(ability: Ability): string {
  return ability.kind === 'activated' ? abilityWording(ability) : '';
}

function attack(pick: Option, deed: Deed, table: Table): string {
  const [attacker = '', defender = ''] = pick.split('>');
  const turn = deed.view.turn - table.board.turn + 1;
  const field = fieldOf(deed, table);
  const whom = playerOf(defender, table) ?? javaString(nameOf(defender, table));
  return `attack(${turn}, ${field}, ${javaString(nameOf(attacker, table))}, ${whom});`;
}

function block(pick: Option, deed: Deed, table: Table): string {
  const [blocker = '', attacker = ''] = pick.split('>').map((each) => javaString(nameOf(each, table)));
  return `block(${deed.view.turn - table.board.turn + 1}, ${fieldOf(deed, table)}, ${blocker}, ${attacker});`;
}

function chosen(pick: Option, purpose: string, field: string, table: Table): string {
  const player = playerOf(pick, table);
  if (player !== null) return `addTarget(${field}, ${player}); // ${aside(purpose)}`;
  const alias = table.aliases.get(pick);
  const name = javaString(alias === undefined ? nameOf(pick, table) : `@${alias}`);
  return `${/target/.test(purpose) ? 'addTarget' : 'setChoice'}(${field}, ${name}); // ${aside(purpose)}`;
}

const COLORS: Readonly<Record<string, string>> = {
  W: 'White',
  U: 'Blue',
  B: 'Black',
  R: 'Red',
  G: 'Green',
  C: 'Colorless',
};

function textOf(pick: Option): string {
  return COLORS[pick] ?? pick;
}

function nameOf(ref: Ref, { names }: Table): string {
  return names.get(ref) ?? ref;
}

function playerOf(ref: Ref, { fields }: Table): string | null {
  const seat = /^p(\d+)$/.exec(ref)?.[1];
  return seat === undefined ? null : (fields[Number(seat)] ?? null);
}

function fieldOf({ question }: Deed, { fields }: Table): string {
  return typeof question.player === 'number' ? (fields[question.player] ?? '') : '';
}

/** Words of an engine at the end of a line of Java. */
function aside(words: string): string {
  return javaComment(oneLine(words));
}

const NOTHING: JavaLines = { lines: [], notSaid: [] };

/** What cannot be ordered. */
function unsaid(words: string): JavaLines {
  return { lines: [], notSaid: [words] };
}
