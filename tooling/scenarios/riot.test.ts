import { describe, expect, test } from 'vitest';
import { copies, inTurn, scenario, type SideSpec } from '../testing/scenario.ts';

/** CR 702.136 */

const mine = (side: SideSpec) => scenario({ players: [side, {}] });
const LANDS = copies(5, 'Plateau');

describe('riot', () => {
  const goblin = (side: Partial<SideSpec> = {}) =>
    mine({
      battlefield: [...(side.battlefield ?? []), 'Mountain', 'Forest'],
      hand: ['Zhur-Taa Goblin'],
    }).cast('Zhur-Taa Goblin');

  test('CR 702.136a: it enters with a counter, or has haste for as long as it stays', () => {
    const grown = goblin().resolve({ 'as it enters': '+1/+1 counter' });
    expect(grown.permanent('Zhur-Taa Goblin')).toMatchObject({ counters: { '+1/+1': 1 }, keywords: [] });
    const hasty = goblin().resolve({ 'as it enters': 'haste' });
    expect(hasty.permanent('Zhur-Taa Goblin')).toMatchObject({ counters: {}, keywords: ['haste'] });
  });

  test('CR 702.136a, 614.17: it has haste where it cannot have the counter', () => {
    const game = goblin({ battlefield: ['Solemnity'] }).resolve();
    expect([game.asked, game.permanent('Zhur-Taa Goblin').keywords]).toEqual([[], ['haste']]);
  });

  test('CR 702.136b: each instance is chosen for', () => {
    const game = goblin({ battlefield: ['Rhythm of the Wild', 'Rhythm of the Wild'] });
    game.resolve({ 'as it enters': inTurn('+1/+1 counter', 'haste', '+1/+1 counter') });
    expect(game.permanent('Zhur-Taa Goblin')).toMatchObject({ counters: { '+1/+1': 2 }, keywords: ['haste'] });
  });

  test('CR 614.12: what an effect would give riot has it before anything else there has', () => {
    const game = mine({ battlefield: ['Rhythm of the Wild'], hand: ['Memnite'] }).cast('Memnite');
    expect(game.resolve({ 'as it enters': 'haste' }).permanent('Memnite').keywords).toEqual(['haste']);
  });

  test('CR 611.2c, 702.136a: the haste stays in later turns, under another player and without the riot', () => {
    const game = scenario({
      players: [
        {
          battlefield: ['Rhythm of the Wild', ...copies(2, 'Savannah')],
          hand: ['Memnite', 'Naturalize'],
          library: copies(3, 'Plains'),
        },
        { battlefield: copies(4, 'Island'), hand: ['Control Magic'], library: copies(3, 'Plains') },
      ],
    });
    game.cast('Memnite').resolve({ 'as it enters': 'haste' });
    game.cast('Naturalize', { targets: 'Rhythm of the Wild' }).resolve();
    expect(game.permanent('Memnite').keywords).toEqual(['haste']);
    game.goTo('end').pass().goTo('precombat main').cast('Control Magic', { targets: 'Memnite' }).resolve();
    expect(game.permanent('Memnite')).toMatchObject({ controller: 1, keywords: ['haste'] });
  });

  test('CR 614.12: B117, what enters as no creature has none', () => {
    const game = mine({ battlefield: [...LANDS, 'Rhythm of the Wild'], hand: ['Heliod, God of the Sun'] });
    game.cast('Heliod, God of the Sun').resolve();
    expect(game.asked).toEqual([]);
    expect(game.permanent('Heliod, God of the Sun')).toMatchObject({ counters: {}, types: ['enchantment'] });
    expect(game.permanent('Heliod, God of the Sun').keywords).not.toContain('haste');
  });
});
