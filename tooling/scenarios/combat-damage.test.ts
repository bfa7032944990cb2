import { describe, expect, test } from 'vitest';
import { copies, type Scenario, scenario, type ScenarioSpec, type SideSpec } from '../testing/scenario.ts';

/** Combat damage: who assigns it when, to whom, and what comes of it. CR 510, 702 */

type Side = NonNullable<SideSpec['battlefield']>;
const two = (own: Side, other: Side = [], hands: readonly [Side?, Side?] = []): ScenarioSpec => ({
  players: [
    { battlefield: own, hand: [...(hands[0] ?? [])] },
    { battlefield: other, hand: [...(hands[1] ?? [])] },
  ],
});

/** Attackers attack player 1; blocks are declared as `Blocker>Attacker`. */
function fight(spec: ScenarioSpec, attackers: readonly string[], blockers: readonly string[] = []): Scenario {
  const game = scenario(spec).goTo('declare attackers', { attackers: attackers.map((one) => `${one}>p1`) });
  return game.goTo('declare blockers', blockers.length === 0 ? {} : { blockers });
}

describe('first and double strike', () => {
  test('CR 510.3, 510.4: players have priority in each of the two damage steps (B145)', () => {
    const game = fight(two(['Benalish Knight', 'Grizzly Bears']), ['Benalish Knight', 'Grizzly Bears']);
    game.goTo('first-strike damage');
    expect([game.life(1), game.question?.kind]).toEqual([18, 'priority']);
    game.goTo('combat damage');
    expect([game.life(1), game.question?.kind]).toEqual([16, 'priority']);
  });

  test('CR 509.1g, 510.4: what blocked one that is gone blocks on, and its first strike makes two steps', () => {
    const board = two(['Hill Giant', 'Grizzly Bears', 'Mountain'], ['Benalish Knight'], [['Lightning Bolt']]);
    const game = fight(board, ['Hill Giant', 'Grizzly Bears'], ['Benalish Knight>Hill Giant']);
    game.cast('Lightning Bolt', { targets: 'Hill Giant' }).resolve().goTo('first-strike damage');
    expect([game.life(1), game.question?.kind]).toEqual([20, 'priority']);
    expect(game.goTo('combat damage').life(1)).toBe(18);
  });

  test('CR 509.1g: it is a blocking creature still, for what takes attacking and blocking creatures only', () => {
    const hand = ['Lightning Bolt', 'Devouring Light'];
    const board = two(
      ['Hill Giant', 'Grizzly Bears', 'Mountain', ...copies(3, 'Plains')],
      ['Elvish Visionary'],
      [hand],
    );
    const game = fight(board, ['Hill Giant', 'Grizzly Bears'], ['Elvish Visionary>Hill Giant']);
    game.cast('Lightning Bolt', { targets: 'Hill Giant' }).resolve();
    game.cast('Devouring Light', { targets: 'Elvish Visionary' }).resolve();
    expect(game.zone('exile', 1)).toEqual(['Elvish Visionary']);
  });

  test('CR 506.4, 509.1g: unless it is removed from combat in turn, as by regenerating', () => {
    const lands = [...copies(2, 'Mountain'), ...copies(3, 'Plains')];
    const hand = ['Lightning Bolt', 'Lightning Bolt', 'Devouring Light'];
    const game = fight(
      two(['Hill Giant', ...lands], ['Drudge Skeletons', 'Swamp'], [hand]),
      ['Hill Giant'],
      ['Drudge Skeletons>Hill Giant'],
    );
    game.cast('Lightning Bolt', { targets: 'Hill Giant' }).resolve();
    expect(game.offers('cast Devouring Light')).toBe('completes');
    game.pass().activate('Drudge Skeletons').resolve();
    game.cast('Lightning Bolt#2', { targets: 'Drudge Skeletons' }).resolve();
    expect([game.permanent('Drudge Skeletons').tapped, game.offers('cast Devouring Light')]).toEqual([
      true,
      'incomplete',
    ]);
  });

  test('CR 702.7c: who gains first strike after the first step has not dealt damage yet, and does (B144)', () => {
    const board = two(['Benalish Knight', 'Grizzly Bears', 'Mountain'], [], [['Kindled Fury']]);
    const game = fight(board, ['Benalish Knight', 'Grizzly Bears']).goTo('first-strike damage');
    game.cast('Kindled Fury', { targets: 'Grizzly Bears' }).resolve().goTo('combat damage');
    expect(game.life(1)).toBe(20 - 2 - 3);
  });

  test('CR 702.7c: who loses first strike after the first step has dealt damage, and does not again (B143)', () => {
    const board = two(['Knighthood', 'Grizzly Bears'], ['Seal of Cleansing']);
    const game = fight(board, ['Grizzly Bears']).goTo('first-strike damage');
    expect(game.life(1)).toBe(18);
    game.pass().activate('Seal of Cleansing', { targets: 'Knighthood' }).resolve().goTo('end of combat');
    expect(game.life(1)).toBe(18);
  });

  test('CR 702.4d: double strike given after the first step has its bearer deal damage again', () => {
    const board = two(['Benalish Knight', ...copies(2, 'Mountain')], [], [['Double Cleave']]);
    const game = fight(board, ['Benalish Knight']).goTo('first-strike damage');
    game.cast('Double Cleave').resolve().goTo('end of combat');
    expect(game.life(1)).toBe(20 - 2 - 2);
  });

  test('CR 702.19d, 510.4: with trample, what is left in the second step goes on when the blocker is dead (B141)', () => {
    const board = two(['War Mammoth', ...copies(2, 'Mountain')], ['Grizzly Bears'], [['Double Cleave']]);
    const game = fight(board, ['War Mammoth'], ['Grizzly Bears>War Mammoth'])
      .cast('Double Cleave', { targets: 'War Mammoth' })
      .resolve();
    game.goTo('first-strike damage', { 'combat damage': { 'Grizzly Bears': 2, p1: 1 } });
    expect([game.life(1), game.zone('graveyard', 1)]).toEqual([19, ['Grizzly Bears']]);
    expect(game.goTo('end of combat').life(1)).toBe(16);
  });
});

describe('trample and deathtouch', () => {
  test('CR 702.2c, 702.19b: one damage of a source with deathtouch is lethal (B139)', () => {
    const poisoned = (guard: number, player: number) => {
      const board = two(['Typhoid Rats', ...copies(5, 'Forest')], ['Guardians of Akrasa'], [['Enlarge']]);
      const game = scenario(board).cast('Enlarge', { targets: 'Typhoid Rats' }).resolve();
      game.goTo('declare attackers', { attackers: 'Typhoid Rats>p1' }).goTo('declare blockers');
      return game.goTo('combat damage', { 'combat damage': { 'Guardians of Akrasa': guard, p1: player } });
    };
    expect(poisoned(1, 7).life(1)).toBe(13);
    expect(() => poisoned(0, 8)).toThrow('refused by CR 702.19b');
  });

  test('CR 702.19b: damage that is marked on the blocker counts', () => {
    const board = two(['War Mammoth'], [{ card: 'Palace Guard', damage: 3 }]);
    const game = fight(board, ['War Mammoth'], ['Palace Guard>War Mammoth']);
    expect(game.goTo('combat damage', { 'combat damage': { 'Palace Guard': 1, p1: 2 } }).life(1)).toBe(18);
  });

  test('CR 702.19b: damage that other attackers assign in this step counts (B140)', () => {
    const board = two(['Hill Giant', 'War Mammoth', 'Watchwolf'], ['Guardian of the Gateless']);
    const all = ['Hill Giant', 'War Mammoth', 'Watchwolf'];
    const game = () =>
      fight(
        board,
        all,
        all.map((one) => `Guardian of the Gateless>${one}`),
      ).resolve();
    expect(game().size('Guardian of the Gateless')).toBe('6/6');
    const free = game().goTo('combat damage', {
      'p0 combat damage': { 'Guardian of the Gateless': 0, p1: 3 },
      'p1 combat damage': { 'Hill Giant': 6, 'War Mammoth': 0, Watchwolf: 0 },
    });
    expect([free.life(1), free.zone('graveyard', 1)]).toEqual([17, ['Guardian of the Gateless']]);
  });

  test('CR 702.19b: what the others are too weak for the trampler has to assign itself, and is not asked', () => {
    const board = two(['Grizzly Bears', 'War Mammoth'], ['Guardian of the Gateless']);
    const stomp = () =>
      fight(
        board,
        ['Grizzly Bears', 'War Mammoth'],
        ['Grizzly Bears', 'War Mammoth'].map((one) => `Guardian of the Gateless>${one}`),
      )
        .resolve()
        .goTo('combat damage', {
          'p1 combat damage': { 'Grizzly Bears': 5, 'War Mammoth': 0 },
        });
    expect(stomp().life(1)).toBe(20);
  });

  test('CR 702.19f: nothing tramples over a planeswalker onto its controller', () => {
    const board = two(['Colossal Dreadmaw'], [{ card: 'Jace Beleren', counters: { loyalty: 3 } }, 'Grizzly Bears']);
    const game = scenario(board).goTo('declare attackers', { attackers: 'Colossal Dreadmaw>Jace Beleren' });
    game.goTo('end of combat', {
      blockers: 'Grizzly Bears>Colossal Dreadmaw',
      'combat damage': { 'Grizzly Bears': 2, 'Jace Beleren': 4 },
    });
    expect([game.life(1), game.zone('graveyard', 1).toSorted()]).toEqual([20, ['Grizzly Bears', 'Jace Beleren']]);
  });

  test('CR 120.3c, 306.8: a planeswalker loses as many loyalty counters as damage is dealt (B136)', () => {
    const board = two(['Fusion Elemental'], [{ card: 'Jace Beleren', counters: { loyalty: 5 } }]);
    const game = scenario(board).goTo('end of combat', { attackers: 'Fusion Elemental>Jace Beleren' });
    expect([game.zone('graveyard', 1), game.life(1)]).toEqual([['Jace Beleren'], 20]);
  });
});

describe('who assigns what', () => {
  test('CR 510.1d: a blocker divides its damage among what it blocks as its controller chooses', () => {
    const board = two(['Grizzly Bears', 'Savannah Lions'], ['Night Market Guard']);
    const all = ['Grizzly Bears', 'Savannah Lions'];
    const game = fight(
      board,
      all,
      all.map((one) => `Night Market Guard>${one}`),
    ).goTo('combat damage', { 'combat damage': { 'Grizzly Bears': 2, 'Savannah Lions': 1 } });
    expect(game.zone('graveyard', 0).toSorted()).toEqual(['Grizzly Bears', 'Savannah Lions']);
  });

  test('CR 510.1a: damage by toughness where something says so, and none where it is nothing', () => {
    const doran = fight(two(['Doran, the Siege Tower', 'Memnite']), ['Doran, the Siege Tower', 'Memnite']);
    expect(doran.goTo('end of combat').life(1)).toBe(20 - 5 - 1);
    expect(
      fight(two(['Taunting Elf']), ['Taunting Elf'])
        .goTo('end of combat')
        .happenings('damage'),
    ).toEqual([]);
  });

  test('CR 510.1c: as though it were not blocked, as its controller chooses', () => {
    const wolf = (yes: boolean) =>
      fight(two(['Lone Wolf'], ['Hill Giant']), ['Lone Wolf'], ['Hill Giant>Lone Wolf']).goTo('combat damage', {
        'combat damage': yes,
      });
    expect([wolf(true).life(1), wolf(false).life(1)]).toEqual([18, 20]);
  });

  test('CR 509.1h, 702.19d: an attacker that became blocked by nothing deals no damage, and with trample all of it', () => {
    const caught = (attacker: string) => {
      const game = fight(two([attacker], ['Trap Runner']), [attacker]).pass();
      return game.activate('Trap Runner', { targets: attacker }).resolve().goTo('end of combat').life(1);
    };
    expect([caught('Hill Giant'), caught('War Mammoth')]).toEqual([20, 17]);
  });

  test('CR 506.4: what is removed from combat neither deals combat damage nor is dealt any', () => {
    const game = fight(
      two(['Reconnaissance', 'Hill Giant'], ['Grizzly Bears']),
      ['Hill Giant'],
      ['Grizzly Bears>Hill Giant'],
    );
    game.activate('Reconnaissance', { targets: 'Hill Giant' }).resolve();
    expect(game.permanent('Hill Giant')).toMatchObject({ attacking: null, tapped: false });
    game.goTo('end of combat');
    expect([game.battlefield.includes('Grizzly Bears'), game.permanent('Hill Giant').damage]).toEqual([true, 0]);
  });
});

describe('what damage comes to', () => {
  test('CR 120.3b, 120.3d: infect poisons players and puts counters on creatures; wither the latter only', () => {
    const elf = fight(two(['Glistener Elf', 'Sickle Ripper']), ['Glistener Elf', 'Sickle Ripper']).goTo(
      'end of combat',
    );
    expect([elf.life(1), elf.view.players[1]?.counters]).toEqual([18, { poison: 1 }]);
    const met = fight(two(['Contagious Nim'], ['Hill Giant']), ['Contagious Nim'], ['Hill Giant>Contagious Nim']);
    met.goTo('end of combat');
    expect(met.permanent('Hill Giant')).toMatchObject({ counters: { '-1/-1': 2 }, damage: 0, power: 1 });
  });

  test('CR 702.2b, 120.3d: deathtouch kills although the damage is in counters', () => {
    const game = scenario(two(['Corrosive Mentor', 'Typhoid Rats'], ['Craw Wurm']));
    game.goTo('declare attackers', { attackers: 'Typhoid Rats>p1' });
    game.goTo('end of combat', { blockers: 'Craw Wurm>Typhoid Rats' });
    expect(game.zone('graveyard', 1)).toEqual(['Craw Wurm']);
  });

  test('CR 702.16e: damage that a source of the quality would deal is prevented', () => {
    const board = two(['Hill Giant'], ['Repentant Blacksmith']);
    const game = fight(board, ['Hill Giant'], ['Repentant Blacksmith>Hill Giant']).goTo('end of combat');
    expect([game.permanent('Repentant Blacksmith').damage, game.permanent('Hill Giant').damage]).toEqual([0, 1]);
  });

  test('CR 702.16b-c: nor does it target it, and an Aura of the quality falls off', () => {
    const game = scenario(two(['Mountain', { card: 'Repentant Blacksmith', owner: 1 }], [], [['Lightning Bolt']]));
    expect(game.offers('cast Lightning Bolt')).not.toBe('no');
    expect(() => game.cast('Lightning Bolt', { targets: 'Repentant Blacksmith' })).toThrow('is no option');
    const aura = () => scenario(two([{ card: 'Brainwash', attachedTo: 'Black Knight' }], ['Black Knight']));
    expect(aura).toThrow();
  });
});
