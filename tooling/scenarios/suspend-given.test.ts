import { describe, expect, test } from 'vitest';
import { copies, type SideSpec, scenario } from '../testing/scenario.ts';

const DELAYING: SideSpec = { battlefield: copies(2, 'Island'), hand: ['Delay'] };

const two = (mine: SideSpec) => scenario({ players: [mine, DELAYING] });

/** The next upkeep of player 0, with its first triggered ability resolved. Answers the counters that go. */
const nextUpkeep = (game: ReturnType<typeof two>): readonly number[] => {
  game.goTo('end').goTo('upkeep');
  expect([game.view.active, game.stack]).toEqual([1, []]);
  game.goTo('end').goTo('upkeep').resolve();
  return game.happenings('counters').map(({ change }) => change);
};

describe('suspend that an effect gives to a card in exile', () => {
  test('CR 702.62a: a spell that is delayed is exiled with three time counters, and loses them in the upkeeps of its owner', () => {
    const game = two({ battlefield: copies(4, 'Forest'), hand: ['Grizzly Bears'] });
    game.cast('Grizzly Bears').pass().cast('Delay', { targets: 'Grizzly Bears' }).resolve();
    expect([game.zone('exile', 0), game.stack]).toEqual([['Grizzly Bears'], []]);
    expect(game.happenings('counters')).toEqual([
      { kind: 'counters', on: 'Grizzly Bears', counter: 'time', change: 3 },
    ]);
    expect([nextUpkeep(game), nextUpkeep(game), nextUpkeep(game)]).toEqual([[-1], [-1], [-1]]);
    expect(game.stack[0]).toMatchObject({ controller: 0, source: 'Grizzly Bears' });
    game.resolve({ 'spell to cast': 'Grizzly Bears' }).resolve();
    expect(game.permanent('Grizzly Bears').keywords).toContain('haste');
  });

  test('CR 614.15, 702.34a: what exiles a spell as it counters it does so before what would exile it for its flashback', () => {
    const game = two({ battlefield: copies(6, 'Mountain'), graveyard: ['Firebolt'] });
    game.act('cast Firebolt by flashback', { targets: 'p1' }).pass().cast('Delay', { targets: 'Firebolt' }).resolve();
    expect(game.zone('exile', 0)).toEqual(['Firebolt']);
    expect(game.happenings('counters')).toMatchObject([{ on: 'Firebolt', change: 3 }]);
  });

  test('CR 702.62a: a card that has suspend gains none, and loses one counter in each upkeep', () => {
    const game = two({ battlefield: copies(3, 'Mountain'), hand: ['Rift Bolt'] });
    game.cast('Rift Bolt', { targets: 'p1' }).pass().cast('Delay', { targets: 'Rift Bolt' }).resolve();
    expect(nextUpkeep(game)).toEqual([-1]);
    expect(game.stack).toEqual([]);
  });

  test('CR 400.7, 601.2b: the card is cast as a new spell, whose additional cost has to be paid again or it stays', () => {
    const delayed = (creatures: readonly string[]) => {
      const game = two({ battlefield: [...copies(2, 'Swamp'), ...creatures], hand: ["Altar's Reap"] });
      game
        .cast("Altar's Reap", creatures.length > 1 ? { cost: 'Hill Giant' } : {})
        .pass()
        .cast('Delay', { targets: "Altar's Reap" })
        .resolve();
      for (let upkeep = 0; upkeep < 3; upkeep++) nextUpkeep(game);
      return game;
    };
    const poor = delayed(['Hill Giant']);
    poor.resolve();
    expect(poor.zone('exile', 0)).toEqual(["Altar's Reap"]);
    const rich = delayed(['Hill Giant', 'Grizzly Bears']);
    rich.resolve({ 'spell to cast': "Altar's Reap" }).resolve();
    expect(rich.zone('graveyard', 0)).toEqual(['Hill Giant', 'Grizzly Bears', "Altar's Reap"]);
  });

  test('CR 701.6a: a spell that cannot be countered is not exiled', () => {
    const game = two({ battlefield: copies(2, 'Forest'), hand: ['Blurred Mongoose'] });
    game.cast('Blurred Mongoose').pass().cast('Delay', { targets: 'Blurred Mongoose' }).resolve();
    expect([game.stack.length, game.zone('exile', 0)]).toEqual([1, []]);
  });

  test('CR 400.7: a card that has left exile has suspend no longer', () => {
    const game = scenario({
      players: [
        { battlefield: [...copies(2, 'Forest'), 'Plains'], hand: ['Grizzly Bears', 'Pull from Eternity'] },
        DELAYING,
      ],
    });
    game
      .cast('Grizzly Bears', { pay: ['Forest', 'Forest#2'] })
      .pass()
      .cast('Delay', { targets: 'Grizzly Bears' })
      .resolve();
    game.cast('Pull from Eternity', { targets: 'Grizzly Bears' }).resolve();
    expect(game.zone('graveyard', 0)).toContain('Grizzly Bears');
    game.goTo('end').goTo('upkeep').goTo('end').goTo('upkeep');
    expect(game.stack).toEqual([]);
  });

  test('CR 702.62b: what removes time counters can aim at a suspended card, whatever gave it suspend, and at no other', () => {
    const hurried = (card: string) => {
      const mountains = copies(4, 'Mountain');
      const hand = ['Grizzly Bears', 'Timecrafting'];
      const game = two({ battlefield: [...copies(2, 'Forest'), ...mountains], hand, exile: ['Hill Giant'] });
      game.cast('Grizzly Bears', { pay: ['Forest', 'Forest#2'] }).pass();
      game.cast('Delay', { targets: 'Grizzly Bears' }).resolve();
      return game.cast('Timecrafting', { X: 3, modes: 'mode 0', targets: card }).resolve();
    };
    expect(() => hurried('Hill Giant')).toThrow('Hill Giant');
    const game = hurried('Grizzly Bears');
    expect(game.happenings('counters')).toMatchObject([{ on: 'Grizzly Bears', change: -3 }]);
    game.resolve({ 'spell to cast': 'Grizzly Bears' });
    expect(game.stack[0]).toMatchObject({ name: 'Grizzly Bears', paid: ['without paying'] });
  });
});
