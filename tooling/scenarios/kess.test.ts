import { describe, expect, test } from 'vitest';
import { copies, type Says, type Scenario, scenario, type SideSpec } from '../testing/scenario.ts';

const LANDS = [...copies(4, 'Island'), ...copies(4, 'Mountain')];
const KESS = 'Kess, Dissident Mage';

function kess(graveyard: readonly string[], more: SideSpec = {}, active = 0): Scenario {
  const { battlefield = [], ...others } = more;
  return scenario({
    active,
    players: [{ battlefield: [KESS, ...LANDS, ...battlefield], graveyard, ...others }, {}],
  });
}

describe('Kess', () => {
  test('CR 601.3: a permission lets one instant or sorcery be cast from the graveyard, and exiles it instead of it going back', () => {
    const game = kess(['Lightning Bolt', 'Shock', 'Hill Giant']);
    expect(game.options.filter((option) => option.startsWith('cast'))).toEqual([
      `cast Lightning Bolt by ${KESS}`,
      `cast Shock by ${KESS}`,
    ]);
    game.cast(`Lightning Bolt by ${KESS}`, { targets: 'p1' });
    expect(game.options.filter((option) => option.startsWith('cast'))).toEqual([]);
    expect(game.resolve().zone('exile', 0)).toEqual(['Lightning Bolt']);
  });

  test("CR 601.3: a permission for its controller's turns is none in others", () => {
    expect(kess(['Lightning Bolt'], {}, 1).pass().options).toEqual(
      expect.not.arrayContaining([`cast Lightning Bolt by ${KESS}`]),
    );
  });

  test('CR 733.1: a cast that was taken back has used up no permission', () => {
    const game = kess(['Lightning Bolt']).cast(`Lightning Bolt by ${KESS}`, { targets: 'take back' });
    expect(game.offers(`cast Lightning Bolt by ${KESS}`)).toBe('completes');
  });

  test("CR 616.1: with buyback too, the spell's controller chooses where it goes", () => {
    const capsize = (says: Says) =>
      kess(['Capsize']).cast(`Capsize by ${KESS}`, { 'additional cost': true, targets: 'Mountain' }).resolve(says);
    expect(capsize({ replacement: 'Capsize' }).zone('hand', 0)).toContain('Capsize');
    expect(capsize({ replacement: KESS }).zone('exile', 0)).toEqual(['Capsize']);
  });

  test('CR 614.1a: the spell is exiled although what let it be cast has left the battlefield', () => {
    const game = kess([`Altar's Reap`], { battlefield: copies(2, 'Swamp') });
    game.cast(`Altar's Reap by ${KESS}`).resolve();
    expect([game.zone('exile', 0), game.zone('graveyard', 0)]).toEqual([[`Altar's Reap`], [KESS]]);
  });

  test('CR 702.34a: flashback uses no other permission and exiles by itself; the player says which (field bug B022)', () => {
    const game = kess(['Firebolt', 'Shock']);
    game.cast('Firebolt by flashback', { targets: 'p1' });
    game.resolve();
    expect(game.zone('exile', 0)).toEqual(['Firebolt']);
    expect(game.offers(`cast Shock by ${KESS}`)).toBe('completes');
    const other = kess(['Firebolt', 'Shock']).cast(`Firebolt by ${KESS}`, { targets: 'p1' });
    expect(other.offers(`cast Shock by ${KESS}`)).toBe('no');
  });

  test('CR 107.3a: a spell cast by a permission has its cost paid, and X chosen', () => {
    const game = kess(['Blaze']).cast(`Blaze by ${KESS}`, { X: 3, targets: 'p1' }).resolve();
    expect(game.life(1)).toBe(17);
  });
});
