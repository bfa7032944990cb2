import { describe, expect, test } from 'vitest';
import { copies, scenario } from '../testing/scenario.ts';

/** Prevention effects, and how they meet others. CR 615, 616 */

describe('preventing damage', () => {
  const salve = { modes: 1, targets: 'p1' };

  test('CR 615.4, example 1: prevention in response is in time, afterwards it is too late', () => {
    const game = scenario({
      players: [
        { battlefield: copies(2, 'Mountain'), hand: copies(2, 'Lightning Bolt') },
        { battlefield: ['Plains'], hand: ['Healing Salve'] },
      ],
    });
    game.cast('Lightning Bolt', { targets: 'p1' }).resolve().pass().cast('Healing Salve', salve).resolve();
    expect(game.life(1)).toBe(17);
    game.cast('Lightning Bolt#2', { targets: 'p1' }).resolve();
    expect(game.life(1)).toBe(17);
  });

  test('CR 615.6: prevented damage was never dealt', () => {
    const game = scenario({
      players: [
        { battlefield: ['Mountain'], hand: ['Shock'] },
        { battlefield: ['Plains', 'Boros Reckoner'], hand: ['Healing Salve'] },
      ],
    });
    game.cast('Shock', { targets: 'Boros Reckoner' }).pass();
    game.cast('Healing Salve', { modes: 1, targets: 'Boros Reckoner' }).resolveAll();
    expect([game.permanent('Boros Reckoner').damage, game.stack, game.happenings('damage')]).toEqual([0, [], []]);
  });

  test('CR 615.7: a shield holds a number of damage, over as many events as it takes', () => {
    const game = scenario({
      players: [
        { battlefield: copies(2, 'Mountain'), hand: copies(2, 'Shock') },
        { battlefield: ['Plains'], hand: ['Healing Salve'] },
      ],
    });
    game.cast('Shock', { targets: 'p1' }).pass().cast('Healing Salve', salve).resolveAll();
    expect(game.life(1)).toBe(20);
    expect(game.cast('Shock#2', { targets: 'p1' }).resolve().life(1)).toBe(19);
  });

  test('CR 615.7: of damage dealt at one time the player chooses what the shield prevents', () => {
    const fight = (first: string, second: string) =>
      scenario({
        players: [
          { battlefield: ["Healer's Hawk", 'Hill Giant'] },
          { battlefield: ['Plains'], hand: ['Healing Salve'] },
        ],
      })
        .goTo('declare attackers', { attackers: ["Healer's Hawk>p1", 'Hill Giant>p1'] })
        .pass()
        .cast('Healing Salve', salve)
        .resolve()
        .goTo('end of combat', { 'p1 replacement': [first, second] });
    const hawk = fight("Healer's Hawk", 'Hill Giant');
    expect([hawk.life(0), hawk.life(1)]).toEqual([20, 19]);
    const giant = fight('Hill Giant', "Healer's Hawk");
    expect([giant.life(0), giant.life(1)]).toEqual([21, 19]);
  });

  test('CR 615.7: two equal shields add up', () => {
    const game = scenario({
      players: [{ battlefield: ['Mountain', ...copies(2, 'Samite Healer')], hand: ['Lightning Bolt'] }, {}],
    });
    game.activate('Samite Healer', { targets: 'p1' }).resolve();
    game.activate('Samite Healer#2', { targets: 'p1' }).resolve();
    expect(game.cast('Lightning Bolt', { targets: 'p1' }).resolve().life(1)).toBe(19);
  });

  test('CR 615.10, example 1: of all damage at one time a part is held off from each that it is dealt to', () => {
    const game = scenario({
      players: [
        { battlefield: [...copies(2, 'Mountain'), 'Samite Healer'], hand: ['Pyroclasm'] },
        { battlefield: ['Daunting Defender', 'Samite Healer', 'Hill Giant'] },
      ],
    });
    game.cast('Pyroclasm').resolve();
    const damage = ['Daunting Defender', 'Hill Giant'].map((ref) => game.permanent(ref).damage);
    expect([damage, game.zone('graveyard', 0), game.zone('graveyard', 1)]).toEqual([
      [1, 2],
      ['Pyroclasm', 'Samite Healer'],
      ['Samite Healer#2'],
    ]);
  });

  test('CR 615.11, example 1: each creature of a colour with the target has a shield of its own, and none that comes later', () => {
    const game = scenario({
      players: [
        {
          battlefield: ['Wojek Apothecary', ...copies(4, 'Mountain'), ...copies(2, 'Forest')],
          hand: ['Pyroclasm', 'Elvish Visionary', 'Crimson Wisps'],
        },
        { battlefield: ['Watchwolf', 'Grizzly Bears', 'Hill Giant'] },
      ],
    });
    game.activate('Wojek Apothecary', { targets: 'Grizzly Bears' }).resolve();
    game.cast('Crimson Wisps', { targets: 'Grizzly Bears', pay: 'Mountain' }).resolve();
    game.cast('Elvish Visionary').resolve().resolve().cast('Pyroclasm').resolve();
    expect(['Watchwolf', 'Grizzly Bears', 'Hill Giant'].map((ref) => game.permanent(ref).damage)).toEqual([1, 1, 2]);
    expect(game.zone('graveyard', 0)).toContain('Elvish Visionary');
  });

  test('CR 616.1, 616.1f: who is dealt damage orders what doubles it and what prevents some of it', () => {
    const bolt = (first: string) =>
      scenario({
        players: [
          { battlefield: ['Furnace of Rath', 'Mountain'], hand: ['Lightning Bolt'] },
          { battlefield: ['Plains'], hand: ['Healing Salve'] },
        ],
      })
        .cast('Lightning Bolt', { targets: 'p1' })
        .pass()
        .cast('Healing Salve', salve)
        .resolve()
        .resolve({ 'p1 replacement': first })
        .life(1);
    expect(bolt('Furnace of Rath: double')).toBe(17);
    expect(bolt('Healing Salve: prevent the next 3')).toBe(20);
  });
});
