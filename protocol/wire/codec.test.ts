import { describe, expect, test } from 'vitest';
import type { Answer, Board, Facet, Happening, Question, View } from '../index.ts';
import { LONGEST_LINE, readReply, readRequest } from './codec.ts';
import type { WireHappening, WirePermanentView, WireQuestion, WireStackView } from './reply.generated.ts';
import type { WireAnswer, WireBoard, WireFacet } from './request.generated.ts';

/** Whether each type can stand for the other. */
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

test('the schemas have what the interface in process has', () => {
  const same: readonly true[] = [
    true satisfies Same<WireBoard, Board>,
    true satisfies Same<WireQuestion, Question>,
    true satisfies Same<WireAnswer, Answer>,
    true satisfies Same<WireHappening, Happening>,
    true satisfies Same<WirePermanentView, View['battlefield'][number]>,
    true satisfies Same<WireStackView, View['stack'][number]>,
    true satisfies Same<WireFacet, Facet>,
  ];
  expect(same).toHaveLength(7);
});

describe('a line that is no message is told with what is wrong', () => {
  test.each([
    ['no JSON', 'hello', 'no JSON: "hello"'],
    ['an unknown request', '{"id":1,"do":"frob"}', 'frob'],
    ['a field that is missing', '{"id":1,"do":"cards"}', "must have required property 'names'"],
    ['a field too many', '{"id":1,"do":"bye","now":true}', 'must NOT have additional properties ("now")'],
    ['a wrong type', '{"id":1,"do":"cards","names":["A",2]}', 'names.1 must be string'],
  ])('%s', (_, line, why) => {
    const read = readRequest(line);
    expect(read).toMatchObject({ kind: 'malformed', id: line.startsWith('{') ? 1 : null });
    expect(read.kind === 'malformed' ? read.why : '').toContain(why);
  });

  test('one that is too long', () => {
    expect(readReply(`"${'x'.repeat(LONGEST_LINE)}"`)).toMatchObject({ kind: 'malformed' });
  });

  test('a question with an answer that there is not', () => {
    const read = readRequest('{"id":4,"do":"answer","answer":{"kind":"pick","picks":[0]}}');
    expect(read.kind === 'malformed' ? read.why : '').toContain('answer.picks.0 must be string');
  });
});

test('a message is read as it was written', () => {
  const line = '{"id":7,"do":"answer","answer":{"kind":"pick","picks":["cast c2"]}}';
  expect(readRequest(line)).toEqual({ kind: 'message', message: JSON.parse(line) });
  expect(readReply('{"re":7,"is":"bye"}')).toEqual({ kind: 'message', message: { re: 7, is: 'bye' } });
});
