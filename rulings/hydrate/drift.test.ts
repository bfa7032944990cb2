import { expect, test } from 'vitest';
import { ruleHash } from '../identity.ts';
import { driftOfRules } from './drift.ts';

const CITED = {
  '100.1': ruleHash('One.'),
  '100.2': ruleHash('Two.'),
  '100.3': ruleHash('Three.'),
  '100.4': ruleHash('Four.'),
};

const NEXT = {
  kind: 'rules',
  edition: '2031-02-03',
  rules: [
    { number: '100.1', text: 'One.' },
    { number: '100.2', text: 'Two, more or less.' },
    { number: '100.3', text: 'Something new.' },
    { number: '100.5', text: 'Three.' },
  ],
} as const;

test('a cited rule is the same, reworded, moved to another number, or gone', () => {
  expect(driftOfRules(['100.1', '100.2', '100.3', '100.4'], CITED, NEXT)).toEqual([
    { kind: 'same', number: '100.1' },
    { kind: 'reworded', number: '100.2' },
    { kind: 'moved', number: '100.3', to: ['100.5'] },
    { kind: 'gone', number: '100.4' },
  ]);
});

test('a number that no index has is gone, unless the other edition has one of that number', () => {
  expect(driftOfRules(['999.9'], CITED, NEXT)).toEqual([{ kind: 'gone', number: '999.9' }]);
});
