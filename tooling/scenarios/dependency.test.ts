import { describe, expect, test } from 'vitest';
import { copies, scenario } from '../testing/scenario.ts';

/** Effects of one layer that depend on each other. CR 613.8 */

describe('dependency', () => {
  const moons = (...battlefield: readonly string[]) => scenario({ players: [{ battlefield }, {}] });

  test('CR 613.8a: what removes the ability of another effect comes first, in both orders (field bug B076)', () => {
    for (const enchantments of [
      ['Blood Moon', 'Urborg, Tomb of Yawgmoth'],
      ['Urborg, Tomb of Yawgmoth', 'Blood Moon'],
    ]) {
      const game = moons(...enchantments, 'Island', 'Tundra');
      expect(game.permanent('Urborg, Tomb of Yawgmoth').subtypes).toEqual(['Mountain']);
      expect([game.permanent('Island').subtypes, game.permanent('Tundra').subtypes]).toEqual([
        ['Island'],
        ['Mountain'],
      ]);
    }
  });

  test('CR 613.8a: what changes the things that another effect applies to comes first, in both orders', () => {
    for (const enchantments of [
      ['Blood Moon', 'Conversion'],
      ['Conversion', 'Blood Moon'],
    ]) {
      expect(moons(...enchantments, 'Tundra', 'Island').permanent('Tundra').subtypes).toEqual(['Plains']);
    }
  });

  test('CR 613.8, 305.7: a Forest by one effect is a creature by another, whichever is older', () => {
    for (const enchantments of [
      ['Living Lands', 'Prismatic Omen'],
      ['Prismatic Omen', 'Living Lands'],
    ]) {
      expect(moons(...enchantments, 'Island').permanent('Island').types).toEqual(['land', 'creature']);
    }
  });

  test('CR 613.8a: who controls a permanent that gives control comes first, whichever is older', () => {
    const game = scenario({
      players: [
        { battlefield: [{ card: 'Control Magic', attachedTo: 'Hill Giant' }] },
        { battlefield: ['Hill Giant', ...copies(6, 'Island')], hand: ['Confiscate'] },
      ],
      active: 1,
    });
    game.cast('Confiscate', { targets: 'Control Magic' }).resolve();
    expect([game.permanent('Control Magic').controller, game.permanent('Hill Giant').controller]).toEqual([1, 1]);
  });
});
