import { describe, expect, test } from 'vitest';
import { copies, inTurn, scenario } from '../testing/scenario.ts';

/** Actions that cannot be completed, or are taken back. CR 733 */

describe('an action that is undone', () => {
  const bolt = (keep: boolean) =>
    scenario({
      players: [{ battlefield: ['Mountain', 'Forest'], hand: ['Blaze'] }, { battlefield: ['Manabarbs'] }],
    }).cast('Blaze', { X: 1, targets: 'p1', pay: ['Mountain', 'take back'], 'keep mana': keep });

  test('CR 733.1: the spell is where it was, and a mana ability that is reversed never was', () => {
    const game = bolt(false);
    expect([game.zone('hand', 0), game.pool(0), game.permanent('Mountain').tapped]).toEqual([['Blaze'], '', false]);
    expect([game.stack, game.happenings('taken back').length]).toEqual([[], 1]);
    expect(game.view.priority).toBe(0);
  });

  test('CR 733.1: a mana ability that is kept stays, with its mana and what it triggered', () => {
    const game = bolt(true);
    expect([game.zone('hand', 0), game.pool(0), game.permanent('Mountain').tapped]).toEqual([['Blaze'], 'R', true]);
    expect(game.stack.map(({ source }) => source)).toEqual(['Manabarbs']);
  });

  test('CR 733.1: each of several mana abilities is kept or reversed on its own', () => {
    const game = scenario({
      players: [{ battlefield: ['Mountain', 'Forest', 'Island'], hand: ['Blaze'] }, {}],
    });
    game.cast('Blaze', {
      X: 2,
      targets: 'p1',
      pay: ['Forest', 'Mountain', 'take back'],
      'keep mana': inTurn(true, false),
    });
    expect([game.pool(0), game.permanent('Mountain').tapped, game.permanent('Forest').tapped]).toEqual([
      'G',
      false,
      true,
    ]);
  });

  test('CR 733.1: mana that a reversed ability made cannot pay for one that is kept', () => {
    const game = scenario({
      players: [{ battlefield: ['Island', 'Mystic Gate', 'Forest'], hand: ['Divination'] }, {}],
    });
    game.cast('Divination', {
      pay: ['Island', 'Mystic Gate/1', 'pay', 'take back'],
      'mana type': inTurn('W', 'U'),
      'keep mana': inTurn(false, true),
    });
    expect([game.pool(0), game.permanent('Mystic Gate').tapped, game.permanent('Island').tapped]).toEqual([
      '',
      false,
      false,
    ]);
  });

  test('CR 733.1, 601.2h: what cannot be paid to its end is undone from its beginning', () => {
    const game = scenario({
      players: [{ battlefield: copies(2, 'Swamp'), hand: ["Altar's Reap"] }, {}],
    });
    expect(game.offers("cast Altar's Reap")).not.toBe('completes');
    expect(() => game.cast("Altar's Reap", { 'keep mana': inTurn(false, false) })).toThrow('taken back');
    expect([game.zone('hand', 0), game.pool(0)]).toEqual([["Altar's Reap"], '']);
  });

  test('CR 733.2: who had priority may do something else', () => {
    const game = bolt(false).cast('Blaze', { X: 0, targets: 'p1', pay: 'Mountain' });
    expect(game.stack.map(({ ref, source }) => source ?? ref)).toEqual(['Blaze', 'Manabarbs']);
  });
});
