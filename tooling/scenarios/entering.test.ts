import { describe, expect, test } from 'vitest';
import { copies, scenario, type SideSpec } from '../testing/scenario.ts';

/** How permanents enter: as what they will be on the battlefield. CR 614.12 */

const LANDS = [...copies(4, 'Badlands'), ...copies(4, 'Tropical Island'), ...copies(2, 'Plains')];
const alone = (mine: SideSpec, theirs: SideSpec = {}) => scenario({ players: [mine, theirs] });

describe('a permanent enters', () => {
  test('CR 614.12, 305.7: without what its text says where it will have no text, and nothing is asked (field bug B077)', () => {
    const watery = (moon: readonly string[]) => {
      const game = alone({ battlefield: moon, hand: ['Watery Grave'] });
      game.play('Watery Grave', moon.length > 0 ? {} : { 'optional payment': false });
      return game.permanent('Watery Grave').tapped;
    };
    expect(watery([])).toBe(true);
    expect(watery(['Blood Moon'])).toBe(false);
    expect(watery(['Magus of the Moon'])).toBe(false);
  });

  test('CR 614.12: tapped unless two life are paid as it enters', () => {
    const game = alone({ hand: ['Watery Grave'] });
    game.play('Watery Grave', { 'optional payment': true });
    expect([game.permanent('Watery Grave').tapped, game.life(0)]).toEqual([false, 18]);
  });

  test('CR 614.12, 613.1f: a creature that will have no abilities gets no counters by them (field bug B078)', () => {
    const tower = (enchantment: readonly string[]) => {
      const game = alone({ battlefield: [...LANDS, ...enchantment], hand: ['Phyrexian Scuta'] });
      game.cast('Phyrexian Scuta', { 'additional cost': 'yes' }).resolve();
      return game.permanent('Phyrexian Scuta').counters;
    };
    expect(tower([])).toEqual({ '+1/+1': 2 });
    expect(tower(['Dress Down'])).toEqual({});
  });

  test('CR 614.12: tapped, as a land that will be a creature, where creatures enter tapped', () => {
    const forest = (mine: readonly string[]) => {
      const game = scenario({
        players: [{ battlefield: mine, hand: ['Forest'] }, { battlefield: ['Imposing Sovereign'] }],
      });
      game.play('Forest');
      return game.permanent('Forest').tapped;
    };
    expect(forest(['Living Lands'])).toBe(true);
    expect(forest([])).toBe(false);
  });

  test('CR 614.12, 614.1a: not at all, as a land that will be a creature, where creatures that were not cast are exiled', () => {
    const grown = (mine: readonly string[]) => {
      const game = alone({
        battlefield: [...mine, 'Containment Priest', ...copies(2, 'Bayou')],
        hand: ['Rampant Growth'],
        library: ['Forest'],
      });
      game.cast('Rampant Growth').resolve({ search: 'Forest' });
      return [game.battlefield.includes('Forest'), game.zone('exile', 0)];
    };
    expect(grown([])).toEqual([true, []]);
    expect(grown(['Living Lands'])).toEqual([false, ['Forest']]);
  });

  test('CR 614.12, 700.5: though creatures are exiled instead, as a God that will be no creature (field bug B115)', () => {
    const god = (mine: readonly string[]) => {
      const game = alone({
        battlefield: [...copies(2, 'Badlands'), 'Containment Priest', ...mine],
        hand: ['Reanimate'],
        graveyard: ['Erebos, God of the Dead'],
      });
      game.cast('Reanimate', { targets: 'Erebos, God of the Dead' }).resolve();
      return [game.battlefield.includes('Erebos, God of the Dead'), game.zone('exile', 0)];
    };
    expect(god([])).toEqual([true, []]);
    expect(god(copies(3, 'Blood Artist'))).toEqual([true, []]);
    expect(god(copies(4, 'Blood Artist'))).toEqual([false, ['Erebos, God of the Dead']]);
  });

  test('CR 614.1a, 601.2: exiled instead unless it was cast, from wherever', () => {
    const returned = alone({
      battlefield: [...LANDS, 'Containment Priest'],
      hand: ['Reanimate'],
      graveyard: ['Hill Giant'],
    });
    returned.cast('Reanimate', { targets: 'Hill Giant' }).resolve();
    expect(returned.zone('exile', 0)).toEqual(['Hill Giant']);
    const cast = alone({ battlefield: [...LANDS, 'Containment Priest'], hand: ['Hill Giant'] });
    cast.cast('Hill Giant').resolve();
    expect(cast.battlefield).toContain('Hill Giant');
  });
});
