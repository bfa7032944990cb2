import { expect, test } from 'vitest';
import { COUNTER_KINDS } from '../../engine/facts.ts';
import { ENGINE_POOL } from '../pool.ts';
import { counterKinds } from './card.ts';

test('permanents are given counters of kinds that there are, also where a card speaks of counters of any kind', () => {
  const kinds = ENGINE_POOL.cards.flatMap(counterKinds);
  expect(kinds.filter((kind) => !COUNTER_KINDS.some((known) => known === kind))).toEqual([]);
  expect(kinds).toContain('charge');
});
