import { describe, expect, test } from 'vitest';
import { cost, FREE, manaCost, payLife, sacrificeCost, subtype, tap, X } from '../vocabulary/index.ts';
import { costText, manaCostText, payText } from './costs.ts';

describe('a mana cost in words', () => {
  test.each([
    '{G}{U}',
    '{R}{W}',
    '{W}{U}',
    '{U}{B}{R}',
    '{R}{W}{B}',
    '{G}{U}{R}',
    '{G}{W}{U}',
    '{W}{U}{B}{R}{G}',
    '{X}{X}{2}{R}{R}{G}',
    '{1}{B/P}{B/P}',
    '{2}{W/U}',
    '{S}',
    '',
  ])('has its colours in the order that cards print: %s', (symbols) => {
    expect(manaCostText(manaCost(symbols))).toBe(symbols);
  });
});

test('a cost is its mana and its other parts', () => {
  expect(costText(cost('{2}{G}', tap, payLife(1)))).toBe('{2}{G}, tap, pay 1 life');
  expect(costText(cost('', sacrificeCost(subtype('Island'), 2)))).toBe('sacrifice two Islands');
  expect(costText(cost('', payLife(X)))).toBe('pay X life');
  expect(costText(FREE)).toBe('{0}');
});

test('paying is said with verbs', () => {
  expect(payText(cost('{B}', payLife(2)))).toBe('pay {B} and pay 2 life');
});
