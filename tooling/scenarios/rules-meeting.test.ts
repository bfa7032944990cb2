import { describe, expect, test } from 'vitest';
import { copies, inTurn, scenario } from '../testing/scenario.ts';

/** Cases in which rules of several chapters meet. */

describe('combat and what changes in it', () => {
  test('CR 510.4, 702.7c: who lost first or double strike after the first step deals no more', () => {
    const game = scenario({
      players: [
        { battlefield: ['Thalia, Guardian of Thraben', 'Skyhunter Skirmisher'] },
        { battlefield: copies(6, 'Island'), hand: ['Turn to Frog', 'Ovinize'] },
      ],
    });
    game.goTo('first-strike damage', {
      attackers: ['Thalia, Guardian of Thraben>p1', 'Skyhunter Skirmisher>p1'],
    });
    game.pass().cast('Turn to Frog', { targets: 'Thalia, Guardian of Thraben' }).resolve();
    game.pass().cast('Ovinize', { targets: 'Skyhunter Skirmisher' }).resolve();
    expect(game.goTo('end of combat').life(1)).toBe(20 - 2 - 1);
  });

  test('CR 510.4, 702.4d: double strike that came between the steps deals again only what has struck first', () => {
    const charmed = (target: string) => {
      const game = scenario({
        players: [
          {
            battlefield: ['Plateau', ...copies(2, 'Mountain'), 'Thalia, Guardian of Thraben', 'Hill Giant'],
            hand: ['Boros Charm'],
          },
          {},
        ],
      });
      game.goTo('first-strike damage', { attackers: ['Thalia, Guardian of Thraben>p1', 'Hill Giant>p1'] });
      game.cast('Boros Charm', { modes: 2, targets: target }).resolve();
      return game.goTo('end of combat').life(1);
    };
    expect([charmed('Thalia, Guardian of Thraben'), charmed('Hill Giant')]).toEqual([20 - 2 - 2 - 3, 20 - 2 - 3]);
  });

  test('CR 702.19b, 702.19e: with its blocker dead after the first step, trample deals all to the player', () => {
    const game = scenario({
      players: [
        { battlefield: ['Boros Swiftblade', { card: 'Loxodon Warhammer', attachedTo: 'Boros Swiftblade' }] },
        { battlefield: ['Grizzly Bears'] },
      ],
    });
    game.goTo('end of combat', {
      attackers: 'Boros Swiftblade>p1',
      blockers: 'Grizzly Bears>Boros Swiftblade',
      'combat damage': { 'Grizzly Bears': 2, p1: 2 },
    });
    expect([game.life(0), game.life(1)]).toEqual([20 + 4 + 4, 20 - 2 - 4]);
  });

  test('CR 506.4, 707.2: attackers that become copies of an animated land are lands that fight no more', () => {
    const game = scenario({
      players: [
        { battlefield: ['Hill Giant', 'Serra Angel'] },
        { battlefield: [...copies(4, 'Island'), 'Wastes', 'Mutavault'], hand: ['Mirrorweave'] },
      ],
    });
    game.goTo('declare attackers', { attackers: ['Hill Giant>p1', 'Serra Angel>p1'] }).pass();
    game.activate('Mutavault/1', { pay: 'Wastes' }).resolve();
    game.pass().cast('Mirrorweave', { targets: 'Mutavault' }).resolve();
    expect(game.permanent('Hill Giant')).toMatchObject({ name: 'Mutavault', types: ['land'], attacking: null });
    expect(game.goTo('end of combat').life(1)).toBe(20);
    expect(game.goTo('upkeep').size('Hill Giant')).toBe('3/3');
  });
});

describe('entering', () => {
  test('CR 614.12, 305.7: a nonbasic land enters under Blood Moon as a Mountain, without its own text', () => {
    const enters = (card: string) => {
      const game = scenario({ players: [{ battlefield: ['Blood Moon', 'Forest'], hand: [card] }, {}] }).play(card);
      const { tapped, counters } = game.permanent(card);
      return [tapped, counters, game.stack.length];
    };
    expect(enters('Simic Growth Chamber')).toEqual([false, {}, 0]);
    expect(enters('Vivid Crag')).toEqual([false, {}, 0]);
  });

  test('CR 614.12, 613.1f: under Humility a creature enters without its counters and is no copy', () => {
    const game = scenario({
      players: [
        { battlefield: [...copies(8, 'Island'), 'Humility'], hand: ['Walking Ballista', 'Clone'] },
        { battlefield: ['Hill Giant'] },
      ],
    });
    game.cast('Walking Ballista', { X: 2 }).resolve();
    expect([game.permanent('Walking Ballista').counters, game.size('Walking Ballista')]).toEqual([{}, '1/1']);
    expect(game.cast('Clone').resolve().permanent('Clone').name).toBe('Clone');
  });

  test('CR 614.12: what effects make a creature as it enters is tapped by what taps creatures that enter', () => {
    const game = scenario({
      players: [
        {
          battlefield: [...copies(7, 'Island'), 'March of the Machines', 'Living Plane'],
          hand: ['Basalt Monolith', 'Forest'],
        },
        { battlefield: ['Urabrask the Hidden'] },
      ],
    });
    game.cast('Basalt Monolith').resolve().play('Forest');
    expect(['Basalt Monolith', 'Forest'].map((ref) => game.permanent(ref).tapped)).toEqual([true, true]);
  });

  test('CR 707.2, 613.2c: a copy of what is animated is as the card, and is animated itself where that applies', () => {
    const game = scenario({
      players: [{ battlefield: [...copies(4, 'Island'), 'Opalescence', 'Glorious Anthem'], hand: ['Clone'] }, {}],
    });
    game.cast('Clone').resolve({ copy: true });
    expect([game.permanent('Clone').types, game.size('Clone')]).toEqual([['enchantment', 'creature'], '5/5']);
  });
});

describe('what is gone', () => {
  test('CR 608.2h, 702.15c: a creature that is gone deals damage as it last was, and its lifelink counts', () => {
    const game = scenario({
      players: [
        { battlefield: ['Plains', 'Warstorm Surge', 'Glorious Anthem'], hand: ["Healer's Hawk"] },
        { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      ],
    });
    game.cast("Healer's Hawk").resolve({ targets: 'p1' }).pass();
    game.cast('Lightning Bolt', { targets: "Healer's Hawk" }).resolve().resolve();
    expect([game.life(0), game.life(1)]).toEqual([22, 18]);
  });

  test('CR 702.40a, 707.10: storm copies a spell that has been countered meanwhile', () => {
    const game = scenario({
      players: [
        { battlefield: copies(3, 'Mountain'), hand: ['Lightning Bolt', 'Lotus Petal', 'Grapeshot'] },
        { battlefield: copies(2, 'Island'), hand: ['Counterspell'] },
      ],
    });
    game.cast('Lotus Petal').resolve();
    game.cast('Lightning Bolt', { targets: 'p1' }).resolve();
    game.cast('Grapeshot', { targets: 'p1' }).pass().cast('Counterspell').resolve();
    game.resolve({ 'new targets': inTurn('p1', 'p1') });
    expect(game.resolveAll().life(1)).toBe(20 - 3 - 2);
  });
});
