import { describe, expect, test } from 'vitest';
import { copies, scenario, type SideSpec } from '../testing/scenario.ts';

/** What real engines got wrong about costs, and about who may cast what. CR 118, 601 */

const LANDS = [...copies(7, 'Island'), ...copies(7, 'Forest')];

const alone = (mine: SideSpec, theirs: SideSpec = {}) =>
  scenario({ players: [{ ...mine, battlefield: [...LANDS, ...(mine.battlefield ?? [])] }, theirs] });

describe('costs', () => {
  test('CR 118.9a: of two alternative costs one is paid, the free one or the other in full (field bug B003)', () => {
    const rift = (way: string) => {
      const game = alone(
        { battlefield: ['Omniscience'], hand: ['Cyclonic Rift'] },
        { battlefield: ['Grizzly Bears', 'Hill Giant'] },
      );
      const free = way === 'without paying';
      game.cast('Cyclonic Rift', { 'alternative cost': way, ...(free ? { targets: 'Hill Giant' } : {}) });
      const spent = game.stack[0]?.manaSpent.length;
      return [spent, game.resolve().zone('hand', 1)];
    };
    expect(rift('without paying')).toEqual([0, ['Hill Giant']]);
    expect(rift('overload')).toEqual([7, ['Grizzly Bears', 'Hill Giant']]);
  });

  test('CR 118.9d, 601.2f: a free spell is entwined for the entwine cost (field bug B004)', () => {
    const game = alone(
      { battlefield: ['Omniscience'], hand: ['Reap and Sow'], library: ['Plains'] },
      { battlefield: ['Mountain'] },
    );
    game.cast('Reap and Sow', {
      'alternative cost': 'without paying',
      modes: ['mode 0', 'mode 1'],
      targets: 'Mountain',
    });
    expect(game.stack[0]?.manaSpent.length).toBe(2);
  });

  test('CR 202.3e: what compares a spell as it is cast sees its mana value with X (field bug B008)', () => {
    const chalice = (counters: number) =>
      alone(
        { battlefield: copies(5, 'Mountain'), hand: ['Blaze'] },
        { battlefield: [{ card: 'Chalice of the Void', counters: { charge: counters } }] },
      )
        .cast('Blaze', { X: 4, targets: 'p1' })
        .resolveAll()
        .life(1);
    expect([chalice(5), chalice(1)]).toEqual([20, 16]);
  });

  test('CR 601.2f: a spell of several parts is taxed once (field bug B015)', () => {
    const game = alone(
      { hand: ['Reap and Sow'], library: ['Plains'] },
      { battlefield: ['Thalia, Guardian of Thraben', 'Mountain'] },
    );
    game.cast('Reap and Sow', { modes: ['mode 0', 'mode 1'], targets: 'Mountain' });
    expect(game.stack[0]?.manaSpent.length).toBe(4 + 2 + 1);
  });
});

describe('permissions', () => {
  test('CR 601.2b, 601.3: a permission for cards in hand makes nothing free that is cast from a library (field bug B002)', () => {
    const game = alone({
      battlefield: ['Omniscience', 'Future Sight'],
      library: ['Grizzly Bears', 'Opt'],
      hand: ['Giant Octopus'],
    });
    expect(game.cast('Giant Octopus', { 'alternative cost': 'without paying' }).stack[0]?.manaSpent).toBe('');
    game.resolve().cast('Grizzly Bears by Future Sight');
    expect(game.stack[0]).toMatchObject({ paid: [], manaSpent: 'GG' });
  });

  test('CR 118.9, 608.2g: what is cast for nothing needs no source of mana (field bug B063)', () => {
    const game = scenario({
      players: [
        {
          battlefield: ['Knowledge Pool', 'Mountain'],
          hand: ['Shock'],
          exile: [{ card: 'Hill Giant', exiledWith: 'Knowledge Pool' }],
        },
        {},
      ],
    });
    game.cast('Shock', { targets: 'p1' });
    expect(game.permanent('Mountain').tapped).toBe(true);
    expect(game.resolve({ 'spell to cast': 'Hill Giant' }).stack.map(({ ref }) => ref)).toEqual(['Hill Giant']);
  });

  test('CR 607.2a, 608.2g: what was exiled by something else cannot be cast instead (field bug B065)', () => {
    const swapped = (chosen: string) => {
      const game = scenario({
        players: [
          {
            battlefield: ['Knowledge Pool', 'Mountain'],
            hand: ['Shock'],
            exile: ['Grizzly Bears', { card: 'Hill Giant', exiledWith: 'Knowledge Pool' }],
          },
          {},
        ],
      });
      game.cast('Shock', { targets: 'p1' }).resolve({ 'spell to cast': chosen });
      return game.stack.map(({ ref }) => ref);
    };
    expect(swapped('Hill Giant')).toEqual(['Hill Giant']);
    expect(() => swapped('Grizzly Bears')).toThrow('is no option');
  });

  test('CR 608.2c: whose spell it is, from that library is exiled, and that player may cast (field bug B069)', () => {
    const game = scenario({
      active: 1,
      players: [
        { battlefield: ['Possibility Storm'], library: ['Opt', 'Opt'] },
        { battlefield: ['Mountain'], hand: ['Shock'], library: ['Forest', 'Lightning Bolt', 'Plains'] },
      ],
    });
    game.cast('Shock', { targets: 'p0' }).resolve({ 'p1 spell to cast': 'Lightning Bolt', targets: 'p0' });
    expect(game.stack.at(-1)).toMatchObject({ ref: 'Lightning Bolt', controller: 1 });
    expect([game.zone('library', 0), game.zone('library', 1)[0]]).toEqual([['Opt', 'Opt#2'], 'Plains']);
  });
});
