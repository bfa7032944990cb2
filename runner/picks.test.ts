import { describe, expect, test } from 'vitest';
import { parsedOption } from './picks.ts';

describe('the parts of an option', () => {
  test.each([
    ['cast c2', ['cast', 'c2', null, null]],
    ['cast c2 by c7#2', ['cast', 'c2', null, 'c7']],
    ['cast c2 by jump start', ['cast', 'c2', null, 'jump start']],
    ['activate c5/0', ['activate', 'c5', '0', null]],
    ['a t5/1#2', ['a', 't5', '1', null]],
    ['play c3', ['play', 'c3', null, null]],
    ['suspend c4', ['suspend', 'c4', null, null]],
  ])('%s', (option, parts) => {
    const { verb, object, ability, by } = parsedOption(option) ?? {};
    expect([verb, object, ability, by]).toEqual(parts);
  });

  test.each(['pass', 'pay', 'c5', 'p1', 'mode 0', 'yes', 'c4>p1', 'a', 'without paying'])('%s has none', (option) => {
    expect(parsedOption(option)).toBeNull();
  });
});
