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

  test('CR 702.40a, 707.10: storm copies a spell that has been countered meanwhile (field bug B032)', () => {
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

describe('spells that are turned, copied and counted', () => {
  test('CR 115.7d, 601.2c: what may not be chosen on casting only may be chosen as a new target', () => {
    const game = scenario({
      players: [
        { battlefield: copies(5, 'Island'), hand: ['Enthralling Hold'] },
        { battlefield: [...copies(7, 'Island'), { card: 'Hill Giant', tapped: true }], hand: ['Commandeer'] },
        { battlefield: ['Craw Wurm'] },
      ],
    });
    game.cast('Enthralling Hold').pass();
    game.cast('Commandeer', { 'alternative cost': 'mana cost' }).resolve({ 'new targets': 'Craw Wurm' }).resolve();
    expect(['Enthralling Hold', 'Craw Wurm'].map((ref) => game.permanent(ref).controller)).toEqual([1, 1]);
  });

  test('CR 702.96a, 707.10: a copy of an overloaded spell is overloaded, and sees the game from where its controller is', () => {
    const game = scenario({
      players: [
        { battlefield: [...copies(2, 'Mountain'), 'Llanowar Elves'], hand: ['Electrickery'] },
        { battlefield: [...copies(2, 'Island'), "Healer's Hawk"], hand: ['Twincast'] },
      ],
    });
    game.cast('Electrickery', { 'alternative cost': 'overload' }).pass().cast('Twincast').resolve().resolve();
    expect([game.zone('graveyard', 0), game.zone('graveyard', 1)]).toEqual([['Llanowar Elves'], ['Twincast']]);
  });

  test('CR 702.40a, 614.1a: storm from the graveyard counts what all have cast, and only the card is exiled', () => {
    const game = scenario({
      players: [
        {
          battlefield: [...copies(3, 'Mountain'), 'Kess, Dissident Mage'],
          hand: ['Lightning Bolt'],
          graveyard: ['Grapeshot'],
        },
        { battlefield: ['Island'], hand: ['Opt'] },
      ],
    });
    game.cast('Lightning Bolt', { targets: 'p1' }).pass().cast('Opt').resolve({ scry: [] }).resolve();
    game.act('cast Grapeshot by Kess, Dissident Mage', { targets: 'p1' });
    game.resolve({ 'new targets': inTurn('p1', 'p1') });
    expect([game.resolveAll().life(1), game.zone('exile', 0)]).toEqual([20 - 3 - 3, ['Grapeshot']]);
  });

  test('CR 608.2b: an attacker that has left combat and come back is no target any more, the other one is', () => {
    const game = scenario({
      players: [
        { battlefield: ['Hill Giant', 'Craw Wurm', 'Plains'], hand: ['Cloudshift'] },
        { battlefield: copies(2, 'Plains'), hand: ['Vengeful Dreams', 'Island', 'Forest'] },
      ],
    });
    game.goTo('declare attackers', { attackers: ['Hill Giant>p1', 'Craw Wurm>p1'] }).pass();
    game.cast('Vengeful Dreams', { X: 2 }).pass();
    game.cast('Cloudshift', { targets: 'Hill Giant' }).resolve().resolve();
    expect([game.battlefield.includes('Hill Giant'), game.zone('exile', 0)]).toEqual([true, ['Craw Wurm']]);
  });
});

describe('who "you" is', () => {
  test('CR 109.5, 613.1b: an Aura that another player controls counts their hand', () => {
    const game = scenario({
      players: [
        { battlefield: [...copies(6, 'Island'), 'Hill Giant'], hand: ['Confiscate', 'Island', 'Forest'] },
        { battlefield: [{ card: 'Empyrial Armor', attachedTo: 'Hill Giant' }], hand: copies(4, 'Plains') },
      ],
    });
    expect(game.size('Hill Giant')).toBe('7/7');
    expect(game.cast('Confiscate', { targets: 'Empyrial Armor' }).resolve().size('Hill Giant')).toBe('5/5');
  });

  test('CR 603.3a, 701.21a: who controls it as the step begins sacrifices it; it goes to its owner', () => {
    const game = scenario({
      players: [
        { battlefield: ['Lightning Serpent'] },
        { battlefield: [...copies(4, 'Island'), 'Vedalken Orrery'], hand: ['Control Magic'] },
      ],
    });
    game.pass().cast('Control Magic').resolve().goTo('end');
    expect(game.stack.map(({ controller }) => controller)).toEqual([1]);
    expect(game.resolve().zone('graveyard', 0)).toEqual(['Lightning Serpent']);
  });

  test('CR 611.2b: a creature gained as long as another stays is kept while that is controlled by somebody else', () => {
    const game = scenario({
      players: [
        { battlefield: copies(4, 'Island'), hand: ['Sower of Temptation'] },
        { battlefield: ['Hill Giant', ...copies(5, 'Island'), 'Vedalken Orrery'], hand: ['Persuasion'] },
      ],
    });
    game.cast('Sower of Temptation').resolve({ targets: 'Hill Giant' }).resolve().pass();
    game.cast('Persuasion', { targets: 'Sower of Temptation' }).resolve();
    expect(['Sower of Temptation', 'Hill Giant'].map((ref) => game.permanent(ref).controller)).toEqual([1, 0]);
  });
});
