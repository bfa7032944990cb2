import { describe, expect, test } from 'vitest';
import { copies, type Scenario, scenario, type ScenarioSpec } from '../testing/scenario.ts';

const MOUNTAINS = copies(6, 'Mountain');

/** A Pool of player 0 with these cards in its pile, and player 0 holding a Lightning Bolt. */
function pool(pile: readonly string[], more: Partial<ScenarioSpec['players'][number]> = {}, theirs = {}): Scenario {
  const exile = pile.map((card) => ({ card, exiledWith: 'Knowledge Pool' }));
  const { battlefield = [], ...others } = more;
  return scenario({
    players: [
      { battlefield: ['Knowledge Pool', ...MOUNTAINS, ...battlefield], hand: ['Lightning Bolt'], exile, ...others },
      theirs,
    ],
  });
}

const bolt = (game: Scenario) => game.cast('Lightning Bolt', { targets: 'p1' });

describe('Knowledge Pool', () => {
  test('exiles a spell cast from hand, and another nonland card of its pile may be cast for nothing', () => {
    const game = bolt(pool(['Hill Giant', 'Forest']));
    game.resolve({ 'spell to cast': 'Hill Giant' });
    expect(game.stack.map(({ ref }) => ref)).toEqual(['Hill Giant']);
    expect(game.zone('exile', 0)).toEqual(['Forest', 'Lightning Bolt']);
    game.resolve();
    expect(game.battlefield).toContain('Hill Giant');
  });

  test('offers what was exiled with it by either ability, and not the spell that was just exiled', () => {
    const game = bolt(pool(['Grizzly Bears'], { hand: ['Lightning Bolt', 'Shock'] }));
    game.resolve({ 'spell to cast': [] });
    game.cast('Shock', { targets: 'p1' });
    game.resolve({ 'spell to cast': 'Lightning Bolt', targets: 'p1' }).resolve();
    expect(game.life(1)).toBe(17);
  });

  test('keeps its pile as it is when the trigger resolves, not as it was when it triggered', () => {
    const game = bolt(pool([], { hand: ['Lightning Bolt', 'Shock'] }));
    game.cast('Shock', { targets: 'p1' });
    game.resolve();
    expect(game.asked).not.toContain('p0 spell to cast');
    game.resolve({ 'spell to cast': 'Shock', targets: 'p1' });
    expect(game.zone('exile', 0)).toEqual(['Lightning Bolt']);
  });

  test('offers cards whoever owns them, and not what is exiled by something else', () => {
    const game = scenario({
      players: [
        { battlefield: ['Knowledge Pool', 'Mountain'], hand: ['Lightning Bolt'], exile: ['Hill Giant'] },
        { exile: [{ card: 'Grizzly Bears', exiledWith: 'Knowledge Pool' }] },
      ],
    });
    bolt(game).resolve({ 'spell to cast': 'Grizzly Bears' }).resolve();
    expect(game.permanent('Grizzly Bears')).toMatchObject({ controller: 0, owner: 1 });
  });

  test('does nothing about a spell that another Pool has exiled: it offers no card then (CR 608.2h)', () => {
    const game = scenario({
      players: [
        {
          battlefield: ['Knowledge Pool', 'Mountain'],
          hand: ['Lightning Bolt'],
          exile: [{ card: 'Hill Giant', exiledWith: 'Knowledge Pool' }],
        },
        { battlefield: ['Knowledge Pool'], exile: [{ card: 'Grizzly Bears', exiledWith: 'Knowledge Pool#2' }] },
      ],
    });
    bolt(game).resolve({ 'spell to cast': 'Grizzly Bears' });
    expect(game.stack.map(({ ref }) => ref)).toEqual(['t1', 'Grizzly Bears']);
    expect(game.resolveAll().asked).toEqual([]);
    expect(game.zone('exile', 0)).toEqual(['Hill Giant', 'Lightning Bolt']);
  });

  test('takes X as 0 for a spell cast for nothing (CR 107.3b)', () => {
    const game = bolt(pool(['Hangarback Walker', 'Blaze']));
    game.resolve({ 'spell to cast': 'Blaze', targets: 'p1' });
    expect(game.stack.at(-1)).toMatchObject({ x: 0, paid: ['without paying'] });
    expect(game.resolve().life(1)).toBe(20);
  });

  test('asks for mandatory additional costs, which may be paid with the Pool itself, or not at all (CR 118.8)', () => {
    const game = bolt(pool(['Kuldotha Rebirth']));
    game.resolve({ 'spell to cast': 'Kuldotha Rebirth' });
    expect(game.zone('graveyard', 0)).toEqual(['Knowledge Pool']);
    const without = bolt(pool([`Altar's Reap`])).resolve();
    expect([without.asked, without.stack]).toEqual([[], []]);
  });
});
