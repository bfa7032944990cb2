import { describe, expect, test } from 'vitest';
import { type CardSpec, copies, inTurn, scenario } from '../testing/scenario.ts';

/** Numbers, X and mana symbols. CR 107 */

describe('numbers below zero', () => {
  const shrunk = (creature: string, hand: readonly string[] = [], lands: readonly CardSpec[] = []) =>
    scenario({
      players: [
        { battlefield: [creature, 'Forest', ...lands], hand: ['Shrink', ...hand] },
        { battlefield: ['Grizzly Bears'] },
      ],
    })
      .cast('Shrink', { targets: creature, pay: ['Forest'] })
      .resolve();

  test('CR 107.1b, example 1: a 3/3 with -5/-0 is -2/3 and deals no combat damage; +3/+3 makes its power 1', () => {
    const fight = shrunk('Hill Giant').goTo('end of combat', { attackers: 'Hill Giant>p1' });
    expect(fight.happenings('attacked').length).toBe(1);
    expect([fight.life(1), fight.happenings('damage')]).toEqual([20, []]);
    const game = shrunk('Hill Giant', ['Giant Growth'], ['Forest']);
    expect(game.size('Hill Giant')).toBe('-2/3');
    game.cast('Giant Growth', { targets: 'Hill Giant' }).resolve();
    expect(game.size('Hill Giant')).toBe('1/6');
  });

  test('CR 107.1b, example 2: Viridian Joiner with a power below zero adds no mana', () => {
    const game = shrunk('Viridian Joiner').activate('Viridian Joiner');
    expect([game.size('Viridian Joiner'), game.pool(0)]).toEqual(['-4/2', '']);
  });

  test('CR 107.1b, example 3: +X/+0 where X is a power below zero changes nothing', () => {
    const game = shrunk('Hill Giant', ['Rush of Blood'], copies(3, 'Mountain'));
    game.cast('Rush of Blood', { targets: 'Hill Giant' }).resolve();
    expect(game.size('Hill Giant')).toBe('-2/3');
  });

  test('CR 107.1b: damage equal to a power below zero is none', () => {
    const game = shrunk('Hill Giant', ['Fling'], copies(2, 'Mountain'));
    game.cast('Fling', { targets: 'p1' }).resolve();
    expect([game.life(1), game.happenings('damage')]).toEqual([20, []]);
  });
});

describe('the value of X', () => {
  const lands = (count: number) => copies(count, 'Mountain');

  test('CR 107.3a: it is announced on casting, part of the cost and of the mana value on the stack', () => {
    const game = scenario({ players: [{ battlefield: lands(4), hand: ['Blaze'] }, {}] });
    game.cast('Blaze', { X: 3, targets: 'p1' });
    expect(game.stack).toMatchObject([{ x: 3, manaSpent: 'RRRR', manaValue: 4 }]);
    expect(game.resolve().life(1)).toBe(17);
  });

  test('CR 107.3a: 0 may be announced where nothing can be paid', () => {
    const game = scenario({ players: [{ battlefield: ['Glorious Anthem'], hand: ['Walking Ballista'] }, {}] });
    game.cast('Walking Ballista', { X: 0 }).resolve();
    expect(game.size('Walking Ballista')).toBe('1/1');
  });

  test('CR 107.3a: each {X} of a cost has the same value', () => {
    const game = scenario({ players: [{ battlefield: lands(4), hand: ['Hangarback Walker'] }, {}] });
    game.cast('Hangarback Walker', { X: 2 });
    expect(game.stack).toMatchObject([{ x: 2, manaSpent: 'RRRR', manaValue: 4 }]);
  });

  test('CR 107.3b: a spell cast without paying its mana cost has X = 0', () => {
    const game = scenario({ players: [{ battlefield: ['Omniscience', ...lands(4)], hand: ['Blaze'] }, {}] });
    game.cast('Blaze', { 'alternative cost': 'without paying', targets: 'p1' });
    expect(game.stack).toMatchObject([{ x: 0, manaSpent: '' }]);
    expect(game.resolve().life(1)).toBe(20);
  });

  test('CR 107.3b: a reduction of the cost, even to nothing, leaves X free', () => {
    const game = scenario({
      players: [{ battlefield: copies(2, 'Etherium Sculptor'), hand: ['Chalice of the Void'] }, {}],
    });
    game.cast('Chalice of the Void', { X: 1 });
    expect(game.stack).toMatchObject([{ x: 1, manaSpent: '' }]);
    expect(game.resolve().permanent('Chalice of the Void').counters).toEqual({ charge: 1 });
  });

  test('CR 107.3b: where the {X} of the mana cost is not paid, an additional cost of X is one of 0', () => {
    const game = scenario({
      players: [
        { battlefield: ['Omniscience'], hand: ['Aether Tide', 'Grizzly Bears', 'Hill Giant'] },
        { battlefield: ['Craw Wurm'] },
      ],
    });
    game.cast('Aether Tide', { 'alternative cost': 'without paying' });
    expect(game.stack).toMatchObject([{ x: 0, targets: [[]] }]);
    expect(game.zone('hand', 0)).toEqual(['Grizzly Bears', 'Hill Giant']);
  });

  test('CR 107.3a, 601.2f: X is part of the cost before a least cost is looked at', () => {
    const spent = (x: number) =>
      scenario({ players: [{ battlefield: [...lands(5), 'Trinisphere'], hand: ['Blaze'] }, {}] }).cast('Blaze', {
        X: x,
        targets: 'p1',
      }).stack[0]?.manaSpent.length;
    expect([spent(0), spent(1), spent(2), spent(3)]).toEqual([3, 3, 3, 4]);
  });

  test('CR 107.3g: in every zone but the stack {X} counts 0 in the mana value', () => {
    const game = scenario({ players: [{ battlefield: [...lands(4)], hand: ['Hangarback Walker'] }, {}] });
    game.cast('Hangarback Walker', { X: 2 }).resolve();
    expect(game.permanent('Hangarback Walker').manaValue).toBe(0);
  });

  test('CR 107.3m: what enters sees the X of the spell that it was', () => {
    const game = scenario({ players: [{ battlefield: lands(4), hand: ['Hangarback Walker'] }, {}] });
    game.cast('Hangarback Walker', { X: 2 }).resolve();
    expect([game.size('Hangarback Walker'), game.permanent('Hangarback Walker').counters]).toEqual([
      '2/2',
      { '+1/+1': 2 },
    ]);
  });

  test('CR 107.3m: what enters without being cast has X = 0, whatever it once was cast with', () => {
    const game = scenario({
      players: [{ battlefield: [...lands(2), 'Plains', 'Glorious Anthem'], hand: ['Endless One', 'Cloudshift'] }, {}],
    });
    game.cast('Endless One', { X: 2, pay: ['Mountain', 'Mountain#2'] }).resolve();
    expect(game.size('Endless One')).toBe('3/3');
    game.cast('Cloudshift', { targets: 'Endless One' }).resolve();
    expect([game.size('Endless One'), game.permanent('Endless One').counters]).toEqual(['1/1', {}]);
  });

  test('CR 107.3m: the X of a kicker counts for what triggers as the creature enters', () => {
    const game = scenario({ players: [{ battlefield: copies(8, 'Forest'), hand: ['Verdeloth the Ancient'] }, {}] });
    game.cast('Verdeloth the Ancient', { 'additional cost': true, X: 2 }).resolveAll();
    expect(game.view.battlefield.filter(({ card }) => !card).map(({ power }) => power)).toEqual([2, 2]);
  });

  test('CR 107.3i, 707.10: a copy of a spell has the X of that spell', () => {
    const game = scenario({ players: [{ battlefield: lands(5), hand: ['Blaze', 'Reverberate'] }, {}] });
    game.cast('Blaze', { X: 2, targets: 'p1', pay: ['Mountain', 'Mountain#2', 'Mountain#3'] }).cast('Reverberate');
    game.resolve({ 'new targets': 'p1' });
    expect(game.stack.map(({ x, card }) => [x, card])).toEqual([
      [2, true],
      [2, false],
    ]);
    expect(game.resolveAll().life(1)).toBe(16);
  });

  test('CR 107.3j, 107.3m: what enters as a copy has not the X of what it copies', () => {
    const game = scenario({
      players: [
        {
          battlefield: [...copies(4, 'Island'), { card: 'Endless One', counters: { '+1/+1': 3 } }, 'Glorious Anthem'],
          hand: ['Clone'],
        },
        {},
      ],
    });
    game.cast('Clone').resolve({ copy: true });
    expect([game.permanent('Clone').name, game.size('Clone')]).toEqual(['Endless One', '1/1']);
  });

  test('CR 107.3k: the X of an activation is chosen for that activation alone', () => {
    const game = scenario({ players: [{ battlefield: ['Minsc, Beloved Ranger', ...lands(5)] }, {}] });
    game.activate('Minsc, Beloved Ranger', {
      X: 5,
      pay: ['Mountain', 'Mountain#2', 'Mountain#3', 'Mountain#4', 'Mountain#5'],
    });
    expect(game.stack).toMatchObject([{ kind: 'ability', x: 5 }]);
    game.resolve();
    expect([game.size('Minsc, Beloved Ranger'), game.permanent('Minsc, Beloved Ranger').subtypes]).toEqual([
      '5/5',
      ['Human', 'Ranger', 'Giant'],
    ]);
  });
});

describe('mana symbols', () => {
  test('CR 107.4e, example 1: {G/W}{G/W} is paid with two green, one of each, or two white', () => {
    const paid = (lands: readonly string[], halves: readonly string[]) =>
      scenario({ players: [{ battlefield: lands, hand: ['Selesnya Guildmage'] }, {}] }).cast('Selesnya Guildmage', {
        'hybrid mana': inTurn(...halves),
      }).stack[0]?.manaSpent;
    expect(paid(['Forest', 'Forest'], ['G', 'G'])).toBe('GG');
    expect(paid(['Forest', 'Plains'], ['G', 'W'])).toBe('WG');
    expect(paid(['Plains', 'Plains'], ['W', 'W'])).toBe('WW');
    const none = scenario({ players: [{ battlefield: ['Forest', 'Island'], hand: ['Selesnya Guildmage'] }, {}] });
    expect(none.offers('cast Selesnya Guildmage')).toBe('incomplete');
  });

  test('CR 107.4f, example 1: two black Phyrexian symbols are paid with two black, one black and 2 life, or 4 life', () => {
    const paid = (halves: readonly string[]) => {
      const game = scenario({
        players: [
          { battlefield: [...copies(2, 'Swamp'), 'Wastes'], hand: ['Dismember'] },
          { battlefield: ['Craw Wurm'] },
        ],
      }).cast('Dismember', { 'Phyrexian mana': inTurn(...halves), targets: 'Craw Wurm' });
      return [game.stack[0]?.manaSpent.length, game.life(0)];
    };
    expect(paid(['B', 'B'])).toEqual([3, 20]);
    expect(paid(['B', 'life'])).toEqual([2, 18]);
    expect(paid(['life', 'life'])).toEqual([1, 16]);
  });

  test('CR 107.4f, 119.4: who has less than 2 life pays no Phyrexian symbol with it', () => {
    const game = scenario({
      players: [{ life: 3, battlefield: [...copies(2, 'Swamp')], hand: ['Dismember'] }, { battlefield: ['Craw Wurm'] }],
    }).cast('Dismember', { 'Phyrexian mana': 'life', targets: 'Craw Wurm' });
    expect([game.stack[0]?.manaSpent, game.life(0)]).toEqual(['BB', 1]);
  });

  test('CR 107.4h: {S} is paid by mana of any type from a snow source, and by no other', () => {
    const offered = (source: string, hand = "Arcum's Astrolabe") =>
      scenario({ players: [{ battlefield: [source, 'Etherium Sculptor'], hand: [hand] }, {}] }).offers(`cast ${hand}`);
    expect(offered('Boreal Druid')).toBe('completes');
    expect(offered('Snow-Covered Swamp')).toBe('completes');
    expect(offered('Swamp')).toBe('incomplete');
  });
});

describe('mana values of permanents', () => {
  test('CR 202.3e: X counts while the spell is on the stack, and is 0 in the mana value of the permanent', () => {
    const game = scenario({ players: [{ battlefield: copies(4, 'Forest'), hand: ['Walking Ballista'] }, {}] });
    game.cast('Walking Ballista', { X: 2 });
    expect(game.stack).toMatchObject([{ x: 2, manaValue: 4 }]);
    expect(game.resolve().permanent('Walking Ballista')).toMatchObject({ manaValue: 0, counters: { '+1/+1': 2 } });
  });

  test('CR 202.3f: a hybrid symbol of two colours counts once', () => {
    const game = scenario({ players: [{ battlefield: ['Kitchen Finks', 'Forest'] }, {}] });
    expect(['Kitchen Finks', 'Forest'].map((name) => game.permanent(name).manaValue)).toEqual([3, 0]);
  });
});
