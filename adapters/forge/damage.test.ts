import { expect, test } from 'vitest';
import { DamageTold, damageLines } from './damage.ts';

test('the lines watch damage in combat and out of it, to permanents and to players', () => {
  const lines = damageLines('IsPresent$ Card', 'HJ ');
  const watching = lines.filter((line) => line.startsWith('T:Mode$ DamageDone'));
  expect(watching.map((line) => /ValidTarget\$ (\w+) \| CombatDamage\$ (\w+)/.exec(line)?.slice(1))).toEqual([
    ['Permanent', 'True'],
    ['Player', 'True'],
    ['Permanent', 'False'],
    ['Player', 'False'],
  ]);
  const named = new Set(lines.flatMap((line) => /^SVar:(\w+):/.exec(line)?.[1] ?? []));
  const meant = lines.flatMap((line) => [...line.matchAll(/(?:Execute|SubAbility)\$ (\w+)/g)].map((match) => match[1]));
  expect(meant.filter((name) => !named.has(name ?? ''))).toEqual([]);
});

test('damage to a permanent, then to a player, is put together', () => {
  const told = new DamageTold();
  told.cards('damage from in combat', ['c1']);
  told.cards('damage to', ['c2']);
  expect(told.amount('damage', 3, 0)).toEqual({ kind: 'damage', from: 'c1', to: 'c2', amount: 3, combat: true });
  told.cards('damage from', ['c4']);
  expect(told.amount('damage', 2, 1)).toEqual({ kind: 'damage', from: 'c4', to: 'p1', amount: 2, combat: false });
});

test('a number that something else is about is no damage', () => {
  const told = new DamageTold();
  expect(told.amount('damage', 3, 0)).toBeNull();
  told.cards('damage from', ['c1']);
  expect(told.amount('life', 3, 0)).toBeNull();
});
