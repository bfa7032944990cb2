import { describe, expect, test } from 'vitest';
import { copies, scenario } from '../testing/scenario.ts';

/** The combat phase. CR 506 to 511, 802 */

describe('attackers', () => {
  test('CR 508.1a: untapped creatures that were controlled since the turn began or have haste', () => {
    const game = scenario({
      players: [
        {
          battlefield: [
            'Hill Giant',
            { card: 'Grizzly Bears', held: false },
            { card: 'Craw Wurm', tapped: true },
            { card: 'Raging Goblin', held: false },
            'Wall of Air',
          ],
        },
        {},
      ],
    });
    expect(() => game.goTo('end of combat', { attackers: 'Nobody>p1' })).toThrow(
      'of [Hill Giant>p1, Raging Goblin>p1]',
    );
  });

  test('CR 508.1d: what attacks if able attacks, and nothing forces what cannot', () => {
    const dasher = (details: object) =>
      scenario({ players: [{ battlefield: [{ card: 'Valley Dasher', ...details }, 'Hill Giant'] }, {}] });
    expect(() => dasher({}).goTo('end of combat', { attackers: 'Hill Giant>p1' })).toThrow('refused by CR 508.1d');
    expect(dasher({}).goTo('end of combat', { attackers: 'Valley Dasher>p1' }).life(1)).toBe(18);
    expect(dasher({ tapped: true }).goTo('end of combat', { attackers: 'Hill Giant>p1' }).life(1)).toBe(17);
  });

  test('CR 508.1f: attacking taps, but for vigilance', () => {
    const game = scenario({ players: [{ battlefield: ['Hill Giant', 'Serra Angel'] }, {}] });
    game.goTo('declare attackers', { attackers: ['Hill Giant>p1', 'Serra Angel>p1'] });
    expect([game.permanent('Hill Giant').tapped, game.permanent('Serra Angel').tapped]).toEqual([true, false]);
  });

  test('CR 508.8, 506.1: without attackers the combat goes on to its end', () => {
    const steps = scenario({ players: [{ battlefield: ['Hill Giant'] }, {}] });
    steps.goTo('declare attackers').pass().pass();
    expect(steps.view.step).toBe('end of combat');
  });

  test('CR 508.8: with attackers that are gone by then blockers are declared all the same', () => {
    const game = scenario({
      players: [
        { battlefield: ['Hill Giant'] },
        { battlefield: [...copies(4, 'Island'), 'Vedalken Orrery'], hand: ['Control Magic'] },
      ],
    });
    game.goTo('declare attackers', { attackers: 'Hill Giant>p1' }).pass().cast('Control Magic').resolve();
    expect(game.permanent('Hill Giant')).toMatchObject({ controller: 1, attacking: null });
    game.pass().pass();
    expect(game.view.step).toBe('declare blockers');
  });
});

describe('leaving combat', () => {
  test('CR 506.4: a permanent that is no creature any more is out of combat', () => {
    const game = scenario({
      players: [
        { battlefield: ['March of the Machines', 'Basalt Monolith'] },
        { battlefield: ['Seal of Cleansing', 'Hill Giant'] },
      ],
    });
    game.goTo('declare attackers', { attackers: 'Basalt Monolith>p1' }).pass();
    expect(game.permanent('Basalt Monolith').attacking).toBe('p1');
    game.activate('Seal of Cleansing', { targets: 'March of the Machines' }).resolve();
    expect(game.permanent('Basalt Monolith')).toMatchObject({ types: ['artifact'], attacking: null });
    expect(game.goTo('end of combat').life(1)).toBe(20);
  });

  test('CR 506.4c: an attacker of a planeswalker that is gone deals no damage, and can be blocked', () => {
    const stolen = () => {
      const game = scenario({
        players: [
          { battlefield: [...copies(6, 'Island'), 'Vedalken Orrery', 'Hill Giant'], hand: ['Confiscate'] },
          { battlefield: [{ card: 'Jace Beleren', counters: { loyalty: 3 } }, 'Grizzly Bears'] },
        ],
      });
      game.goTo('declare attackers', { attackers: 'Hill Giant>Jace Beleren' });
      return game.cast('Confiscate', { targets: 'Jace Beleren' }).resolve();
    };
    expect(stolen().permanent('Hill Giant').attacking).toBe('nothing');
    const unblocked = stolen().goTo('end of combat');
    expect([unblocked.life(1), unblocked.permanent('Jace Beleren').counters]).toEqual([20, { loyalty: 3 }]);
    const blocked = stolen().goTo('end of combat', { blockers: 'Grizzly Bears>Hill Giant' });
    expect(blocked.zone('graveyard', 1)).toEqual(['Grizzly Bears']);
  });

  test('CR 509.1h: an attacker whose blocker is gone stays blocked', () => {
    const game = scenario({
      players: [
        { battlefield: ['Hill Giant', 'Mountain'], hand: ['Lightning Bolt'] },
        { battlefield: ['Grizzly Bears'] },
      ],
    });
    game.goTo('declare attackers', { attackers: 'Hill Giant>p1' });
    game.goTo('declare blockers', { blockers: 'Grizzly Bears>Hill Giant' });
    game.cast('Lightning Bolt', { targets: 'Grizzly Bears' }).resolve().goTo('end of combat');
    expect(game.life(1)).toBe(20);
  });
});

describe('blockers', () => {
  test('CR 509.1b, example 1: abilities that restrict blocking add up', () => {
    const game = () =>
      scenario({
        players: [
          { battlefield: ['Boggart Brute', { card: 'Flight', attachedTo: 'Boggart Brute' }] },
          { battlefield: ['Storm Crow', 'Giant Spider', 'Hill Giant'] },
        ],
      }).goTo('declare attackers', { attackers: 'Boggart Brute>p1' });
    expect(() => game().goTo('end of combat', { blockers: 'Hill Giant>Boggart Brute' })).toThrow('is no option');
    expect(() => game().goTo('end of combat', { blockers: 'Storm Crow>Boggart Brute' })).toThrow(
      'refused by CR 702.111b',
    );
    const both = ['Storm Crow>Boggart Brute', 'Giant Spider>Boggart Brute'];
    expect(game().goTo('declare blockers', { blockers: both }).permanent('Storm Crow').blocking).toEqual([
      'Boggart Brute',
    ]);
  });

  test('CR 509.1a, 802.4a: a player blocks with their own creatures what attacks them', () => {
    const attacked = () =>
      scenario({
        players: [
          { battlefield: ['Hill Giant', 'Craw Wurm'] },
          { battlefield: ['Grizzly Bears'] },
          { battlefield: ['Watchwolf'] },
        ],
      }).goTo('declare attackers', { attackers: ['Hill Giant>p1', 'Craw Wurm>p2'] });
    expect(() => attacked().goTo('end of combat', { 'p1 blockers': 'Grizzly Bears>Craw Wurm' })).toThrow(
      'Grizzly Bears>Craw Wurm is no option',
    );
    const game = attacked().goTo('end of combat', {
      'p1 blockers': 'Grizzly Bears>Hill Giant',
      'p2 blockers': 'Watchwolf>Craw Wurm',
    });
    expect([game.life(1), game.life(2), game.zone('graveyard', 2)]).toEqual([20, 20, ['Watchwolf']]);
  });
});

describe('combat damage', () => {
  test('CR 510.1c, example 1: an attacker divides its damage among its blockers in any way', () => {
    const fight = (giant: number, bears: number) =>
      scenario({
        players: [{ battlefield: ['Obsianus Golem'] }, { battlefield: ['Wall of Air', 'Grizzly Bears'] }],
      })
        .goTo('declare attackers', { attackers: 'Obsianus Golem>p1' })
        .goTo('combat damage', {
          blockers: ['Wall of Air>Obsianus Golem', 'Grizzly Bears>Obsianus Golem'],
          'combat damage': { 'Wall of Air': giant, 'Grizzly Bears': bears },
        });
    for (const [wall, bears] of [
      [4, 0],
      [3, 1],
      [1, 3],
      [0, 4],
    ] as const) {
      const game = fight(wall, bears);
      expect([game.permanent('Wall of Air').damage, game.zone('graveyard', 1)]).toEqual([
        wall,
        bears >= 2 ? ['Grizzly Bears'] : [],
      ]);
    }
    expect(() => fight(3, 2)).toThrow('refused by CR 510.1c');
  });

  test('CR 510.2: damage is dealt at once, so that both die', () => {
    const game = scenario({ players: [{ battlefield: ['Grizzly Bears'] }, { battlefield: ['Scathe Zombies'] }] });
    game.goTo('end of combat', { attackers: 'Grizzly Bears>p1', blockers: 'Scathe Zombies>Grizzly Bears' });
    expect([game.zone('graveyard', 0), game.zone('graveyard', 1)]).toEqual([['Grizzly Bears'], ['Scathe Zombies']]);
  });

  test('CR 510.4: first strike and double strike make two steps, and who dealt in the first deals once more with double strike only', () => {
    const game = scenario({
      players: [{ battlefield: ['Fencing Ace', 'Benalish Knight', 'Grizzly Bears'] }, {}],
    });
    const attackers = ['Fencing Ace>p1', 'Benalish Knight>p1', 'Grizzly Bears>p1'];
    game.goTo('first-strike damage', { attackers });
    expect(game.life(1)).toBe(20 - 1 - 2);
    expect(game.goTo('combat damage').life(1)).toBe(17 - 1 - 2);
    const plain = scenario({ players: [{ battlefield: ['Grizzly Bears'] }, {}] });
    plain.goTo('declare blockers', { attackers: 'Grizzly Bears>p1' }).pass().pass();
    expect(plain.view.step).toBe('combat damage');
  });

  test('CR 702.19b: trample goes on to the player only when each blocker is assigned lethal damage', () => {
    const stomp = (bears: number, player: number) =>
      scenario({
        players: [{ battlefield: ['Colossal Dreadmaw'] }, { battlefield: [{ card: 'Hill Giant', damage: 1 }] }],
      })
        .goTo('declare attackers', { attackers: 'Colossal Dreadmaw>p1' })
        .goTo('end of combat', {
          blockers: 'Hill Giant>Colossal Dreadmaw',
          'combat damage': { 'Hill Giant': bears, p1: player },
        });
    expect(stomp(2, 4).life(1)).toBe(16);
    expect(() => stomp(1, 5)).toThrow('refused by CR 702.19b');
  });
});
