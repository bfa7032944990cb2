import { describe, expect, test } from 'vitest';
import { copies, inTurn, scenario } from '../testing/scenario.ts';

/** Replacement and prevention effects, and several of them at once. CR 614, 615, 616 */

describe('replacing an event', () => {
  test('CR 614.5, example 1: each of two effects that double applies once', () => {
    const game = scenario({
      players: [{ battlefield: [...copies(2, 'Furnace of Rath'), 'Mountain'], hand: ['Shock'] }, {}],
    });
    game.cast('Shock', { targets: 'p1' }).resolve();
    expect([game.life(1), game.happenings('damage')]).toMatchObject([12, [{ amount: 8 }]]);
  });

  test('CR 614.5, 614.11: an effect on draws does not apply to the draws that it makes; two of them both do', () => {
    const divination = (reflections: number) =>
      scenario({
        players: [
          { battlefield: [...copies(reflections, 'Thought Reflection'), ...copies(3, 'Island')], hand: ['Divination'] },
          {},
        ],
      })
        .cast('Divination')
        .resolve()
        .zone('hand', 0).length;
    expect([divination(0), divination(1), divination(2)]).toEqual([2, 4, 8]);
  });

  test('CR 614.4, example 1: a creature regenerates from what is still to destroy it, not from what has', () => {
    const troll = () =>
      scenario({
        players: [{ battlefield: copies(3, 'Swamp'), hand: ['Murder'] }, { battlefield: ['Cudgel Troll', 'Forest'] }],
      })
        .cast('Murder', { targets: 'Cudgel Troll' })
        .pass();
    const inTime = troll().activate('Cudgel Troll').resolveAll();
    expect(inTime.permanent('Cudgel Troll').tapped).toBe(true);
    const tooLate = troll().pass();
    expect([tooLate.zone('graveyard', 1), tooLate.stack]).toEqual([['Cudgel Troll'], []]);
    expect(tooLate.pass().options.filter((option) => option.includes('Cudgel Troll'))).toEqual([]);
  });

  test('CR 614.6: a replaced event never happens: what is exiled instead does not die', () => {
    const game = scenario({
      players: [
        { battlefield: ['Rest in Peace', 'Blood Artist', 'Mountain'], hand: ['Lightning Bolt'] },
        { battlefield: ['Hill Giant'] },
      ],
    });
    game.cast('Lightning Bolt', { targets: 'Hill Giant' }).resolve();
    expect([game.zone('exile', 1), game.zone('exile', 0), game.stack]).toEqual([
      ['Hill Giant'],
      ['Lightning Bolt'],
      [],
    ]);
  });

  test('CR 614.10: a step that is skipped does not happen, and nothing triggers at its beginning', () => {
    const game = scenario({
      players: [{ battlefield: ['Stasis', 'Eon Hub', { card: 'Grizzly Bears', tapped: true }] }, {}],
      active: 1,
      step: 'end',
    });
    game.goTo('draw');
    expect([game.permanent('Grizzly Bears').tapped, game.stack, game.battlefield.includes('Stasis')]).toEqual([
      true,
      [],
      true,
    ]);
  });
});

describe('entering', () => {
  test('CR 614.12, example 1: a choice as something enters is made for a token too', () => {
    const game = scenario({
      players: [
        {
          battlefield: [...copies(4, 'Island'), { card: 'Quirion Elves', chosen: { color: 'B' } }],
          hand: ['Rite of Replication'],
        },
        {},
      ],
    });
    game.cast('Rite of Replication', { targets: 'Quirion Elves' }).resolve({ 'as it enters': 'R' });
    const token = game.battlefield.find((ref) => !game.permanent(ref).card) ?? '';
    game.goTo('upkeep').goTo('upkeep');
    expect([game.permanent(token).name, game.activate(`${token}/1`).pool(0)]).toEqual(['Quirion Elves', 'R']);
  });

  test('CR 614.12, example 3: an effect on permanents in general does not reach its own source', () => {
    const game = scenario({
      players: [{ battlefield: copies(3, 'Wastes'), hand: ['Orb of Dreams', 'Forest'] }, {}],
    });
    game.cast('Orb of Dreams').resolve();
    expect(game.permanent('Orb of Dreams').tapped).toBe(false);
    expect(game.play('Forest').permanent('Forest').tapped).toBe(true);
  });

  test('CR 616.1c, 616.1f, example 2: becoming a copy comes first, and takes away what else would change the entering', () => {
    const game = scenario({
      players: [{ battlefield: [...copies(4, 'Wastes'), 'Essence of the Wild'], hand: ['Rusted Sentinel'] }, {}],
    });
    game.cast('Rusted Sentinel').resolve();
    expect(game.permanent('Rusted Sentinel')).toMatchObject({ name: 'Essence of the Wild', tapped: false, power: 6 });
  });

  test('CR 616.1c, 614.12: two tokens made at once are both copies (B092)', () => {
    const game = scenario({
      players: [
        {
          battlefield: [...copies(4, 'Island'), 'Essence of the Wild', 'Parallel Lives'],
          hand: ['Rite of Replication'],
        },
        { battlefield: ['Grizzly Bears'] },
      ],
    });
    game.cast('Rite of Replication', { targets: 'Grizzly Bears' }).resolve();
    const tokens = game.view.battlefield.filter(({ card }) => !card);
    expect(tokens.map(({ name }) => name)).toEqual(copies(2, 'Essence of the Wild'));
  });

  test('CR 616.1g, example 1: tokens are doubled before each of them enters with its choice', () => {
    const game = scenario({
      players: [
        {
          battlefield: [...copies(4, 'Island'), { card: 'Quirion Elves', chosen: { color: 'B' } }, 'Doubling Season'],
          hand: ['Rite of Replication'],
        },
        {},
      ],
    });
    game.cast('Rite of Replication', { targets: 'Quirion Elves' }).resolve({ 'as it enters': inTurn('R', 'W') });
    const tokens = game.battlefield.filter((ref) => !game.permanent(ref).card);
    game.goTo('upkeep').goTo('upkeep');
    for (const token of tokens) game.activate(`${token}/1`);
    expect([tokens.length, game.pool(0)]).toEqual([2, 'WR']);
  });

  test('CR 614.12: what enters together with an effect is not changed by it', () => {
    const game = scenario({
      players: [{ battlefield: [...copies(3, 'Island'), 'Orb of Dreams', 'Sol Ring'], hand: ['Ghostly Flicker'] }, {}],
    });
    game
      .cast('Ghostly Flicker', { targets: ['Orb of Dreams', 'Sol Ring'], pay: ['Island', 'Island#2', 'Island#3'] })
      .resolve();
    expect([game.permanent('Orb of Dreams').tapped, game.permanent('Sol Ring').tapped]).toEqual([false, false]);
  });
});

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

describe('several replacement effects', () => {
  test('CR 616.2, example 1: what one effect has made of an event is changed by another', () => {
    const shocked = (...more: readonly string[]) =>
      scenario({
        players: [
          { battlefield: ['Soul-Scar Mage', 'Mountain'], hand: ['Shock'] },
          { battlefield: ['Colossal Dreadmaw', ...more] },
        ],
      })
        .cast('Shock', { targets: 'Colossal Dreadmaw' })
        .resolveAll()
        .permanent('Colossal Dreadmaw');
    expect(shocked()).toMatchObject({ damage: 0, counters: { '-1/-1': 2 } });
    expect(shocked('Doubling Season')).toMatchObject({ damage: 0, counters: { '-1/-1': 4 } });
  });

  test('CR 616.1: the controller of what is affected chooses, whoever owns it', () => {
    const game = scenario({
      players: [
        {
          battlefield: [
            ...copies(4, 'Wastes'),
            'Hardened Scales',
            'Doubling Season',
            { card: 'Control Magic', attachedTo: 'Walking Ballista' },
          ],
        },
        { battlefield: [{ card: 'Walking Ballista', counters: { '+1/+1': 1 } }] },
      ],
    });
    game.activate('Walking Ballista/0').resolve({ 'p0 replacement': 'Hardened Scales' });
    expect(game.permanent('Walking Ballista').counters).toEqual({ '+1/+1': 5 });
  });

  test('CR 614.5, 616.1f: two effects on tapping for mana each apply once, in any order (B108)', () => {
    const game = scenario({ players: [{ battlefield: ['Mana Reflection', 'Nyxbloom Ancient', 'Forest'] }, {}] });
    expect(game.activate('Forest').pool(0)).toBe('GGGGGG');
  });
});
