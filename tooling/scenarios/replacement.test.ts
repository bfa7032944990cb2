import { describe, expect, test } from 'vitest';
import { copies, inTurn, scenario } from '../testing/scenario.ts';

/** Replacement effects, and several of them at once. CR 614, 616 */

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
