import { describe, expect, test } from 'vitest';
import { copies, inTurn, scenario, type SideSpec } from '../testing/scenario.ts';

const alone = (mine: SideSpec, theirs: SideSpec = {}) => scenario({ players: [mine, theirs] });
const ISLANDS = copies(10, 'Island');
const emerge = { 'alternative cost': 'emerge' } as const;

/** Whether a player with so many Islands and these permanents is said to be able to cast Wretched Gryff, by emerge alone. */
const offered = (islands: number, ...battlefield: readonly string[]) =>
  alone({ battlefield: [...copies(islands, 'Island'), ...battlefield], hand: ['Wretched Gryff'] }).offers(
    'cast Wretched Gryff',
  );

describe('emerge', () => {
  test('CR 702.119a: a creature is sacrificed, and the total cost is less by its mana value in generic mana', () => {
    const game = alone({ battlefield: [...copies(3, 'Island'), 'Hill Giant'], hand: ['Elder Deep-Fiend'] });
    game.cast('Elder Deep-Fiend', { ...emerge, targets: [] });
    expect(game.stack[0]).toMatchObject({ manaSpent: 'UUU', paid: ['emerge'], manaValue: 8, colors: [] });
    expect([game.battlefield.includes('Hill Giant'), game.zone('graveyard', 0)]).toEqual([false, ['Hill Giant']]);
  });

  test('CR 118.7a: coloured mana is never reduced', () => {
    const game = alone({ battlefield: [...copies(4, 'Island'), 'Craw Wurm'], hand: ['Elder Deep-Fiend'] });
    game.cast('Elder Deep-Fiend', { ...emerge, targets: [] });
    expect(game.stack[0]?.manaSpent).toBe('UU');
    expect(offered(0, 'Craw Wurm')).toBe('incomplete');
    expect(offered(1, 'Craw Wurm')).toBe('completes');
  });

  test('CR 107.3g, 111.1: a token and a creature whose mana value is X make it no cheaper, but may be sacrificed', () => {
    expect(offered(5, 'Doomed Traveler/Spirit')).toBe('incomplete');
    expect(offered(6, 'Doomed Traveler/Spirit')).toBe('completes');
    const game = alone({
      battlefield: [...copies(6, 'Island'), { card: 'Endless One', counters: { '+1/+1': 4 } }],
      hand: ['Wretched Gryff'],
    });
    expect(game.cast('Wretched Gryff', emerge).stack[0]?.manaSpent).toBe('UUUUUU');
  });

  test('CR 702.119a: without a creature there is no emerging', () => {
    expect(offered(6)).toBe('incomplete');
    expect(offered(7)).toBe('completes');
  });

  test('CR 702.119c: the creature is chosen with the cost', () => {
    const game = alone({
      battlefield: [...ISLANDS, 'Hill Giant', 'Craw Wurm', 'Grizzly Bears'],
      hand: ['Wretched Gryff'],
    });
    game.cast('Wretched Gryff', { ...emerge, cost: 'Grizzly Bears' });
    expect([game.stack[0]?.manaSpent, game.zone('graveyard', 0)]).toEqual(['UUUU', ['Grizzly Bears']]);
  });

  test('CR 601.2g, 702.119c: what is to be sacrificed is there while mana abilities are activated', () => {
    const game = alone({ battlefield: [...copies(4, 'Island'), 'Llanowar Elves'], hand: ['Wretched Gryff'] });
    game.cast('Wretched Gryff', { ...emerge, pay: ['Llanowar Elves', 'Island', 'Island#2', 'Island#3', 'Island#4'] });
    expect([game.stack[0]?.manaSpent, game.zone('graveyard', 0)]).toEqual(['UUUUG', ['Llanowar Elves']]);
  });

  test('CR 601.2h: what was chosen and is gone cannot be sacrificed, so the spell is taken back', () => {
    const game = alone({
      battlefield: [...copies(4, 'Island'), 'Grizzly Bears', "Ashnod's Altar"],
      hand: ['Wretched Gryff'],
    });
    const kept = inTurn(false, false, false);
    const altar = { ...emerge, pay: ["Ashnod's Altar", 'Island', 'Island#2'], 'keep mana': kept };
    expect(() => game.cast('Wretched Gryff', altar)).toThrow('taken back');
    expect(game.zone('hand', 0)).toEqual(['Wretched Gryff']);
  });

  test('CR 601.2f: increases come before, a floor comes after what emerging takes off', () => {
    expect(offered(3, 'Hill Giant', 'Sphere of Resistance')).toBe('completes');
    expect(offered(2, 'Hill Giant', 'Sphere of Resistance')).toBe('incomplete');
    expect(offered(3, 'Craw Wurm', 'Trinisphere')).toBe('completes');
    expect(offered(2, 'Craw Wurm', 'Trinisphere')).toBe('incomplete');
  });

  test('CR 118.9a: cast without paying its mana cost, it does not emerge from anything', () => {
    const game = alone({ battlefield: ['Omniscience', 'Hill Giant', 'Island'], hand: ['Wretched Gryff'] });
    game.cast('Wretched Gryff', { 'alternative cost': 'without paying' });
    expect([game.stack[0]?.paid, game.battlefield.includes('Hill Giant')]).toEqual([['without paying'], true]);
    const pool = alone({
      battlefield: ['Knowledge Pool', 'Hill Giant', 'Mountain'],
      hand: ['Shock'],
      exile: [{ card: 'Wretched Gryff', exiledWith: 'Knowledge Pool' }],
    });
    pool.cast('Shock', { targets: 'p1' }).resolve({ 'spell to cast': 'Wretched Gryff' });
    expect([pool.asked, pool.battlefield.includes('Hill Giant')]).toEqual([['p0 spell to cast'], true]);
  });
});
