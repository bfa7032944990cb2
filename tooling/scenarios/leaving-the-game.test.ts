import { describe, expect, test } from 'vitest';
import { copies, scenario } from '../testing/scenario.ts';

/** Games that go on after a player has left. CR 800.4 */

describe('what leaves with a player', () => {
  const mindControl = () =>
    scenario({
      players: [{ battlefield: copies(5, 'Island'), hand: ['Mind Control'] }, { battlefield: ['Hill Giant'] }, {}],
    })
      .cast('Mind Control')
      .resolve();

  test("CR 800.4a, example 1: an Aura's control ends with its owner; the creature goes with its own", () => {
    const game = mindControl();
    expect(game.permanent('Hill Giant').controller).toBe(0);
    game.concede();
    expect([game.battlefield, game.permanent('Hill Giant').controller]).toEqual([['Hill Giant'], 1]);
    const other = mindControl().pass().concede();
    expect([other.battlefield.includes('Hill Giant'), other.zone('graveyard', 0)]).toEqual([false, ['Mind Control']]);
  });

  test('CR 800.4a, example 2: control until end of turn ends as the player leaves', () => {
    const game = scenario({
      players: [
        { battlefield: copies(3, 'Mountain'), hand: ['Act of Treason'] },
        { battlefield: ['Grizzly Bears'] },
        {},
      ],
    });
    game.cast('Act of Treason').resolve();
    expect(game.permanent('Grizzly Bears').controller).toBe(0);
    expect(game.concede().permanent('Grizzly Bears').controller).toBe(1);
  });

  test("CR 800.4a, example 3: what was put onto the battlefield under a player's control is exiled, or goes with its owner", () => {
    const stolen = () =>
      scenario({
        players: [{ battlefield: ['Swamp'], hand: ['Reanimate'] }, { graveyard: ['Serra Angel'] }, {}],
      })
        .cast('Reanimate')
        .resolve();
    expect(stolen().permanent('Serra Angel')).toMatchObject({ controller: 0, owner: 1 });
    const mine = stolen().concede();
    expect([mine.battlefield, mine.zone('exile', 1)]).toEqual([[], ['Serra Angel']]);
    const theirs = stolen().pass().concede();
    expect([theirs.battlefield, theirs.zone('exile', 1)]).toEqual([['Swamp'], []]);
  });

  test('CR 111.2, 800.4a, example 4: a token belongs to who created it, and stays where another did', () => {
    const orchard = () =>
      scenario({ players: [{ battlefield: ['Forbidden Orchard'] }, {}, {}] })
        .activate('Forbidden Orchard', { 'mana type': 'G', targets: 'p1' })
        .resolve();
    const token = orchard().view.battlefield.find(({ card }) => !card);
    expect(token).toMatchObject({ owner: 1, controller: 1 });
    expect(
      orchard()
        .concede()
        .view.battlefield.map(({ ref }) => ref),
    ).toEqual([token?.ref]);
    expect(orchard().pass().concede().battlefield).toEqual(['Forbidden Orchard']);
  });

  test('CR 704.3, 800.4a: where several players leave at once, all that each of them owns leaves and nothing of it is exiled', () => {
    const poor = { life: 1, battlefield: ['Forest', 'Grizzly Bears'] };
    const game = scenario({ players: [{ battlefield: ['Zhur-Taa Druid'] }, {}, poor, poor] });
    game.activate('Zhur-Taa Druid').resolve();
    expect(game.battlefield).toEqual(['Zhur-Taa Druid']);
    const moves = game.happenings('moved').filter(({ object }) => object.startsWith('Forest'));
    expect(moves.map(({ from, to }) => [from, to])).toEqual([
      ['battlefield', null],
      ['battlefield', null],
    ]);
  });

  test('CR 800.4a: what is on the stack and no card ceases to exist with its controller', () => {
    const game = scenario({ players: [{ battlefield: ['Prodigal Sorcerer'] }, {}, {}] });
    game.activate('Prodigal Sorcerer', { targets: 'p1' }).concede();
    expect([game.stack, game.view.priority]).toEqual([[], 1]);
  });

  test('CR 610.3, 800.4a: what was exiled until a permanent leaves comes back when that leaves with its owner', () => {
    const priest = () =>
      scenario({
        players: [
          { battlefield: copies(3, 'Plains'), hand: ['Banisher Priest'] },
          { battlefield: ['Hill Giant'] },
          { battlefield: ['Soul Warden'] },
        ],
      })
        .cast('Banisher Priest')
        .resolve({ targets: 'Hill Giant' })
        .resolveAll();
    expect(priest().zone('exile', 1)).toEqual(['Hill Giant']);
    const game = priest().concede();
    expect([game.zone('exile', 1), game.battlefield]).toEqual([[], ['Soul Warden', 'Hill Giant']]);
    expect(game.stack).toMatchObject([{ source: 'Soul Warden' }]);
    expect(priest().pass().concede().battlefield).not.toContain('Hill Giant');
  });

  test('CR 400.7a, 800.4a: control of a spell ends as its new controller leaves, and that of what it became too', () => {
    const taken = () =>
      scenario({
        players: [
          { battlefield: ['Wastes'], hand: ['Sol Ring'] },
          { battlefield: copies(7, 'Island'), hand: ['Commandeer'] },
          {},
        ],
      })
        .cast('Sol Ring')
        .pass()
        .cast('Commandeer', { 'alternative cost': 'mana cost' })
        .resolve();
    const onTheStack = taken();
    expect(onTheStack.stack).toMatchObject([{ ref: 'Sol Ring', controller: 1 }]);
    expect(onTheStack.pass().concede().stack).toMatchObject([{ ref: 'Sol Ring', controller: 0 }]);
    expect(onTheStack.resolve().permanent('Sol Ring').controller).toBe(0);
    const resolved = taken().resolve();
    expect(resolved.permanent('Sol Ring').controller).toBe(1);
    expect(resolved.pass().concede().permanent('Sol Ring').controller).toBe(0);
  });
});

describe('what is left of a player', () => {
  test('CR 800.4a: prevention that a player left behind lasts until the end of the turn', () => {
    const game = scenario({
      players: [{ battlefield: ['Hill Giant'] }, { battlefield: ['Forest'], hand: ['Fog'] }, {}],
    });
    game.goTo('declare attackers', { attackers: 'Hill Giant>p2' }).pass();
    game.cast('Fog').pass().pass().pass();
    expect(game.stack).toEqual([]);
    game.pass().concede().goTo('end of combat');
    expect(game.life(2)).toBe(20);
  });

  test('CR 800.4d, example 1: a delayed trigger of a player who has left is not put on the stack', () => {
    const game = scenario({
      players: [
        { battlefield: ['Hill Giant'] },
        { battlefield: [...copies(3, 'Plains'), 'Vedalken Orrery'], hand: ['Flickerwisp'] },
        {},
      ],
    });
    game.pass().cast('Flickerwisp').resolve({ targets: 'Hill Giant' }).resolve();
    expect(game.zone('exile', 0)).toEqual(['Hill Giant']);
    game.pass().concede().goTo('end');
    expect([game.stack, game.zone('exile', 0)]).toEqual([[], ['Hill Giant']]);
  });

  test('CR 800.4e, 506.4c: an attacker of a player who has left deals no damage', () => {
    const game = scenario({ players: [{ battlefield: ['Hill Giant', 'Craw Wurm'] }, {}, {}] });
    game
      .goTo('declare attackers', { attackers: ['Hill Giant>p1', 'Craw Wurm>p2'] })
      .pass()
      .concede();
    game.goTo('end of combat');
    expect([game.life(2), game.permanent('Hill Giant').attacking]).toEqual([14, 'nothing']);
  });

  test('CR 800.4j: a turn goes on without its player, and the next one gets priority instead', () => {
    const game = scenario({ players: [{}, {}, {}] });
    game.concede();
    expect([game.view.turn, game.view.active, game.view.priority, game.view.step]).toEqual([1, 0, 1, 'precombat main']);
    game.goTo('upkeep');
    expect([game.view.turn, game.view.active]).toEqual([2, 1]);
  });

  test('CR 800.4k: the turn of a player who has left does not begin', () => {
    const game = scenario({ players: [{}, {}, {}] });
    game.pass().concede().goTo('upkeep');
    expect([game.view.active, game.view.turn]).toEqual([2, 2]);
  });

  test('CR 104.2a, 800.4: the last player in the game wins', () => {
    const game = scenario({ players: [{}, {}, {}] });
    game.concede().concede();
    expect(game.over).toMatchObject({ winner: 2, reason: '104.3a' });
  });
});
