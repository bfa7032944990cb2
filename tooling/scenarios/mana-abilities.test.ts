import { describe, expect, test } from 'vitest';
import { copies, scenario } from '../testing/scenario.ts';

/** Which abilities are mana abilities, and how they are activated and resolve. CR 605 */

describe('which abilities are mana abilities', () => {
  test("CR 605.2, example 1: Gaea's Cradle's ability is a mana ability with no creature about", () => {
    const game = scenario({ players: [{ battlefield: ["Gaea's Cradle"] }, {}] });
    game.activate("Gaea's Cradle");
    expect([game.stack.length, game.pool(0)]).toEqual([0, '']);
    expect(game.happenings('activated')).toMatchObject([{ manaAbility: true }]);
  });

  test('CR 605.1a: an ability that draws a card is none, and goes on the stack', () => {
    const game = scenario({ players: [{ battlefield: ['Chromatic Sphere', 'Wastes'] }, {}] });
    game.activate('Chromatic Sphere');
    expect([game.stack.map(({ source }) => source), game.pool(0)]).toEqual([['Chromatic Sphere'], '']);
    game.resolve({ 'mana type': 'U' });
    expect([game.pool(0), game.zone('hand', 0).length]).toEqual(['U', 1]);
  });

  test('CR 605.1a, 605.5a: an ability with a target is none', () => {
    const game = scenario({
      players: [{ battlefield: ['Deathrite Shaman'], graveyard: ['Forest'] }, { graveyard: ['Island'] }],
    });
    game.activate('Deathrite Shaman/0', { targets: 'Forest' });
    expect([game.stack.length, game.pool(0)]).toEqual([1, '']);
    expect(game.resolve({ 'mana type': 'B' }).pool(0)).toBe('B');
  });

  test('CR 605.1b: adding mana as a permanent enters is no mana ability, and uses the stack', () => {
    const game = scenario({ players: [{ hand: ['Crumbling Vestige'] }, {}] });
    game.play('Crumbling Vestige');
    expect(game.stack.map(({ source }) => source)).toEqual(['Crumbling Vestige']);
    expect(game.resolve({ 'mana type': 'R' }).pool(0)).toBe('R');
  });

  test('CR 605.5a: what triggers on tapping for mana and adds none uses the stack', () => {
    const game = scenario({ players: [{ battlefield: ['Forest'] }, { battlefield: ['Manabarbs'] }] });
    game.activate('Forest');
    expect([game.pool(0), game.stack.length, game.life(0)]).toEqual(['G', 1, 20]);
    expect(game.resolve().life(0)).toBe(19);
  });
});

describe('activating mana abilities', () => {
  test('CR 605.3a: while a cost is being paid (field bug B018)', () => {
    const game = scenario({ players: [{ battlefield: ['Wall of Roots'], hand: ['Giant Growth'] }, {}] });
    game.cast('Giant Growth', { targets: 'Wall of Roots', pay: ['Wall of Roots'] });
    expect(game.stack).toMatchObject([{ ref: 'Giant Growth', manaSpent: 'G' }]);
    expect(game.size('Wall of Roots')).toBe('0/4');
    expect(game.offers('activate Wall of Roots/0')).toBe('no');
  });

  test('CR 605.3a: while a spell resolves and asks for a payment', () => {
    const game = scenario({
      players: [
        { battlefield: copies(4, 'Island'), hand: ['Divination'] },
        { battlefield: copies(2, 'Island'), hand: ['Mana Leak'] },
      ],
    });
    game
      .cast('Divination', { pay: ['Island', 'Island#2', 'Island#3'] })
      .pass()
      .cast('Mana Leak', { targets: 'Divination' });
    game.resolve();
    expect(game.zone('graveyard', 0)).toEqual(['Divination']);
    const paying = scenario({
      players: [
        { battlefield: copies(6, 'Island'), hand: ['Divination'] },
        { battlefield: copies(2, 'Island'), hand: ['Mana Leak'] },
      ],
    });
    paying
      .cast('Divination', { pay: ['Island', 'Island#2', 'Island#3'] })
      .pass()
      .cast('Mana Leak', { targets: 'Divination' })
      .resolve({ 'optional payment': true });
    expect(paying.stack.map(({ ref }) => ref)).toEqual(['Divination']);
    expect(paying.view.battlefield.filter(({ tapped, controller }) => tapped && controller === 0).length).toBe(6);
  });

  test('CR 605.3b: they resolve at once, and no one can respond', () => {
    const game = scenario({ players: [{ battlefield: ['Forest'] }, { hand: ['Stifle'], battlefield: ['Island'] }] });
    game.activate('Forest');
    expect(game.question?.player).toBe(0);
    game.pass();
    expect(game.offers('cast Stifle')).not.toBe('completes');
  });

  test('CR 605.3c: a mana ability that is being activated cannot be activated for its own cost', () => {
    const game = scenario({ players: [{ battlefield: ['Azorius Signet', 'Basalt Monolith'] }, {}] });
    expect(() => game.activate('Azorius Signet', { pay: ['Azorius Signet'] })).toThrow('no option');
  });
});

describe('triggered mana abilities', () => {
  test('CR 605.4a, example 1: what Mana Flare adds while a spell is being cast pays for that spell', () => {
    const game = scenario({
      players: [{ battlefield: ['Island', 'Mountain', 'Mana Flare'], hand: ['Divination'] }, {}],
    });
    game.cast('Divination', { pay: ['Mountain', 'Island'], 'mana to spend': 'UUR' });
    expect(game.stack).toMatchObject([{ ref: 'Divination', manaSpent: 'UUR' }]);
    expect(game.pool(0)).toBe('R');
  });

  test('CR 605.4a: they resolve at once, after the ability that triggered them', () => {
    const game = scenario({ players: [{ battlefield: ['Forest'] }, { battlefield: ['Heartbeat of Spring'] }] });
    game.activate('Forest');
    expect([game.pool(0), game.stack.length]).toEqual(['GG', 0]);
    expect(game.happenings('mana added')).toMatchObject([
      { mana: 'G', source: 'Forest', triggered: false },
      { mana: 'G', source: 'Heartbeat of Spring', triggered: true },
    ]);
  });
});
