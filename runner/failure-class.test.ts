import { describe, expect, test } from 'vitest';
import type { Violation } from '../protocol/index.ts';
import { classOf, shapeOf } from './failure-class.ts';
import { toyCase, toyProperty } from './testing/toy-property.ts';

const NAMES = ['Reflecting Pool', 'Pool', 'Forest'];

describe('the shape of a difference', () => {
  test.each([
    ['Reflecting Pool (c12) makes {G}{U}, Forest {B}', 'Forest (c3) makes {W}, Reflecting Pool {R}'],
    ['Elf Warrior Token is tapped', 'Spirit Token is tapped'],
    ['3 damage to player 1', '12 damage to player 0'],
    ['c3, c4 and c5 are tapped', 'c9 are tapped'],
    ['adds GGC to the pool', 'adds U to the pool'],
    ['p1 has -2 life', 'p0 has 4 life'],
    ['a c5/1 triggers', 'a c7/0#2 triggers'],
    ['Pool or Forest prohibits it', 'Forest prohibits it'],
    ['another question: X in place of mana payment', 'another question: targets in place of priority'],
    [
      'Exited: exit code 1; its last words: 09:12 INFO\njava.lang.NullPointerException: x\n\tat Main.run(Main.java:7)',
      'Exited: exit code 1; its last words: 11:40 WARN\n\njava.lang.NullPointerException: x\n\tat Main.go(Main.java:2)',
    ],
    ['Error: no object at 0x7f3a2c10', 'Error: no object at 0x55d0c4fe'],
    ['it exiles Blurred Mongoose', 'it exiles Aladdin'],
    ["Altar's Reap adds {C}", 'Boseiju, Who Shelters All adds {G}'],
    ['it has 1 charge counter', 'it has 3 +1/+1 counters'],
    ['kicker counts only if it is paid', 'buyback counts only if it is paid'],
  ])('is the same for %j and %j', (one, other) => {
    expect(shapeOf(one, NAMES)).toBe(shapeOf(other, NAMES));
  });

  test.each([
    ['{G} is made', 'nothing is made'],
    ['Forest is tapped', 'Forest is untapped'],
    ['c3 is on the stack', 'player 1 is on the stack'],
  ])('differs for %j and %j', (one, other) => {
    expect(shapeOf(one, NAMES)).not.toBe(shapeOf(other, NAMES));
  });
});

test('A class is told by property, clause and shape.', () => {
  const of = toyCase(toyProperty, 1, 1);
  const violation: Violation = {
    clause: 'T1/a',
    cr: '106.4',
    expected: 'Spring (c1) makes {G}',
    found: '2 mana',
    at: 0,
  };
  expect(classOf('toy', violation, of)).toBe('toy | T1/a | ~ (~) makes mana / n mana');
  expect(classOf('toy', { ...violation, at: 7, cr: '106.1' }, of)).toBe(classOf('toy', violation, of));
  expect(classOf('toy', { ...violation, clause: 'T1/b' }, of)).not.toBe(classOf('toy', violation, of));
});
