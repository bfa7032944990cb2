import { expect, test } from 'vitest';
import { copies, scenario } from '../../../tooling/testing/scenario.ts';

test('a source with lifelink that deals damage to several at once makes its controller gain life once (CR 702.15e, 119.9)', () => {
  const game = scenario({
    players: [
      {
        battlefield: ["Ajani's Pridemate", 'Hill Giant', { card: 'Loxodon Warhammer', attachedTo: 'Hill Giant' }],
      },
      { battlefield: copies(2, 'Coral Merfolk') },
    ],
  });
  game.goTo('combat damage', {
    attackers: 'Hill Giant>p1',
    blockers: ['Coral Merfolk>Hill Giant', 'Coral Merfolk#2>Hill Giant'],
    'combat damage': { 'Coral Merfolk': 2, 'Coral Merfolk#2': 2, p1: 2 },
  });
  expect(game.life(0)).toBe(26);
  expect(game.stack.length).toBe(1);
  expect(game.resolveAll().permanent("Ajani's Pridemate").counters).toEqual({ '+1/+1': 1 });
});

test('two sources with lifelink make it gain life twice (CR 702.15e)', () => {
  const game = scenario({
    players: [{ battlefield: ["Ajani's Pridemate", ...copies(2, 'Child of Night')] }, {}],
  });
  game.goTo('combat damage', {
    attackers: ['Child of Night>p1', 'Child of Night#2>p1'],
    'order of triggers': ["a Ajani's Pridemate/0", "a Ajani's Pridemate/0#2"],
  });
  expect(game.life(0)).toBe(24);
  expect(game.stack.length).toBe(2);
});
