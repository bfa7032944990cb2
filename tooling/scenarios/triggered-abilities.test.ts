import { describe, expect, test } from 'vitest';
import { copies, inTurn, scenario } from '../testing/scenario.ts';

/** When abilities trigger, how they come to the stack, delayed triggers, and looking back. CR 603 */

describe('triggering', () => {
  test('CR 603.2c, example 1: a trigger on each land that goes triggers once for each', () => {
    const game = scenario({
      players: [
        { battlefield: [...copies(2, 'Mountain'), 'Living Plane', 'Dingus Egg'], hand: ['Pyroclasm'] },
        { battlefield: ['Forest', 'Craw Wurm'] },
      ],
    });
    game.cast('Pyroclasm').resolve({
      'order of triggers': ['a Dingus Egg/0', 'a Dingus Egg/0#2', 'a Dingus Egg/0#3'],
    });
    expect(game.stack.map(({ source }) => source)).toEqual(copies(3, 'Dingus Egg'));
    expect([game.resolveAll().life(0), game.life(1)]).toEqual([16, 18]);
  });

  test('CR 603.2c: what deals damage to several things at one time deals damage once', () => {
    const game = scenario({
      players: [{ battlefield: ['Drinker of Sorrow', 'Mountain'] }, { battlefield: ['Hill Giant', 'Grizzly Bears'] }],
    });
    game.goTo('declare attackers', { attackers: 'Drinker of Sorrow>p1' }).goTo('declare blockers', {
      blockers: ['Hill Giant>Drinker of Sorrow', 'Grizzly Bears>Drinker of Sorrow'],
    });
    game.goTo('combat damage', { 'combat damage': { 'Hill Giant': 3, 'Grizzly Bears': 2 } });
    expect(game.stack).toHaveLength(1);
    expect(game.resolve().battlefield).toEqual([]);
  });

  test('CR 603.2e, example 1: what enters tapped does not become tapped', () => {
    const game = scenario({ players: [{ battlefield: ['Orb of Dreams'], hand: ['City of Brass'] }, {}] });
    game.play('City of Brass');
    expect([game.permanent('City of Brass').tapped, game.stack]).toEqual([true, []]);
    game.goTo('upkeep').goTo('upkeep').activate('City of Brass', { 'mana type': 'G' });
    expect(game.resolve().life(0)).toBe(19);
  });

  test('CR 603.2g, example 1: damage that is all prevented triggers nothing', () => {
    const attack = (hand: readonly string[]) =>
      scenario({ players: [{ battlefield: ['Scroll Thief'] }, { battlefield: ['Forest'], hand }] }).goTo(
        'declare attackers',
        {
          attackers: 'Scroll Thief>p1',
        },
      );
    const game = attack(['Fog']).pass().cast('Fog').resolve().goTo('end of combat');
    expect([game.life(1), game.zone('hand', 0).length]).toEqual([20, 0]);
    const other = attack([]).goTo('combat damage').resolve();
    expect([other.life(1), other.zone('hand', 0).length]).toEqual([19, 1]);
  });

  test('CR 603.2c, 510.2: damage dealt by several at once is one event for what is dealt it', () => {
    const game = scenario({
      players: [{ battlefield: ['Grizzly Bears', 'Hill Giant'] }, { battlefield: ['Boros Reckoner'] }],
      active: 1,
    });
    game.goTo('declare attackers', { attackers: 'Boros Reckoner>p0' });
    game.goTo('combat damage', {
      blockers: ['Grizzly Bears>Boros Reckoner', 'Hill Giant>Boros Reckoner'],
      'combat damage': { 'Grizzly Bears': 2, 'Hill Giant': 1 },
      targets: 'p0',
    });
    expect(game.stack.length).toBe(1);
    expect(game.resolve().life(0)).toBe(15);
  });

  test('CR 603.4, example 1: an "if" after the event is asked as it happens, and again as it resolves', () => {
    const sovereign = (life: number, hand: readonly string[]) =>
      scenario({
        players: [
          { life, battlefield: ['Felidar Sovereign'] },
          { battlefield: ['Mountain'], hand },
        ],
        active: 1,
        step: 'end',
      }).goTo('upkeep');
    expect(sovereign(39, []).stack).toEqual([]);
    const hurt = sovereign(40, ['Lightning Bolt']).pass().cast('Lightning Bolt', { targets: 'p0' }).resolve();
    expect(hurt.stack.length).toBe(1);
    expect([hurt.resolve().over, hurt.happenings('resolved')]).toMatchObject([null, [{ did: 'failed its condition' }]]);
    expect(sovereign(40, []).resolve().over).toMatchObject({ winner: 0 });
  });

  test('CR 603.6a, 603.6b, example 1: what enters is at once what effects make it', () => {
    const land = scenario({ players: [{ battlefield: ['Living Plane', 'Soul Warden'], hand: ['Forest'] }, {}] });
    expect(land.play('Forest').resolve().life(0)).toBe(21);
    const wall = scenario({
      players: [{ battlefield: ['Humility', ...copies(2, 'Plains')], hand: ['Wall of Omens'] }, {}],
    });
    wall.cast('Wall of Omens').resolve();
    expect([wall.size('Wall of Omens'), wall.stack, wall.zone('hand', 0)]).toEqual(['1/1', [], []]);
  });

  test('CR 603.6a: newcomers see each other enter', () => {
    const game = scenario({
      players: [
        { battlefield: [...copies(3, 'Island'), 'Soul Warden', 'Grizzly Bears'], hand: ['Ghostly Flicker'] },
        {},
      ],
    });
    game.cast('Ghostly Flicker', { targets: ['Soul Warden', 'Grizzly Bears'] }).resolve();
    expect([game.stack.length, game.resolve().life(0)]).toEqual([1, 21]);
  });
});

describe('coming to the stack', () => {
  test("CR 603.3b: the active player's triggers go first, each player's in the order that they choose", () => {
    const game = scenario({
      players: [
        { battlefield: ['Soul Warden', 'Warstorm Surge', ...copies(2, 'Forest')], hand: ['Grizzly Bears'] },
        { battlefield: ['Soul Warden'] },
      ],
    });
    game.cast('Grizzly Bears').resolve({
      'order of triggers': ['a Warstorm Surge/0', 'a Soul Warden/0'],
      targets: 'p1',
    });
    expect(game.stack.map(({ source }) => source)).toEqual(['Warstorm Surge', 'Soul Warden', 'Soul Warden#2']);
  });

  test('CR 603.3b, 101.4, 405.3: of three players the active one is first, the others in turn order (field bug B165)', () => {
    const wardens = (active: number) => {
      const game = scenario({
        players: [0, 1, 2].map((seat) => ({
          battlefield: ['Soul Warden', 'Forest', 'Forest'],
          hand: seat === active ? ['Grizzly Bears'] : [],
        })),
        active,
      });
      return game
        .cast('Grizzly Bears')
        .resolve()
        .stack.map(({ controller }) => controller);
    };
    expect([wardens(0), wardens(1), wardens(2)]).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ]);
  });

  test('CR 106.12a, 605.1b: what watches tapping for mana triggers as mana is made to pay, and waits on the stack (field bug B121)', () => {
    const game = scenario({
      players: [{ battlefield: ['Zhur-Taa Druid', 'Forest'], hand: ['Grizzly Bears'] }, {}],
    });
    game.cast('Grizzly Bears');
    expect(game.stack.map(({ name }) => name)).toEqual(['Grizzly Bears', 'Zhur-Taa Druid']);
    expect(game.resolve().life(1)).toBe(19);
  });

  test('CR 603.3d: one for which no target can be chosen is removed', () => {
    const game = scenario({
      players: [{ battlefield: copies(4, 'Swamp'), hand: ['Nekrataal'] }, { battlefield: ['Scathe Zombies'] }],
    });
    game.cast('Nekrataal').resolve();
    expect(game.happenings('triggered')).toMatchObject([{ ability: 'Nekrataal/0' }]);
    expect([game.stack, game.zone('graveyard', 1)]).toEqual([[], []]);
  });

  test('CR 603.5: an optional ability goes on the stack, and the choice is made as it resolves', () => {
    const game = scenario({
      players: [
        { battlefield: ['Paradise Plume'].map((card) => ({ card, chosen: { color: 'G' } })) },
        { battlefield: ['Forest'], hand: ['Llanowar Elves'] },
      ],
      active: 1,
    });
    game.cast('Llanowar Elves');
    expect(game.stack.length).toBe(2);
    expect(game.resolve({ 'optional effect': false }).life(0)).toBe(20);
  });
});

describe('delayed triggers', () => {
  const returned = (hand: readonly string[]) =>
    scenario({
      players: [
        { battlefield: copies(4, 'Badlands'), hand: ['Footsteps of the Goryo', ...hand], graveyard: ['Grizzly Bears'] },
        { battlefield: ['Plains', 'Island'], hand: ['Cloudshift', 'Unsummon'] },
      ],
    })
      .cast('Footsteps of the Goryo')
      .resolve();

  test('CR 603.7b: it triggers the next time, and once', () => {
    const game = returned([]);
    expect(game.battlefield).toContain('Grizzly Bears');
    game.goTo('end').resolve();
    expect(game.zone('graveyard', 0)).toContain('Grizzly Bears');
    expect(game.goTo('upkeep').goTo('end').stack).toEqual([]);
  });

  test('CR 603.7c, example 1: it finds its object though that is no creature any more, but not a new one', () => {
    const tree = scenario({
      players: [
        {
          battlefield: copies(6, 'Bayou'),
          hand: ['Footsteps of the Goryo', 'Song of the Dryads'],
          graveyard: ['Grizzly Bears'],
        },
        {},
      ],
    });
    tree.cast('Footsteps of the Goryo').resolve();
    tree.cast('Song of the Dryads', { targets: 'Grizzly Bears' }).resolve();
    expect(tree.permanent('Grizzly Bears').types).toEqual(['land']);
    expect(tree.goTo('end').resolve().zone('graveyard', 0)).toContain('Grizzly Bears');
    const game = returned([]).pass();
    game.cast('Unsummon', { targets: 'Grizzly Bears' }).resolve().goTo('end');
    expect([game.stack.length, game.resolve().zone('hand', 0)]).toEqual([1, ['Grizzly Bears']]);
  });
});

describe('an "if" about the source', () => {
  test('CR 702.24a, 603.4: cumulative upkeep of a permanent that is gone asks for nothing', () => {
    const game = scenario({
      players: [{ battlefield: ['Infernal Darkness', ...copies(2, 'Swamp')] }, { battlefield: ['Seal of Cleansing'] }],
      active: 1,
      step: 'end',
    });
    game.goTo('upkeep').pass().activate('Seal of Cleansing', { targets: 'Infernal Darkness' }).resolve();
    expect(game.stack.map(({ source }) => source)).toEqual(['Infernal Darkness']);
    expect(game.resolve().happenings('resolved')).toMatchObject([{ did: 'failed its condition' }]);
  });
});

describe('looking back', () => {
  test('CR 603.10a, example 1: what leaves together with others sees them leave', () => {
    const game = scenario({
      players: [
        { battlefield: [...copies(4, 'Plains'), 'Blood Artist', 'Grizzly Bears'], hand: ['Wrath of God'] },
        { battlefield: ['Hill Giant'] },
      ],
    });
    game.cast('Wrath of God').resolve({
      'order of triggers': ['a Blood Artist/0', 'a Blood Artist/0#2', 'a Blood Artist/0#3'],
      targets: inTurn('p1', 'p1', 'p1'),
    });
    expect([game.stack.length, game.resolveAll().life(1), game.life(0)]).toEqual([3, 17, 23]);
  });

  test('CR 603.10a, 613.1f: with its ability gone just before, it sees nothing (B082)', () => {
    const game = scenario({
      players: [
        { battlefield: [...copies(4, 'Plains'), 'Blood Artist', 'Grizzly Bears', 'Humility'], hand: ['Wrath of God'] },
        {},
      ],
    });
    game.cast('Wrath of God').resolve();
    expect([game.stack, game.zone('graveyard', 0).length]).toEqual([[], 3]);
  });

  test('CR 603.6c: a permanent leaves the battlefield also when its owner leaves the game', () => {
    const game = scenario({
      players: [
        { battlefield: copies(3, 'Plains'), hand: ['Oblivion Ring'] },
        { battlefield: [...copies(6, 'Island'), 'Vedalken Orrery'], hand: ['Confiscate'] },
        { battlefield: ['Grizzly Bears'] },
      ],
    });
    game.cast('Oblivion Ring').resolve({ targets: 'Grizzly Bears' }).resolve().pass();
    game.cast('Confiscate', { targets: 'Oblivion Ring' }).resolve();
    expect([game.permanent('Oblivion Ring').controller, game.zone('exile', 2)]).toEqual([1, ['Grizzly Bears']]);
    game.concede();
    expect(game.stack).toMatchObject([{ source: 'Oblivion Ring', controller: 1 }]);
    expect(game.resolve().permanent('Grizzly Bears').controller).toBe(2);
  });
});
