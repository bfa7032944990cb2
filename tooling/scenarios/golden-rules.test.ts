import { describe, expect, test } from 'vitest';
import { copies, inTurn, scenario } from '../testing/scenario.ts';

/** The Magic golden rules. CR 101 */

describe('what cannot happen', () => {
  test('CR 101.2, example 1: more land plays are of no use to who cannot play lands', () => {
    const may = (others: readonly string[], landsPlayed = 0) =>
      scenario({ players: [{ battlefield: others, hand: ['Forest'], landsPlayed }, {}] }).offers('play Forest');
    expect(may(['Exploration'], 1)).toBe('completes');
    expect(may(['Aggressive Mining'])).toBe('no');
    expect(may(['Exploration', 'Aggressive Mining'])).toBe('no');
  });

  test('CR 101.2: a life total that cannot change does not change, whatever says that life is gained or lost', () => {
    const game = scenario({
      players: [
        { battlefield: ['Platinum Emperion', ...copies(3, 'Mountain')], hand: ['Healing Salve', 'Lightning Bolt'] },
        { battlefield: ['Plains'] },
      ],
    });
    game.cast('Lightning Bolt', { targets: 'p0' }).resolve();
    expect([game.life(0), game.happenings('damage').length, game.happenings('life')]).toEqual([20, 1, []]);
  });

  test('CR 101.2: what cannot be countered stays where it is', () => {
    const game = scenario({
      players: [
        { battlefield: copies(2, 'Forest'), hand: ['Blurred Mongoose'] },
        { battlefield: copies(2, 'Island'), hand: ['Counterspell'] },
      ],
    });
    game.cast('Blurred Mongoose').pass().cast('Counterspell', { targets: 'Blurred Mongoose' }).resolveAll();
    expect(game.battlefield).toContain('Blurred Mongoose');
    expect(game.zone('graveyard', 1)).toEqual(['Counterspell']);
  });

  test('CR 101.3: what is impossible of an instruction is left undone, and the rest is done', () => {
    const game = scenario({
      players: [{ battlefield: copies(3, 'Swamp'), hand: ['Mind Rot'] }, { hand: ['Forest'] }],
    });
    expect(game.cast('Mind Rot', { targets: 'p1' }).resolve().zone('graveyard', 1)).toEqual(['Forest']);
  });
});

describe('choices of several players', () => {
  test('CR 101.4, example 1: all choose a creature in turn order, then all are sacrificed at once', () => {
    const game = scenario({
      players: [
        { battlefield: ['Grizzly Bears', 'Blood Artist'] },
        { battlefield: ['Hill Giant', 'Craw Wurm', 'Swamp'], hand: ['Innocent Blood'] },
        { battlefield: ['Storm Crow', 'Giant Spider'] },
      ],
      active: 1,
    });
    game.cast('Innocent Blood').pass().pass();
    expect(game.question?.player).toBe(0);
    game.pass({
      'p0 sacrifice': 'Blood Artist',
      'p1 sacrifice': 'Hill Giant',
      'p2 sacrifice': 'Giant Spider',
      'order of triggers': ['a Blood Artist/0', 'a Blood Artist/0#2', 'a Blood Artist/0#3'],
      'p0 targets': inTurn('p1', 'p1', 'p2'),
    });
    expect(game.asked.slice(0, 3)).toEqual(['p1 sacrifice', 'p2 sacrifice', 'p0 sacrifice']);
    expect(game.happenings('triggered').length).toBe(3);
    expect(game.battlefield).toEqual(['Grizzly Bears', 'Craw Wurm', 'Swamp', 'Storm Crow']);
  });
});
