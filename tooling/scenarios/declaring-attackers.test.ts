import { describe, expect, test } from 'vitest';
import { copies, scenario, type ScenarioSpec, type SideSpec } from '../testing/scenario.ts';

/** Declarations of attackers, and what attacking and blocking costs: restrictions and requirements. CR 508, 509.1d-f, 802.3 */

/** What is refused with, for attackers; null: nothing. */
function attack(spec: ScenarioSpec, ...chosen: readonly string[]): string | null {
  return refusal(() => scenario(spec).goTo('end of combat', { attackers: chosen }));
}

function refusal(act: () => unknown): string | null {
  try {
    act();
    return null;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return /refused by CR ([\d.a-z]+)/.exec(message)?.[1] ?? (message.includes('is no option') ? 'no option' : message);
  }
}

const two = (own: SideSpec['battlefield'], other: SideSpec['battlefield'] = []): ScenarioSpec => ({
  players: [{ battlefield: own ?? [] }, { battlefield: other ?? [] }],
});

describe('restrictions on attackers', () => {
  test('CR 508.1c, example 1: two that cannot attack alone may attack together', () => {
    const pair = two(['Mogg Flunkies', 'Jackal Familiar']);
    expect(attack(pair, 'Mogg Flunkies>p1', 'Jackal Familiar>p1')).toBe(null);
    expect(attack(pair, 'Mogg Flunkies>p1')).toBe('508.1c');
    expect(attack(two(['Mogg Flunkies', 'Hill Giant']), 'Mogg Flunkies>p1', 'Hill Giant>p1')).toBe(null);
  });

  test('CR 508.1c: what cannot attack alone, alone with nobody, is not asked about', () => {
    const game = scenario(two(['Bonded Construct'])).goTo('end of combat');
    expect(game.asked).not.toContain('p0 attackers');
  });

  test('CR 508.1c: two others that attack are two others', () => {
    const board = two(['Orcish Conscripts', 'Hill Giant', 'Grizzly Bears']);
    expect(attack(board, 'Orcish Conscripts>p1', 'Hill Giant>p1')).toBe('508.1c');
    expect(attack(board, 'Orcish Conscripts>p1', 'Hill Giant>p1', 'Grizzly Bears>p1')).toBe(null);
  });

  test('CR 508.1c: Okk needs a stronger attacker, Scarred Puma a black or a green one', () => {
    const okk = two(['Okk', 'Hill Giant', 'Craw Wurm']);
    expect(attack(okk, 'Okk>p1', 'Hill Giant>p1')).toBe('508.1c');
    expect(attack(okk, 'Okk>p1', 'Craw Wurm>p1')).toBe(null);
    const puma = two(['Scarred Puma', 'Hill Giant', 'Grizzly Bears']);
    expect(attack(puma, 'Scarred Puma>p1', 'Hill Giant>p1')).toBe('508.1c');
    expect(attack(puma, 'Scarred Puma>p1', 'Grizzly Bears>p1')).toBe(null);
  });

  test('CR 508.2a, example 1: what turns white once it attacks is not a white creature that attacked', () => {
    const queen = (early: boolean) => {
      const game = scenario({
        players: [
          {
            battlefield: ['Linden, the Steadfast Queen', 'Watchwolf', 'Grizzly Bears', 'Plains'],
            hand: ['Niveous Wisps'],
          },
          {},
        ],
      });
      if (!early) game.goTo('declare attackers', { attackers: ['Grizzly Bears>p1'] });
      game.cast('Niveous Wisps', { targets: 'Grizzly Bears' }).resolve();
      expect(game.permanent('Grizzly Bears').colors).toEqual(['W']);
      return game;
    };
    expect([queen(false).stack, queen(false).life(0)]).toEqual([[], 20]);
    const other = queen(true).goTo('declare attackers', { attackers: ['Watchwolf>p1'] });
    expect(other.resolve().life(0)).toBe(21);
  });

  test('CR 508.1c, 802.3a: a limit counts all attackers, or those that attack one player', () => {
    const sides = (card: string): ScenarioSpec => ({
      players: [{ battlefield: ['Hill Giant', 'Grizzly Bears', 'Watchwolf'] }, { battlefield: [card] }, {}],
    });
    const all = ['Hill Giant>p1', 'Grizzly Bears>p1', 'Watchwolf>p2'];
    expect(attack(sides('Crawlspace'), ...all)).toBe(null);
    expect(attack(sides('Crawlspace'), 'Hill Giant>p1', 'Grizzly Bears>p1', 'Watchwolf>p1')).toBe('508.1c');
    expect(attack(sides('Caverns of Despair'), ...all)).toBe('508.1c');
    expect(attack(sides('Silent Arbiter'), 'Watchwolf>p2')).toBe(null);
    expect(attack(sides('Silent Arbiter'), 'Hill Giant>p1', 'Watchwolf>p2')).toBe('508.1c');
  });

  test('CR 508.1c: an Island of the defending player lets a serpent attack that player and their planeswalkers', () => {
    const sea: ScenarioSpec = {
      players: [
        { battlefield: ['Deep-Sea Serpent'] },
        { battlefield: ['Island', { card: 'Jace Beleren', counters: { loyalty: 3 } }] },
        { battlefield: ['Forest'] },
      ],
    };
    expect(attack(sea, 'Deep-Sea Serpent>p1')).toBe(null);
    expect(attack(sea, 'Deep-Sea Serpent>Jace Beleren')).toBe(null);
    expect(attack(sea, 'Deep-Sea Serpent>p2')).toBe('no option');
  });

  test('CR 508.1c: what cannot attack a player attacks their planeswalkers where the text speaks of the player alone', () => {
    const other: SideSpec['battlefield'] = [{ card: 'Jace Beleren', counters: { loyalty: 3 } }, 'Elephant Grass'];
    expect(attack(two(['Scathe Zombies'], other), 'Scathe Zombies>p1')).toBe('no option');
    expect(attack(two(['Scathe Zombies'], other), 'Scathe Zombies>Jace Beleren')).toBe(null);
    expect(attack(two(['Scathe Zombies', 'Elephant Grass']), 'Scathe Zombies>p1')).toBe(null);
  });

  test('CR 702.3b, 508.1a: a defender attacks only where something says that it may', () => {
    expect(attack(two(['Wall of Air', 'Hill Giant']), 'Wall of Air>p1')).toBe('no option');
    expect(attack(two(['Wall of Air', 'High Alert']), 'Wall of Air>p1')).toBe(null);
  });
});

describe('requirements to attack', () => {
  test('CR 508.1d, example 1: where one only may attack, it is the one that has to', () => {
    const game = scenario(two(['Valley Dasher', 'Hill Giant'], ['Silent Arbiter'])).goTo('declare blockers');
    expect(game.asked).not.toContain('p0 attackers');
    expect(game.permanent('Valley Dasher').attacking).toBe('p1');
    expect(game.permanent('Hill Giant').attacking).toBe(null);
  });

  test('CR 508.1d: what has to attack chooses whom; among planeswalkers and players', () => {
    const board: ScenarioSpec = {
      players: [
        { battlefield: ['Berserkers of Blood Ridge'] },
        { battlefield: [{ card: 'Jace Beleren', counters: { loyalty: 3 } }] },
      ],
    };
    expect(attack(board)).toBe('508.1d');
    expect(attack(board, 'Berserkers of Blood Ridge>Jace Beleren')).toBe(null);
    expect(attack(board, 'Berserkers of Blood Ridge>p1')).toBe(null);
  });

  test('CR 508.1d: nobody has to pay for an attack that is wanted', () => {
    const board = two(['Berserkers of Blood Ridge', ...copies(2, 'Mountain')], ['Propaganda']);
    expect(attack(board)).toBe(null);
    const paid = scenario(board).goTo('declare blockers', {
      attackers: 'Berserkers of Blood Ridge>p1',
      pay: ['Mountain', 'Mountain#2'],
    });
    expect(paid.permanent('Berserkers of Blood Ridge').attacking).toBe('p1');
  });

  test('CR 508.1d: what has to attack a player does not do so by attacking their planeswalker', () => {
    const other: SideSpec['battlefield'] = [{ card: 'Jace Beleren', counters: { loyalty: 3 } }, 'Alluring Siren'];
    const lured = () =>
      scenario(two(['Hill Giant'], other))
        .pass()
        .activate('Alluring Siren', { targets: 'Hill Giant' })
        .resolve();
    expect(refusal(() => lured().goTo('end of combat', { attackers: ['Hill Giant>Jace Beleren'] }))).not.toBe(null);
    expect(lured().goTo('declare blockers').permanent('Hill Giant').attacking).toBe('p1');
  });

  test('CR 701.15b, 508.1d: a goaded creature attacks somebody else if it can', () => {
    const goaded = (players: ScenarioSpec['players']) =>
      scenario({ players, active: 1 }).cast('Disrupt Decorum').resolve();
    const lands = copies(4, 'Mountain');
    const three = () =>
      goaded([
        { battlefield: ['Hill Giant'] },
        { battlefield: lands, hand: ['Disrupt Decorum'] },
        { battlefield: ['Grizzly Bears'] },
      ]);
    const game = three().goTo('upkeep');
    expect(game.view.active).toBe(2);
    const next = game.goTo('declare attackers');
    expect(next.permanent('Grizzly Bears').attacking).toBe('p0');
    const alone = goaded([{ battlefield: ['Hill Giant'] }, { battlefield: lands, hand: ['Disrupt Decorum'] }]);
    expect(alone.goTo('upkeep').goTo('declare attackers').permanent('Hill Giant').attacking).toBe('p1');
  });

  test('CR 508.1d: of requirements that contradict each other as many are obeyed as can be (B148)', () => {
    const contradicted = () =>
      scenario({
        players: [
          { battlefield: ['Alluring Siren', ...copies(4, 'Mountain')], hand: ['Disrupt Decorum'] },
          { battlefield: ['Hill Giant'] },
          { battlefield: ['Forest'] },
        ],
      })
        .cast('Disrupt Decorum')
        .resolve()
        .goTo('upkeep')
        .pass()
        .pass()
        .activate('Alluring Siren', { targets: 'Hill Giant' })
        .resolve();
    const declared = (...chosen: readonly string[]) =>
      refusal(() => contradicted().goTo('declare attackers', { attackers: chosen }));
    expect([declared('Hill Giant>p0'), declared('Hill Giant>p2'), declared()]).toEqual([null, null, '508.1d']);
  });
});

describe('costs to attack and block', () => {
  test('CR 508.1h-j: the total for all attackers is paid as a whole; those that attack others cost nothing', () => {
    const board: ScenarioSpec = {
      players: [
        { battlefield: ['Hill Giant', 'Grizzly Bears', ...copies(3, 'Mountain')] },
        { battlefield: ['Ghostly Prison'] },
        {},
      ],
    };
    expect(attack(board, 'Hill Giant>p1', 'Grizzly Bears>p1')).toBe('508.1j');
    expect(attack(board, 'Hill Giant>p2', 'Grizzly Bears>p2')).toBe(null);
    const game = scenario(board).goTo('declare blockers', {
      attackers: ['Hill Giant>p1', 'Grizzly Bears>p2'],
      pay: ['Mountain', 'Mountain#2'],
    });
    expect([game.permanent('Mountain#2').tapped, game.permanent('Mountain#3').tapped]).toEqual([true, false]);
  });

  test('CR 508.1f-i: an attacker is tapped before its cost is paid, so that it makes no mana for it', () => {
    const elves = two(['Llanowar Elves', 'Mountain'], ['Propaganda']);
    expect(attack(elves, 'Llanowar Elves>p1')).toBe('508.1j');
    const free = two(['Llanowar Elves', 'Mountain', "Serra's Blessing"], ['Propaganda']);
    expect(
      scenario(free)
        .goTo('declare blockers', { attackers: 'Llanowar Elves>p1', pay: ['Llanowar Elves', 'Mountain'] })
        .permanent('Llanowar Elves').attacking,
    ).toBe('p1');
  });

  test('CR 508.1h: attacking planeswalkers costs only where the text says so', () => {
    const walker: SideSpec['battlefield'] = [{ card: 'Jace Beleren', counters: { loyalty: 3 } }];
    expect(attack(two(['Hill Giant'], [...walker, 'Propaganda']), 'Hill Giant>Jace Beleren')).toBe(null);
    expect(attack(two(['Hill Giant'], [...walker, 'Baird, Steward of Argive']), 'Hill Giant>Jace Beleren')).toBe(
      '508.1j',
    );
  });

  test('CR 508.1j: a cost may be a sacrifice', () => {
    const game = scenario(two(['Exalted Dragon', 'Mountain'])).goTo('declare blockers', {
      attackers: 'Exalted Dragon>p1',
    });
    expect(game.zone('graveyard', 0)).toEqual(['Mountain']);
    expect(
      scenario(two(['Exalted Dragon']))
        .goTo('end of combat')
        .life(1),
    ).toBe(20);
  });

  test('CR 508.1, 733.1: who takes back the payment declares anew', () => {
    const game = scenario(two(['Hill Giant', ...copies(2, 'Mountain')], ['Propaganda']));
    game.goTo('declare attackers', {
      attackers: 'Hill Giant>p1',
      pay: ['take back'],
    });
    expect(game.asked.filter((one) => one === 'p0 attackers').length).toBe(2);
    expect(game.permanent('Hill Giant')).toMatchObject({ attacking: null, tapped: false });
  });

  test('CR 509.1d-f: blocking may cost too, and nobody is forced to pay', () => {
    const game = () =>
      scenario(two(['Archangel of Tithes', 'Taunting Elf'], ['Hill Giant', 'Mountain'])).goTo('declare attackers', {
        attackers: ['Archangel of Tithes>p1', 'Taunting Elf>p1'],
      });
    expect(game().goTo('declare blockers').permanent('Hill Giant').blocking).toEqual([]);
    const paid = game().goTo('declare blockers', { blockers: 'Hill Giant>Taunting Elf', pay: ['Mountain'] });
    expect([paid.permanent('Hill Giant').blocking, paid.permanent('Mountain').tapped]).toEqual([
      ['Taunting Elf'],
      true,
    ]);
  });
});
