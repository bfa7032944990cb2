import { describe, expect, test } from 'vitest';
import { copies, inTurn, scenario, type SideSpec } from '../testing/scenario.ts';

const LANDS = [...copies(6, 'Island'), ...copies(6, 'Mountain'), ...copies(4, 'Swamp')];

const alone = (mine: SideSpec, theirs: SideSpec = {}) =>
  scenario({ players: [{ ...mine, battlefield: [...LANDS, ...(mine.battlefield ?? [])] }, theirs] });

describe('playing from elsewhere', () => {
  test('CR 305.1: a permission to play lands from a graveyard takes the land play of the turn', () => {
    const game = alone({ battlefield: ['Crucible of Worlds'], graveyard: ['Forest', 'Plains', 'Shock'] });
    expect(game.options.filter((option) => option.startsWith('play'))).toEqual(['play Forest', 'play Plains']);
    game.play('Forest');
    expect(game.battlefield).toContain('Forest');
    expect(game.options.filter((option) => option.startsWith('play'))).toEqual([]);
  });

  test('CR 401.5: only the top card of the library can be played, and what is under it after that', () => {
    const game = alone({ battlefield: ['Future Sight'], library: ['Forest', 'Shock', 'Hill Giant'] });
    expect([game.offers('play Forest'), game.offers('cast Shock by Future Sight')]).toEqual(['completes', 'no']);
    game.play('Forest').cast('Shock by Future Sight', { targets: 'p1' }).resolve();
    expect(game.life(1)).toBe(18);
    expect(game.offers('cast Hill Giant by Future Sight')).toBe('completes');
  });

  test('CR 611.2c: flashback given to all cards of a graveyard is not given to one that comes later', () => {
    const game = alone({ hand: ['Past in Flames', 'Shock'], graveyard: ['Lightning Bolt'] });
    game.cast('Past in Flames').resolve();
    game.cast('Shock', { targets: 'p1' }).resolve();
    expect(game.options.filter((option) => option.endsWith('flashback'))).toEqual([
      'cast Lightning Bolt by flashback',
      'cast Past in Flames by flashback',
    ]);
    game.cast('Lightning Bolt by flashback', { targets: 'p1' }).resolve();
    expect([game.life(1), game.zone('exile', 0)]).toEqual([15, ['Lightning Bolt']]);
  });

  test('CR 702.34a: flashback for the mana cost has its X chosen and paid', () => {
    const game = alone({ hand: ['Snapcaster Mage'], graveyard: ['Blaze'] });
    game.cast('Snapcaster Mage').resolve().resolve();
    game.cast('Blaze by flashback', { X: 3, targets: 'p1' }).resolve();
    expect([game.life(1), game.zone('exile', 0)]).toEqual([17, ['Blaze']]);
  });

  test('CR 614.1a: what is played from the graveyard for a turn does not get back there, nor does anything else', () => {
    const game = alone({ hand: [`Yawgmoth's Will`], graveyard: ['Lightning Bolt', 'Forest'] });
    game.cast(`Yawgmoth's Will`).resolve();
    expect(game.zone('exile', 0)).toEqual([`Yawgmoth's Will`]);
    game.play('Forest').cast(`Lightning Bolt by Yawgmoth's Will`, { targets: 'p1' }).resolve();
    expect([game.zone('exile', 0), game.zone('graveyard', 0)]).toEqual([[`Yawgmoth's Will`, 'Lightning Bolt'], []]);
  });

  test('CR 701.25a: what is surveiled into the graveyard can be cast this turn, and is exiled after that', () => {
    const game = alone({ hand: ['Mission Briefing'], library: ['Shock', 'Forest', 'Plains'] });
    game.cast('Mission Briefing').resolve({ surveil: 'Shock' });
    expect(game.zone('library', 0)).toEqual(['Forest', 'Plains']);
    game.cast('Shock by Mission Briefing', { targets: 'p1' }).resolve();
    expect([game.life(1), game.zone('exile', 0)]).toEqual([18, ['Shock']]);
  });

  test('CR 118.9: a spell countered into exile can be cast from there for nothing as long as it stays', () => {
    const game = scenario({
      active: 1,
      players: [
        { battlefield: LANDS, hand: ['Spelljack'] },
        { battlefield: copies(5, 'Mountain'), hand: ['Hill Giant'] },
      ],
    });
    game.cast('Hill Giant').pass().cast('Spelljack', { targets: 'Hill Giant' }).resolve();
    expect(game.zone('exile', 1)).toEqual(['Hill Giant']);
    game.goTo('end').goTo('upkeep').goTo('precombat main');
    game.cast('Hill Giant by Spelljack').resolve();
    expect(game.permanent('Hill Giant')).toMatchObject({ controller: 0, owner: 1 });
  });

  test('CR 614.15, 702.34a: a spell cast with flashback is countered into exile, and can be cast from there all the same', () => {
    const game = scenario({
      active: 1,
      players: [
        { battlefield: LANDS, hand: ['Spelljack'] },
        { battlefield: copies(5, 'Mountain'), graveyard: ['Firebolt'] },
      ],
    });
    game.cast('Firebolt by flashback', { targets: 'p0' }).pass().cast('Spelljack', { targets: 'Firebolt' }).resolve();
    expect([game.zone('exile', 1), game.life(0)]).toEqual([['Firebolt'], 20]);
    game.goTo('end').goTo('upkeep').goTo('precombat main');
    game.cast('Firebolt by Spelljack', { targets: 'p1' }).resolve();
    expect([game.life(1), game.zone('graveyard', 1)]).toEqual([18, ['Firebolt']]);
  });

  test('CR 608.2g: for a spell that has gone another card of its type is still found and may be cast', () => {
    const game = alone(
      {
        battlefield: ['Possibility Storm'],
        hand: ['Shock'],
        library: ['Forest', 'Opt', 'Hill Giant', 'Lightning Bolt', 'Plains'],
      },
      { battlefield: ['Possibility Storm'] },
    );
    game.cast('Shock', { targets: 'p1' }).resolve({ 'spell to cast': [] });
    expect([game.zone('exile', 0), game.zone('library', 0)[0]]).toEqual([[], 'Hill Giant']);
    game.resolve({ 'spell to cast': 'Lightning Bolt', targets: 'p1' });
    expect([game.zone('exile', 0), game.zone('library', 0)[0]]).toEqual([[], 'Plains']);
    expect(game.resolve().life(1)).toBe(17);
  });

  test('CR 107.3b: each card of the top of a library is cast with X = 0 and within its limit', () => {
    const game = alone(
      { battlefield: [...copies(2, 'Forest')], hand: ['Villainous Wealth'] },
      { library: ['Blaze', 'Hill Giant', 'Grizzly Bears', 'Plains'] },
    );
    game.cast('Villainous Wealth', { X: 3, targets: 'p1' });
    game.resolve({ 'spell to cast': inTurn('Blaze', []), targets: 'p1' });
    expect(game.stack.at(-1)).toMatchObject({ ref: 'Blaze', controller: 0, x: 0 });
  });
});
