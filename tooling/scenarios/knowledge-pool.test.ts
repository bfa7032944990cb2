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
  test('CR 608.2g: a spell cast from hand is exiled, and another nonland card of the pile may be cast for nothing', () => {
    const game = bolt(pool(['Hill Giant', 'Forest']));
    game.resolve({ 'spell to cast': 'Hill Giant' });
    expect(game.stack.map(({ ref }) => ref)).toEqual(['Hill Giant']);
    expect(game.zone('exile', 0)).toEqual(['Forest', 'Lightning Bolt']);
    game.resolve();
    expect(game.battlefield).toContain('Hill Giant');
  });

  test('CR 607.3: the pile is what either ability exiled, without the spell that was just exiled', () => {
    const game = bolt(pool(['Grizzly Bears'], { hand: ['Lightning Bolt', 'Shock'] }));
    game.resolve({ 'spell to cast': [] });
    game.cast('Shock', { targets: 'p1' });
    game.resolve({ 'spell to cast': 'Lightning Bolt', targets: 'p1' }).resolve();
    expect(game.life(1)).toBe(17);
  });

  test('CR 607.2a: the pile is as it is when the trigger resolves, not as it was when it triggered', () => {
    const game = bolt(pool([], { hand: ['Lightning Bolt', 'Shock'] }));
    game.cast('Shock', { targets: 'p1' });
    game.resolve();
    expect(game.asked).not.toContain('p0 spell to cast');
    game.resolve({ 'spell to cast': 'Shock', targets: 'p1' });
    expect(game.zone('exile', 0)).toEqual(['Lightning Bolt']);
  });

  test('CR 607.2a: cards are offered whoever owns them, and not what is exiled by something else (field bug B065)', () => {
    const game = scenario({
      players: [
        { battlefield: ['Knowledge Pool', 'Mountain'], hand: ['Lightning Bolt'], exile: ['Hill Giant'] },
        { exile: [{ card: 'Grizzly Bears', exiledWith: 'Knowledge Pool' }] },
      ],
    });
    bolt(game).resolve({ 'spell to cast': 'Grizzly Bears' }).resolve();
    expect(game.permanent('Grizzly Bears')).toMatchObject({ controller: 0, owner: 1 });
  });

  test('CR 400.7: for a spell that another Pool has exiled nothing is done and no card offered (field bug B062)', () => {
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

  test('CR 107.3b: X is 0 for a spell cast for nothing', () => {
    const game = bolt(pool(['Hangarback Walker', 'Blaze']));
    game.resolve({ 'spell to cast': 'Blaze', targets: 'p1' });
    expect(game.stack.at(-1)).toMatchObject({ x: 0, paid: ['without paying'] });
    expect(game.resolve().life(1)).toBe(20);
  });

  test('CR 118.8: mandatory additional costs are paid, with the Pool itself too, or the spell is not cast', () => {
    const game = bolt(pool(['Kuldotha Rebirth']));
    game.resolve({ 'spell to cast': 'Kuldotha Rebirth' });
    expect(game.zone('graveyard', 0)).toEqual(['Knowledge Pool']);
    const without = bolt(pool([`Altar's Reap`])).resolve();
    expect([without.asked, without.stack]).toEqual([[], []]);
  });
});
