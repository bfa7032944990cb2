import { describe, expect, test } from 'vitest';
import { copies, inTurn, newGame, scenario } from '../testing/scenario.ts';

/** Starting and ending the game. CR 103, 104 */

const deck = copies(20, 'Forest');

describe('starting the game', () => {
  test('CR 103.4, 103.5: each player has 20 life and draws seven cards', () => {
    const game = newGame([deck, deck], { 'p0 starting player': '1', mulligan: inTurn(false, false) });
    expect(game.view).toMatchObject({ turn: 1, active: 1, step: 'upkeep' });
    expect([game.life(0), game.zone('hand', 0).length, game.zone('hand', 1).length]).toEqual([20, 7, 7]);
  });

  test('CR 103.5: who takes a mulligan draws seven again and puts a card on the bottom for each mulligan', () => {
    const game = newGame([deck, deck], {
      'p0 starting player': '0',
      'p0 mulligan': inTurn(true, true, false),
      'p1 mulligan': false,
      'p0 cards to put on the bottom': inTurn('c12', ['c13', 'c14'], ['c14', 'c13']),
    });
    expect([game.zone('hand', 0).length, game.zone('hand', 1).length]).toEqual([5, 7]);
    expect(game.zone('library', 0).slice(-2)).toEqual(['c14', 'c13']);
  });

  test('CR 103.5c: with more than two players the first mulligan costs nothing', () => {
    const game = newGame([deck, deck, deck], {
      'p0 starting player': '0',
      'p0 mulligan': inTurn(true, false),
      'p1 mulligan': false,
      'p2 mulligan': false,
    });
    expect(game.zone('hand', 0).length).toBe(7);
  });

  test('CR 103.6a: a card that says so may begin on the battlefield', () => {
    const leylines = copies(20, 'Leyline of the Void');
    const game = newGame([deck, leylines], {
      'p0 starting player': '0',
      mulligan: inTurn(false, false),
      'p1 optional effect': inTurn(true, false, false, false, false, false, false),
    });
    expect([game.battlefield.length, game.zone('hand', 1).length]).toEqual([1, 6]);
  });

  test('CR 103.8a, 103.8c: of two players the first one skips the first draw step, of more nobody does', () => {
    const inMain = (players: number) =>
      newGame(
        Array.from({ length: players }, () => deck),
        { 'p0 starting player': '0', mulligan: inTurn(...copies(players, 'no')) },
      )
        .goTo('precombat main')
        .zone('hand', 0).length;
    expect([inMain(2), inMain(3)]).toEqual([7, 8]);
  });
});

describe('ending the game', () => {
  test('CR 104.2a, 104.3a: who concedes loses at once, and the last player wins', () => {
    const game = scenario({ players: [{}, {}, {}] }).concede();
    expect([game.over, game.view.players.map(({ inGame }) => inGame)]).toEqual([null, [false, true, true]]);
    expect(game.concede().over).toMatchObject({ winner: 2 });
  });

  test('CR 104.3b, 704.5a: a player at 0 life loses when someone would get priority', () => {
    const game = scenario({ players: [{ battlefield: ['Mountain'], hand: ['Lightning Bolt'] }, { life: 3 }] });
    expect(game.cast('Lightning Bolt', { targets: 'p1' }).resolve().over).toMatchObject({ winner: 0 });
  });

  test('CR 104.3c, 121.4: who has to draw from an empty library draws what there is, and then loses', () => {
    const game = scenario({
      players: [{ battlefield: copies(3, 'Island'), hand: ['Divination'], library: ['Forest'] }, {}],
    });
    expect(game.cast('Divination').resolve().over).toMatchObject({ winner: 1 });
    expect(game.happenings('drew').length).toBe(1);
  });

  test('CR 104.4a: when all remaining players lose at once the game is a draw', () => {
    const game = scenario({
      players: [
        { life: 2, battlefield: copies(8, 'Forest'), hand: ['Prosperity'], library: copies(2, 'Forest') },
        { library: copies(2, 'Forest') },
      ],
    });
    expect(() => game.cast('Prosperity', { X: 3 })).toThrow('cannot be paid');
    const blue = scenario({
      players: [
        { battlefield: copies(4, 'Island'), hand: ['Prosperity'], library: copies(2, 'Forest') },
        { library: copies(2, 'Forest') },
      ],
    });
    expect(blue.cast('Prosperity', { X: 3 }).resolve().over).toMatchObject({ winner: null });
  });

  test('CR 104.3d: ten poison counters lose the game', () => {
    expect(() => scenario({ players: [{ counters: { poison: 10 } }, {}] })).toThrow('would have lost');
    expect(scenario({ players: [{ counters: { poison: 9 } }, {}] }).over).toBe(null);
  });
});
