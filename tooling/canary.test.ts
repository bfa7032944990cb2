import { expect, test } from 'vitest';
import { whyNotRed } from './canary.ts';

const report = (verdict: string) => JSON.stringify({ properties: [{ verdict: 'holds' }, { verdict }] });

test('the canary is found when the run exits 1 and its report names a violated property', () => {
  expect(whyNotRed({ exit: 1, report: report('violated') })).toBeUndefined();
});

test('the canary is not found by a green run, a crash, or a finding of another kind', () => {
  expect(whyNotRed({ exit: 0, report: report('holds') })).toContain('exited 0');
  expect(whyNotRed({ exit: null, report: undefined })).toContain('exited null');
  expect(whyNotRed({ exit: 1, report: undefined })).toContain('no report');
  expect(whyNotRed({ exit: 1, report: report('crashed') })).toContain('no violated property');
  expect(whyNotRed({ exit: 1, report: '{}' })).toContain('no violated property');
});
