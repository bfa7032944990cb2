import { describe, expect, test } from 'vitest';
import { copies, scenario } from '../testing/scenario.ts';

const ISLANDS = copies(6, 'Island');

describe('ending the turn', () => {
  test('CR 724.1b, 724.1d: all on the stack is exiled, what cannot be countered too, and the cleanup step comes', () => {
    const game = scenario({
      players: [
        { battlefield: [...ISLANDS, 'Forest', 'Forest'], hand: ['Blurred Mongoose', 'Time Stop'] },
        { battlefield: copies(2, 'Mountain'), hand: ['Shock'] },
      ],
    });
    game.cast('Blurred Mongoose').pass().cast('Shock', { targets: 'p0' }).pass();
    game.cast('Time Stop').resolve();
    expect([game.stack, game.zone('exile', 0), game.zone('exile', 1), game.life(0)]).toEqual([
      [],
      ['Blurred Mongoose', 'Time Stop'],
      ['Shock'],
      20,
    ]);
    expect([game.view.turn, game.view.step, game.view.active]).toEqual([2, 'upkeep', 1]);
    const steps = game.happenings('step began').map(({ step }) => step);
    expect(steps).toEqual(['cleanup', 'untap', 'upkeep']);
  });

  test('CR 724.1d, 514.2: attackers leave combat, damage wears off, and effects of the turn end', () => {
    const game = scenario({
      players: [
        { battlefield: ['Hill Giant', 'Forest'], hand: ['Giant Growth'] },
        { battlefield: ISLANDS, hand: ['Time Stop'] },
      ],
    });
    game.goTo('declare attackers', { attackers: 'Hill Giant>p1' });
    game.cast('Giant Growth', { targets: 'Hill Giant' }).resolve();
    game.pass().cast('Time Stop').resolve();
    expect([game.life(1), game.permanent('Hill Giant').attacking, game.size('Hill Giant')]).toEqual([20, null, '3/3']);
  });

  test('CR 724.1f, 514.3a: what triggers meanwhile is put on the stack in the cleanup step, and another follows', () => {
    const game = scenario({
      players: [
        { battlefield: [...ISLANDS], hand: [...copies(8, 'Hill Giant'), 'Time Stop'] },
        { battlefield: ['Megrim'] },
      ],
    });
    game.cast('Time Stop').resolve({ 'discard to hand size': 'Hill Giant' });
    expect([game.view.step, game.stack.map(({ name }) => name), game.life(0)]).toEqual(['cleanup', ['Megrim'], 20]);
    game.resolve().goTo('upkeep');
    expect(game.life(0)).toBe(18);
    expect(game.happenings('step began').map(({ step }) => step)).toEqual(['cleanup', 'untap', 'upkeep']);
  });

  test('CR 724.1e: what would trigger at the beginning of the end step waits for that of the next turn', () => {
    const game = scenario({
      players: [
        { battlefield: [...ISLANDS, ...copies(3, 'Plains')], hand: ['Flickerwisp', 'Time Stop'] },
        { battlefield: ['Grizzly Bears'] },
      ],
    });
    game.cast('Flickerwisp').resolve({ targets: 'Grizzly Bears' }).resolve();
    game.cast('Time Stop').resolve();
    expect([game.view.turn, game.view.step, game.zone('exile', 1)]).toEqual([2, 'upkeep', ['Grizzly Bears']]);
    expect(game.goTo('end').resolve().battlefield).toContain('Grizzly Bears');
  });
});
