import { describe, expect, test } from 'vitest';
import { copies, scenario } from '../testing/scenario.ts';

/** The types of mana that a permanent could produce. CR 106.7 */

describe('the types that a permanent could produce', () => {
  test('CR 106.7, example 1: Exotic Orchard needs a land of an opponent that makes a colour, in the end (field bugs B153 and B154)', () => {
    const types = (own: readonly string[], theirs: readonly string[]) =>
      scenario({ players: [{ battlefield: ['Exotic Orchard', ...own] }, { battlefield: theirs }] })
        .activate('Exotic Orchard')
        .pool(0);
    expect(types([], [])).toBe('');
    expect(types(['Forest'], [])).toBe('');
    expect(types([], ['Exotic Orchard'])).toBe('');
    expect(types(['Forest'], ['Exotic Orchard'])).toBe('G');
    expect(types([], ['Exotic Orchard', 'Forest'])).toBe('G');
    expect(types([], ['Wastes'])).toBe('');
  });

  test('CR 106.7: each Exotic Orchard makes green when one player has a Forest as well', () => {
    const game = scenario({
      players: [{ battlefield: ['Exotic Orchard', 'Forest'] }, { battlefield: ['Exotic Orchard'] }],
    });
    expect(game.activate('Exotic Orchard').pool(0)).toBe('G');
    expect(game.pass().activate('Exotic Orchard#2').pool(1)).toBe('G');
  });

  test('CR 106.7: costs are ignored, so Cascading Cataracts could produce every type (field bug B152)', () => {
    const game = scenario({ players: [{ battlefield: ['Reflecting Pool', 'Cascading Cataracts'] }, {}] });
    for (const type of ['W', 'U', 'B', 'R', 'G', 'C']) {
      const one = scenario({ players: [{ battlefield: ['Reflecting Pool', 'Cascading Cataracts'] }, {}] });
      expect(one.activate('Reflecting Pool', { 'mana type': type }).pool(0)).toBe(type);
    }
    expect(game.offers('activate Cascading Cataracts/1')).not.toBe('completes');
  });

  test('CR 106.7: a triggered ability of the permanent counts, so does a tapped one (field bug B155)', () => {
    const vestige = { card: 'Crumbling Vestige', tapped: true };
    const game = scenario({ players: [{ battlefield: ['Reflecting Pool', vestige] }, {}] });
    expect(game.activate('Reflecting Pool', { 'mana type': 'W' }).pool(0)).toBe('W');
  });

  test('CR 106.7: replacement effects are taken into account, in any order', () => {
    const stone = (...theirs: readonly string[]) =>
      scenario({ players: [{ battlefield: ['Fellwar Stone'] }, { battlefield: theirs }] });
    expect(stone('Forest', 'Contamination').activate('Fellwar Stone').pool(0)).toBe('B');
    expect(stone('Wastes', 'Contamination').activate('Fellwar Stone').pool(0)).toBe('B');
    expect(stone('Contamination').activate('Fellwar Stone').pool(0)).toBe('');
    expect(stone('Exotic Orchard', 'Contamination').activate('Fellwar Stone').pool(0)).toBe('');
  });

  test('CR 106.7: a tapped land counts, one whose ability would add nothing does not', () => {
    const pool = (...others: readonly (string | { card: string; tapped: boolean })[]) =>
      scenario({ players: [{ battlefield: ['Reflecting Pool', ...others] }, {}] })
        .activate('Reflecting Pool')
        .pool(0);
    expect(pool({ card: 'Forest', tapped: true })).toBe('G');
    expect(pool("Gaea's Cradle")).toBe('');
    expect(pool("Gaea's Cradle", 'Memnite')).toBe('G');
  });

  test('CR 106.7: other costs and conditions of activation are ignored as well, and granted abilities count', () => {
    const types = (...theirs: readonly string[]) =>
      scenario({ players: [{ battlefield: ['Fellwar Stone'] }, { battlefield: theirs }] });
    for (const theirs of [['Vivid Crag'], ['Spire of Industry'], ['Wastes', 'Chromatic Lantern']])
      expect(
        types(...theirs)
          .activate('Fellwar Stone', { 'mana type': 'U' })
          .pool(0),
      ).toBe('U');
  });

  test('CR 106.7: under Blood Moon a nonbasic land could produce red only', () => {
    const game = scenario({
      players: [{ battlefield: ['Reflecting Pool', 'Tundra'] }, { battlefield: ['Blood Moon'] }],
    });
    expect(game.activate('Reflecting Pool').pool(0)).toBe('R');
  });

  test('CR 106.7, 608.2h: what was sacrificed for the cost counts as it was', () => {
    const game = scenario({ players: [{ battlefield: ['Squandered Resources', 'Reflecting Pool', 'Forest'] }, {}] });
    expect(game.activate('Squandered Resources', { cost: 'Reflecting Pool' }).pool(0)).toBe('G');
  });

  test('CR 106.7, 605.3b: Reflecting Pool makes one mana, at once, however many lands there are (field bug B156)', () => {
    const game = scenario({ players: [{ battlefield: ['Reflecting Pool', 'Forest', 'Island', 'Swamp'] }, {}] });
    game.activate('Reflecting Pool', { 'mana type': 'U' });
    expect([game.pool(0), game.stack.length]).toEqual(['U', 0]);
  });

  test('CR 106.7: two Reflecting Pools alone make nothing', () => {
    const game = scenario({ players: [{ battlefield: copies(2, 'Reflecting Pool') }, {}] });
    expect(game.activate('Reflecting Pool').pool(0)).toBe('');
  });
});
