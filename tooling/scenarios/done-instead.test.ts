import { describe, expect, test } from 'vitest';
import { copies, scenario } from '../testing/scenario.ts';

/** What is done instead of losing, of going to a graveyard, and as something enters. CR 400.6, 614, 616 */

/** Two of each basic land. */
const TEN_LANDS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].flatMap((land) => copies(2, land));

describe('instead of losing', () => {
  test('CR 704.7, 614.1a, example 1: one effect stands for all the reasons to lose', () => {
    const game = scenario({
      players: [{ life: 1, battlefield: ["Lich's Mirror", 'Phyrexian Arena', ...copies(8, 'Swamp')], library: [] }, {}],
      active: 1,
      step: 'end',
    });
    game.goTo('upkeep').resolve();
    expect([game.over, game.life(0)]).toEqual([null, 20]);
    expect([game.zone('hand', 0).length, game.zone('library', 0).length, game.battlefield]).toEqual([7, 3, []]);
    expect(game.happenings('shuffled').length).toBe(1);
  });

  test('CR 400.6, example 1: what is to die and to be taken instead of losing goes where its controller says', () => {
    const bears = (where: string) => {
      const game = scenario({
        players: [
          { battlefield: ['Hill Giant', 'Grizzly Bears'] },
          { life: 2, battlefield: ["Lich's Mirror", 'Grizzly Bears'] },
        ],
      });
      game.goTo('declare attackers', { attackers: ['Hill Giant>p1', 'Grizzly Bears>p1'] });
      game.goTo('combat damage', { blockers: 'Grizzly Bears#2>Hill Giant', 'p1 replacement': where });
      expect([game.over, game.life(1)]).toEqual([null, 20]);
      return game.zone('graveyard', 1);
    };
    expect([bears('graveyard'), bears('instead of losing')]).toEqual([['Grizzly Bears#2'], []]);
  });

  test('CR 104.1, 104.2b: who wins has won at once, whatever the spell would do next', () => {
    const game = scenario({
      players: [
        {
          ...{ life: 3, battlefield: ['Laboratory Maniac', ...copies(5, 'Swamp')] },
          ...{ hand: ['Caress of Phyrexia'], library: ['Forest'] },
        },
        {},
        {},
      ],
    });
    game.cast('Caress of Phyrexia', { targets: 'p0' }).resolve();
    expect([game.over, game.life(0), game.zone('hand', 0)]).toEqual([{ winner: 0, reason: '104.2b' }, 3, ['Forest']]);
  });

  test('CR 104.2b, 104.3e: where somebody wins nothing is done instead, and who draws too much must draw again to lose', () => {
    const sovereign = scenario({
      players: [{ life: 40, battlefield: ['Felidar Sovereign'] }, { battlefield: ["Lich's Mirror"] }],
      active: 1,
      step: 'end',
    });
    expect(sovereign.goTo('upkeep').resolve().over).toMatchObject({ winner: 0 });
    const door = (library: readonly string[]) =>
      scenario({
        players: [{ battlefield: ['Door to Nothingness', ...TEN_LANDS] }, { battlefield: ["Lich's Mirror"], library }],
      })
        .activate('Door to Nothingness', { targets: 'p1' })
        .resolve();
    const spared = door(copies(7, 'Forest'));
    expect([spared.over, spared.zone('hand', 1).length, spared.zone('library', 1).length]).toEqual([null, 7, 1]);
    expect(door(copies(5, 'Forest')).over, 'a draw from an empty library, and no Mirror any more').toMatchObject({
      winner: 0,
    });
  });
});

describe('as something enters', () => {
  const devourers = () => {
    const game = scenario({
      players: [
        {
          battlefield: ['Thunder-Thrash Elder', 'Mycoloth', 'Grizzly Bears', ...copies(3, 'Island')],
          hand: ['Ghostly Flicker'],
        },
        {},
      ],
    });
    game.cast('Ghostly Flicker', { targets: ['Thunder-Thrash Elder', 'Mycoloth'] });
    return game.resolve({ sacrifice: 'Grizzly Bears' });
  };

  test('CR 614.12, example 2: how a card enters is what it will say on the battlefield, though it says nothing in the graveyard', () => {
    const game = scenario({
      players: [
        { battlefield: ['Yixlid Jailer', ...copies(5, 'Swamp')], hand: ['Rise from the Grave'] },
        { graveyard: ['Rusted Sentinel'] },
      ],
    });
    game.cast('Rise from the Grave', { targets: 'Rusted Sentinel' }).resolve();
    expect(game.permanent('Rusted Sentinel')).toMatchObject({ tapped: true, controller: 0 });
  });

  test('CR 614.13a, example 1: what devours eats neither what enters with it nor itself', () => {
    const game = devourers();
    expect(game.asked.filter((asked) => asked === 'p0 sacrifice').length, 'two to eat at most, and the bears').toBe(1);
    expect(game.battlefield).toEqual(expect.arrayContaining(['Thunder-Thrash Elder', 'Mycoloth']));
  });

  test('CR 614.13b, example 1: what one of them eats the other does not', () => {
    const game = devourers();
    expect([game.permanent('Thunder-Thrash Elder').counters, game.permanent('Mycoloth').counters]).toEqual([
      { '+1/+1': 3 },
      {},
    ]);
    expect(game.zone('graveyard', 0)).toEqual(['Grizzly Bears', 'Ghostly Flicker']);
  });
});

describe('instead of a graveyard', () => {
  test('CR 616.1f, example 1: exiled or shuffled away, as its controller chooses; what is left does nothing', () => {
    const colossus = (chosen: string) => {
      const game = scenario({
        players: [
          { battlefield: ['Rest in Peace', 'Phyrexian Altar'], library: ['Island'] },
          { battlefield: ['Darksteel Colossus', 'Phyrexian Altar'], library: ['Forest', 'Swamp'] },
        ],
        active: 1,
      });
      game.activate('Phyrexian Altar#2', { 'mana type': 'R', 'p1 replacement': chosen });
      return [game.zone('exile', 1), [...game.zone('library', 1)].sort()];
    };
    expect(colossus('Rest in Peace')).toEqual([['Darksteel Colossus'], ['Forest', 'Swamp']]);
    expect(colossus('Darksteel Colossus')).toEqual([[], ['Darksteel Colossus', 'Forest', 'Swamp']]);
  });

  test('CR 113.6, 400.6: it is shuffled away from wherever it would go to a graveyard', () => {
    const game = scenario({
      players: [
        { battlefield: [...copies(2, 'Island'), ...copies(2, 'Wastes'), 'Millstone'], hand: ['Counterspell'] },
        {
          battlefield: copies(11, 'Wastes'),
          hand: ['Darksteel Colossus'],
          library: ['Darksteel Colossus', 'Forest', 'Swamp'],
        },
      ],
      active: 1,
    });
    game.cast('Darksteel Colossus').pass().cast('Counterspell', { targets: 'Darksteel Colossus' }).resolve();
    expect([game.zone('graveyard', 1), game.zone('library', 1).length]).toEqual([[], 4]);
    expect(game.happenings('shuffled').map(({ player }) => player)).toEqual([1]);
    const library = game.zone('library', 1);
    expect(library.slice(0, 2)).toContain('Darksteel Colossus#2');
    game.pass().activate('Millstone', { targets: 'p1' }).resolve();
    const rest = ['Forest', 'Swamp'].filter((land) => library.indexOf(land) < 2);
    expect([game.zone('graveyard', 1), game.happenings('shuffled').length]).toEqual([rest, 1]);
  });
});
