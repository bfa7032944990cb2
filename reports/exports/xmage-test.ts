import type { History, Ref } from '../../protocol/index.ts';
import { commentLines } from './comments.ts';
import { deedsOf, stepEnd } from './deeds.ts';
import type { CannotExport, Exported, ExportSource } from './source.ts';
import { assertLines } from './xmage-asserts.ts';
import { deedLines } from './xmage-deeds.ts';
import { aliasesOf, setUpLines } from './xmage-setup.ts';
import { javaComment } from './xmage-words.ts';

/** A test for XMage's own suite: the position, what is done, and what the reference has at the end of the step in which it shows. */
export function xmageTest(source: ExportSource): Exported | CannotExport {
  const { counterexample, expected } = source;
  const { start } = counterexample.case;
  if (start.kind === 'decks')
    return { kind: 'cannot export', why: 'a test of XMage begins with cards in zones, not with decks' };
  const { board } = start;
  const aliases = aliasesOf(board);
  // After the step in which it shows, as the reference has it.
  const stop = stepEnd(expected, counterexample.violation.at);
  const deeds = deedsOf(expected, stop ?? expected.steps.length);
  const parts = [
    setUpLines(board, aliases),
    deedLines(board, deeds, aliases, namesOf(expected)),
    assertLines(board, expected, stop),
  ];
  const notSaid = parts.flatMap((part) => part.notSaid);
  const name = className(counterexample.property, counterexample.class);
  const base = board.players.length === 2 ? 'CardTestPlayerBase' : 'CardTestMultiPlayerBaseWithRangeAll';
  const body = parts
    .map(({ lines }) => lines.map((line) => `        ${line}`).join('\n'))
    .filter((part) => part !== '');
  const text = [
    ...['package org.mage.test.headjudge;', ''],
    ...IMPORTS,
    `import org.mage.test.serverside.base.${base};`,
    ...['', ...commentLines(source, GRADE, notSaid).map((line) => `// ${javaComment(line)}`)],
    ...[
      `public class ${name} extends ${base} {`,
      '',
      '    @Test',
      `    public void ${methodName(counterexample.property)}() {`,
    ],
    ...['        setStrictChooseMode(true);', '', body.join('\n\n'), '    }', '}', ''],
  ].join('\n');
  return { kind: 'exported', grade: GRADE, fileName: `${name}.java`, text, notSaid };
}

const GRADE = 'golden only';

const IMPORTS = [
  'import mage.constants.PhaseStep;',
  'import mage.constants.Zone;',
  'import mage.counters.CounterType;',
  'import org.junit.Test;',
  'import org.mage.test.player.TestPlayer;',
];

/** What every object is called by XMage: as it was seen last. */
function namesOf({ start, steps }: History): ReadonlyMap<Ref, string> {
  const names = new Map<Ref, string>();
  if (start.kind === 'board')
    for (const { id, name } of start.board.cards) names.set(id, name.split('/').at(-1) ?? name);
  for (const { view } of steps) for (const { ref, name } of [...view.battlefield, ...view.stack]) names.set(ref, name);
  return names;
}

/** A class for each class of failures: two of one property have two names. */
function className(property: string, failure: string): string {
  let sum = 0;
  for (const letter of failure) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  const words = property.split(/[^A-Za-z0-9]+/).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `Headjudge${words.join('')}${sum}Test`;
}

function methodName(property: string): string {
  return `test_${property.replace(/[^A-Za-z0-9]+/g, '_')}`;
}
