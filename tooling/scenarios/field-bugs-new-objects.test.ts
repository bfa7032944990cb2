import { describe, expect, test } from 'vitest';
import { copies, scenario, type SideSpec } from '../testing/scenario.ts';

/** What real engines took for the object that it had been. CR 400.7 */

const LANDS = [...copies(8, 'Badlands'), ...copies(6, 'Plains')];
const SHAMAN = [{ card: 'Deathrite Shaman' }, ...copies(2, 'Forest')];

const alone = (mine: SideSpec, theirs: SideSpec = {}) =>
  scenario({ players: [{ ...mine, battlefield: [...LANDS, ...(mine.battlefield ?? [])] }, theirs] });

describe('a new object', () => {
  test('CR 603.7c, 400.7: what a delayed trigger was to sacrifice and has since died and come back stays (field bug B056)', () => {
    const game = alone({
      hand: ['Footsteps of the Goryo', 'Lightning Bolt', 'Reanimate'],
      graveyard: ['Hill Giant'],
    });
    game.cast('Footsteps of the Goryo', { targets: 'Hill Giant' }).resolve();
    game.cast('Lightning Bolt', { targets: 'Hill Giant' }).resolve();
    expect(game.zone('graveyard', 0)).toContain('Hill Giant');
    game.cast('Reanimate', { targets: 'Hill Giant' }).resolve();
    game.goTo('end').resolveAll();
    expect(game.battlefield).toContain('Hill Giant');
  });

  test('CR 400.7, 603.6: what died and has since left the graveyard does not come back (field bug B057)', () => {
    const dead = (exiled: boolean) => {
      const game = alone(
        { battlefield: ['Tenacious Dead'], hand: ['Shock'] },
        { battlefield: [...SHAMAN, ...copies(2, 'Swamp')] },
      );
      game.cast('Shock', { targets: 'Tenacious Dead' }).resolve().pass();
      if (exiled) game.activate('Deathrite Shaman/2', { targets: 'Tenacious Dead' }).resolve();
      game.resolve({ 'optional payment': true });
      return [game.battlefield.includes('Tenacious Dead'), game.zone('exile', 0)];
    };
    expect(dead(false)).toEqual([true, []]);
    expect(dead(true)).toEqual([false, ['Tenacious Dead']]);
  });

  test('CR 400.7, 603.6e: an Aura returns the card that died from the graveyard only (field bug B059)', () => {
    const vigor = (exiled: boolean) => {
      const game = alone(
        {
          battlefield: ['Grizzly Bears', { card: 'Demonic Vigor', attachedTo: 'Grizzly Bears' }],
          hand: ['Lightning Bolt'],
        },
        { battlefield: SHAMAN },
      );
      game.cast('Lightning Bolt', { targets: 'Grizzly Bears' }).resolve().pass();
      if (exiled) game.activate('Deathrite Shaman/2', { targets: 'Grizzly Bears' }).resolve();
      game.resolve();
      return [game.zone('hand', 0), game.zone('exile', 0)];
    };
    expect(vigor(false)).toEqual([['Grizzly Bears'], []]);
    expect(vigor(true)).toEqual([[], ['Grizzly Bears']]);
  });

  test('CR 400.7, 608.2h: what an ability does to its own permanent it does not do to the one that came back (field bug B060)', () => {
    const sentinel = (hand: readonly string[]) => {
      const game = alone({ battlefield: ['Drudge Sentinel'], hand });
      game.activate('Drudge Sentinel');
      for (const card of hand) game.cast(card, { targets: 'Drudge Sentinel' }).resolve();
      const { tapped, keywords } = game.resolve().permanent('Drudge Sentinel');
      return [tapped, keywords];
    };
    expect(sentinel([])).toEqual([true, ['indestructible']]);
    expect(sentinel(['Cloudshift'])).toEqual([false, []]);
  });
});
