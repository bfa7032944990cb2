import { describe, expect, test } from 'vitest';
import { copies, scenario } from '../testing/scenario.ts';

/** Continuous effects of what resolved and of static abilities: what they reach, and how long. CR 611 */

describe('durations', () => {
  const thief = (...theirs: readonly string[]) =>
    scenario({
      players: [
        { battlefield: copies(4, 'Island'), hand: ['Master Thief'] },
        { battlefield: ['Sol Ring', ...copies(5, 'Mountain'), 'Vedalken Orrery'], hand: theirs },
      ],
    })
      .cast('Master Thief')
      .resolve({ targets: 'Sol Ring' });

  test('CR 611.2b, example 1: a duration that is over before the effect would begin never begins', () => {
    const game = thief('Threaten').pass().cast('Threaten', { targets: 'Master Thief' }).resolve();
    expect(game.permanent('Master Thief').controller).toBe(1);
    game.resolve();
    expect(game.permanent('Sol Ring').controller).toBe(1);
    game.goTo('upkeep');
    expect([game.permanent('Master Thief').controller, game.permanent('Sol Ring').controller]).toEqual([0, 1]);
  });

  test('CR 611.2b: "for as long as you control" ends as control is lost, and does not begin again', () => {
    const game = thief('Threaten').resolve();
    expect(game.permanent('Sol Ring').controller).toBe(0);
    game.pass().cast('Threaten', { targets: 'Master Thief' }).resolve();
    expect(game.permanent('Sol Ring').controller).toBe(1);
    game.goTo('upkeep');
    expect([game.permanent('Master Thief').controller, game.permanent('Sol Ring').controller]).toEqual([0, 1]);
  });

  test('CR 611.2b: "as long as it is on the battlefield" ends as it leaves, whoever controls it then', () => {
    const game = scenario({
      players: [
        {
          battlefield: [...copies(4, 'Island'), ...copies(4, 'Mountain')],
          hand: ['Sower of Temptation', 'Lightning Bolt'],
        },
        { battlefield: ['Hill Giant', ...copies(3, 'Mountain'), 'Vedalken Orrery'], hand: ['Threaten'] },
      ],
    });
    const islands = ['Island', 'Island#2', 'Island#3', 'Island#4'];
    game.cast('Sower of Temptation', { pay: islands }).resolve({ targets: 'Hill Giant' }).resolve().pass();
    game.cast('Threaten', { targets: 'Sower of Temptation' }).resolve();
    expect([game.permanent('Sower of Temptation').controller, game.permanent('Hill Giant').controller]).toEqual([1, 0]);
    game.cast('Lightning Bolt', { targets: 'Sower of Temptation' }).resolve();
    expect(game.permanent('Hill Giant').controller).toBe(1);
  });

  test('CR 611.2a, 514.2: "until end of turn" ends in the cleanup step, together with damage', () => {
    const game = scenario({
      players: [{ battlefield: ['Forest', 'Mountain', 'Grizzly Bears'], hand: ['Giant Growth', 'Lightning Bolt'] }, {}],
    });
    game.cast('Giant Growth', { targets: 'Grizzly Bears' }).resolve();
    game.cast('Lightning Bolt', { targets: 'Grizzly Bears' }).resolve();
    expect([game.size('Grizzly Bears'), game.permanent('Grizzly Bears').damage]).toEqual(['5/5', 3]);
    game.goTo('upkeep');
    expect([game.size('Grizzly Bears'), game.permanent('Grizzly Bears').damage]).toEqual(['2/2', 0]);
  });
});

describe('what an effect reaches', () => {
  test('CR 611.2c, example 1: an effect of a spell keeps the things that it found, whatever becomes of them', () => {
    const game = scenario({
      players: [
        {
          battlefield: [...copies(3, 'Plains'), 'Plains', ...copies(2, 'Forest'), 'Hill Giant', 'Serra Angel'],
          hand: ['Holy Light', 'Niveous Wisps', 'Grizzly Bears'],
        },
        { battlefield: ['Craw Wurm'] },
      ],
    });
    game.cast('Holy Light', { pay: ['Plains', 'Plains#2', 'Plains#3'] }).resolve();
    const sizes = () => ['Hill Giant', 'Serra Angel', 'Craw Wurm'].map((name) => game.size(name));
    expect(sizes()).toEqual(['2/2', '4/4', '5/3']);
    game.cast('Niveous Wisps', { targets: 'Hill Giant' }).resolve();
    expect(game.permanent('Hill Giant').colors).toEqual(['W']);
    game.cast('Grizzly Bears').resolve();
    expect([...sizes(), game.size('Grizzly Bears')]).toEqual(['2/2', '4/4', '5/3', '2/2']);
  });

  test('CR 611.2c, example 2: an effect that changes no characteristics reaches also what comes later', () => {
    const game = scenario({
      players: [
        { battlefield: ['Hill Giant'] },
        { battlefield: [...copies(2, 'Forest'), 'Mountain', 'Forest'], hand: ['Fog', 'Ashcoat Bear'] },
      ],
    });
    game.goTo('declare attackers', { attackers: 'Hill Giant>p1' }).pass();
    game.cast('Fog', { pay: 'Forest' }).resolve().pass();
    game.cast('Ashcoat Bear', { pay: ['Forest#2', 'Mountain'] }).resolve();
    game.goTo('end of combat', { blockers: 'Ashcoat Bear>Hill Giant' });
    expect([game.permanent('Hill Giant').damage, game.permanent('Ashcoat Bear').damage]).toEqual([0, 0]);
  });

  test('CR 611.3b, example 1: an effect of a static ability follows what matches now', () => {
    const game = scenario({
      players: [{ battlefield: ['Crusade', 'Serra Angel', 'Mountain'], hand: ['Crimson Wisps'] }, {}],
    });
    expect(game.size('Serra Angel')).toBe('5/5');
    game.cast('Crimson Wisps', { targets: 'Serra Angel' }).resolve();
    expect(game.size('Serra Angel')).toBe('4/4');
    game.goTo('upkeep');
    expect(game.size('Serra Angel')).toBe('5/5');
  });

  test('CR 611.3c, example 1: what enters is changed as it enters, before it is asked what enters', () => {
    const game = scenario({
      players: [{ battlefield: ['Crusade', 'Warstorm Surge', 'Plains'], hand: ['Savannah Lions'] }, {}],
    });
    game.cast('Savannah Lions').resolve({ targets: 'p1' });
    expect([game.size('Savannah Lions'), game.resolve().life(1)]).toEqual(['3/2', 17]);
  });
});
