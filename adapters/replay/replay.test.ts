import { expect, test } from 'vitest';
import type { Connection } from '../../protocol/wire/index.ts';
import { readTranscript, recording, replaying } from './index.ts';

/** An engine whose replies say what it was asked before in its game, and that ends when it is told to. */
function echo(): Connection {
  let asked: unknown[] = [];
  return {
    exchange: (line) => {
      const { id, do: what, answer, names } = JSON.parse(line);
      if (answer === 'end') throw Object.assign(new Error('exit code 3'), { name: 'Exited' });
      if (answer === 'babble') return 'not JSON';
      if (what === 'cards') return JSON.stringify({ re: id, is: 'cards', unknown: names.slice(1) });
      asked = what === 'load' ? [] : [...asked, answer];
      return JSON.stringify({ re: id, is: 'asks', asked });
    },
    restart: () => {},
    close: () => {},
  };
}

const load = (id: number, board: string) => JSON.stringify({ id, do: 'load', board });
const answer = (id: number, what: string) => JSON.stringify({ id, do: 'answer', answer: what });

/** What was written down while these lines were said. */
function transcript(lines: readonly string[], written: string[] = []): string {
  const connection = recording(echo(), 'one', (line) => written.push(line));
  for (const line of lines) {
    try {
      connection.exchange(line);
    } catch {
      // It was to fail.
    }
  }
  return written.join('');
}

test('A game is answered as it was, whatever the ids, and as often as it is asked.', () => {
  const replayed = replaying(readTranscript(transcript([load(1, 'A'), answer(2, 'x'), answer(3, 'y'), load(4, 'B')])));
  for (const id of [10, 20]) {
    expect(JSON.parse(replayed.exchange(load(id, 'A')))).toEqual({ re: id, is: 'asks', asked: [] });
    expect(JSON.parse(replayed.exchange(answer(id + 1, 'x')))).toEqual({ re: id + 1, is: 'asks', asked: ['x'] });
    expect(JSON.parse(replayed.exchange(answer(id + 2, 'y')))).toEqual({ re: id + 2, is: 'asks', asked: ['x', 'y'] });
  }
});

test('Games that went apart are both there.', () => {
  const said = [load(1, 'A'), answer(2, 'x'), answer(3, 'y'), load(4, 'A'), answer(5, 'x'), answer(6, 'z')];
  const replayed = replaying(readTranscript(transcript(said)));
  for (const way of ['y', 'z']) {
    replayed.exchange(load(1, 'A'));
    replayed.exchange(answer(2, 'x'));
    expect(JSON.parse(replayed.exchange(answer(3, way)))).toMatchObject({ asked: ['x', way] });
  }
});

test('What was not recorded is not guessed.', () => {
  const replayed = replaying(readTranscript(transcript([load(1, 'A'), answer(2, 'x'), load(3, 'B'), answer(4, 'y')])));
  expect(JSON.parse(replayed.exchange(load(1, 'C')))).toMatchObject({ re: 1, is: 'cannot set up' });
  replayed.exchange(load(2, 'A'));
  expect(() => replayed.exchange(answer(3, 'y'))).toThrow(expect.objectContaining({ name: 'NotRecorded' }));
  replayed.restart();
  expect(() => replayed.exchange(answer(4, 'x'))).toThrow(expect.objectContaining({ name: 'NotRecorded' }));
  expect(() => replayed.exchange(JSON.stringify({ id: 1, do: 'hello' }))).toThrow(/"hello" was not asked/);
});

test('An engine that ended, or said what is no reply, does it again.', () => {
  const replayed = replaying(
    readTranscript(transcript([load(1, 'A'), answer(2, 'end'), load(3, 'B'), answer(4, 'babble')])),
  );
  replayed.exchange(load(1, 'A'));
  expect(() => replayed.exchange(answer(2, 'end'))).toThrow(
    expect.objectContaining({ name: 'Exited', message: 'exit code 3' }),
  );
  replayed.exchange(load(1, 'B'));
  expect(replayed.exchange(answer(2, 'babble'))).toBe('not JSON');
});

test('Only cards that the engine was asked about, and knew, are known.', () => {
  const cards = (names: readonly string[]) => JSON.stringify({ id: 5, do: 'cards', names });
  const replayed = replaying(readTranscript(transcript([cards(['Forest', 'Zzyzx']), cards(['Island'])])));
  expect(JSON.parse(replayed.exchange(cards(['Island', 'Zzyzx', 'Forest', 'Swamp'])))).toEqual({
    ...{ re: 5, is: 'cards', unknown: ['Zzyzx', 'Swamp'] },
  });
});

test('Two that write to one file are told apart, and a line that was cut off is left out.', () => {
  const written: string[] = [];
  const [one, two] = ['one', 'two'].map((session) => recording(echo(), session, (line) => written.push(line)));
  one?.exchange(load(1, 'A'));
  two?.exchange(load(1, 'B'));
  one?.exchange(answer(2, 'x'));
  const replayed = replaying(readTranscript(`${written.join('')}{"session":"one","requ`));
  replayed.exchange(load(7, 'B'));
  expect(() => replayed.exchange(answer(8, 'x'))).toThrow(expect.objectContaining({ name: 'NotRecorded' }));
  replayed.exchange(load(7, 'A'));
  expect(JSON.parse(replayed.exchange(answer(8, 'x')))).toMatchObject({ asked: ['x'] });
});

test.each([
  ['', 'expected a file of kind "headjudge transcript", found undefined'],
  ['{"kind":"headjudge board"}', 'expected a file of kind "headjudge transcript", found "headjudge board"'],
  ['{"kind":"headjudge transcript","format":2}', 'its format 2 is not known; format 1 is read'],
  ['{"kind":"headjudge transcript","format":1}\n{"x":1}\n', 'line 2 is no exchange'],
])('No transcript: %s', (text, why) => {
  expect(() => readTranscript(text)).toThrow(why);
});
