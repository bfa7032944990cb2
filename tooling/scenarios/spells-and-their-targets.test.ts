import { describe, expect, test } from 'vitest';
import { copies, inTurn, scenario } from '../testing/scenario.ts';

const LANDS = [...copies(6, 'Island'), ...copies(4, 'Mountain')];

/** Player 1 casts a spell; player 0 answers with theirs. */
function answered(hand: readonly string[], spell: string, says = {}, more: readonly string[] = []) {
  return scenario({
    active: 1,
    players: [
      { battlefield: [...LANDS, ...more], hand },
      { battlefield: [...LANDS, ...copies(4, 'Forest'), 'Grizzly Bears', 'Air Elemental'], hand: [spell] },
    ],
  })
    .cast(spell, says)
    .pass();
}

describe('spells and their targets', () => {
  test('CR 115.7a: where the target has to be changed it cannot stay', () => {
    const game = answered(['Deflection'], 'Lightning Bolt', { targets: 'p0' });
    game.cast('Deflection', { targets: 'Lightning Bolt' }).resolve({ 'new targets': 'p1' }).resolve();
    expect([game.life(0), game.life(1)]).toEqual([20, 17]);
    const stays = answered(['Deflection'], 'Lightning Bolt', { targets: 'p0' });
    stays.cast('Deflection', { targets: 'Lightning Bolt' });
    expect(() => stays.resolve({ 'new targets': 'p0' })).toThrow();
  });

  test('CR 115.7a: where no other target is legal, it stays as it is', () => {
    const game = scenario({
      active: 1,
      players: [
        { battlefield: LANDS, hand: ['Deflection'] },
        { battlefield: [...copies(2, 'Swamp'), 'Hill Giant'], hand: ['Terror'] },
      ],
    });
    game.cast('Terror', { targets: 'Hill Giant' }).pass().cast('Deflection').resolve().resolve();
    expect(game.zone('graveyard', 1)).toEqual(['Hill Giant', 'Terror']);
  });

  test('CR 115.7: a spell with two targets has no single target', () => {
    const game = answered(['Deflection'], 'Rushing River', {
      'additional cost': true,
      targets: inTurn('Grizzly Bears', 'Air Elemental'),
      cost: 'Forest',
    });
    expect(game.offers('cast Deflection')).toBe('incomplete');
  });

  test('CR 115.1: one target may be a spell or a permanent', () => {
    const game = answered(['Unsubstantiate'], 'Hill Giant');
    game.cast('Unsubstantiate', { targets: 'Hill Giant' });
    game.resolve();
    expect([game.zone('hand', 1), game.stack]).toEqual([['Hill Giant'], []]);
    const other = answered(['Unsubstantiate'], 'Hill Giant');
    other.cast('Unsubstantiate', { targets: 'Grizzly Bears' }).resolve();
    expect(other.zone('hand', 1)).toEqual(['Grizzly Bears']);
  });

  test('CR 608.2h: mana for a countered spell is as much as its mana value was on the stack', () => {
    const game = answered(['Mana Drain'], 'Blaze', { X: 3, targets: 'p0' });
    game.cast('Mana Drain', { targets: 'Blaze' }).resolve();
    game.goTo('end').goTo('upkeep').goTo('precombat main');
    game.resolveAll();
    expect(game.view.players[0]?.pool).toHaveLength(4);
  });

  test('CR 201.2a: cards of the name of an exiled spell cannot be cast while it is exiled', () => {
    const game = scenario({
      active: 1,
      players: [
        { battlefield: LANDS, hand: [`Ashiok's Erasure`] },
        {
          battlefield: LANDS,
          hand: [
            { card: 'Shock', as: 'one' },
            { card: 'Shock', as: 'two' },
          ],
        },
      ],
    });
    game.cast('one', { targets: 'p0' }).pass().cast(`Ashiok's Erasure`).resolve().resolve();
    expect(game.zone('exile', 1)).toEqual(['one']);
    expect(game.offers('cast two')).toBe('no');
  });

  test('CR 601.3: after as many spells as a limit lets a player cast none is cast any more', () => {
    const game = scenario({
      players: [{ battlefield: [...LANDS, 'Rule of Law'], hand: ['Shock', 'Lightning Bolt'] }, {}],
    });
    game.cast('Shock', { targets: 'p1' });
    expect(game.offers('cast Lightning Bolt')).toBe('no');
  });

  test('CR 118.9: an alternative cost for three spells of one opponent counts no player together with another', () => {
    const trap = (first: number, second: number) => {
      const shocks = (count: number) => ({ battlefield: copies(3, 'Mountain'), hand: copies(count, 'Shock') });
      const game = scenario({ active: 1, players: [{ hand: ['Mindbreak Trap'] }, shocks(first), shocks(second)] });
      for (let n = 0; n < first; n++) game.cast(n === 0 ? 'Shock' : `Shock#${n + 1}`, { targets: 'p0' });
      game.pass();
      for (let n = first; n < first + second; n++) game.cast(n === 0 ? 'Shock' : `Shock#${n + 1}`, { targets: 'p0' });
      game.pass();
      while (game.view.priority !== 0) game.pass();
      return game.offers('cast Mindbreak Trap');
    };
    expect([trap(3, 0), trap(2, 1)]).toEqual(['completes', 'incomplete']);
  });
});
