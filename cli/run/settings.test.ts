import { describe, expect, test } from 'vitest';
import { usualShare } from './settings.ts';

describe('the usual number of cases', () => {
  test('is shared out among the properties, in tens', () => {
    expect([usualShare(34), usualShare(12)]).toEqual([140, 400]);
  });

  test('leaves each enough, and does not make one wait for ever', () => {
    expect([usualShare(0), usualShare(1), usualShare(200)]).toEqual([1000, 1000, 50]);
  });
});
