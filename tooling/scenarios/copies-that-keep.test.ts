import { describe, expect, test } from 'vitest';
import { copies, inTurn, scenario } from '../testing/scenario.ts';

/** Copies that keep something of their own. CR 707.9 */

describe('what a copy keeps', () => {
  test('CR 707.9a, example 1: an ability that a copy effect gives is copied with the rest', () => {
    const game = scenario({
      players: [
        {
          battlefield: ['Unstable Shapeshifter', ...copies(8, 'Island'), ...copies(2, 'Forest')],
          hand: ['Elvish Visionary', 'Clone', 'Coral Merfolk'],
        },
        {},
      ],
    });
    game.cast('Elvish Visionary', { pay: ['Forest', 'Forest#2'] }).resolve({
      'order of triggers': ['a Elvish Visionary/0', 'a Unstable Shapeshifter/0'],
    });
    game.resolveAll();
    expect(game.permanent('Unstable Shapeshifter').name).toBe('Elvish Visionary');
    game.cast('Clone').resolve({
      copy: inTurn(true, 'Unstable Shapeshifter'),
      'order of triggers': ['a Clone/0', 'a Unstable Shapeshifter/1'],
    });
    game.resolveAll();
    const [own, first, second] = ['a Clone/1', 'a Unstable Shapeshifter/1', 'a Unstable Shapeshifter/1#2'];
    game.cast('Coral Merfolk').resolve({ 'order of triggers': [own, first, second].map(String) });
    expect(
      game.stack.map(({ source }) => source),
      'the first has the ability twice, from what it copied and from itself',
    ).toEqual(['Clone', 'Unstable Shapeshifter', 'Unstable Shapeshifter']);
    game.resolveAll();
    expect([game.permanent('Clone').name, game.permanent('Unstable Shapeshifter').name]).toEqual([
      'Coral Merfolk',
      'Coral Merfolk',
    ]);
  });
});
