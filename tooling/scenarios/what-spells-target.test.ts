import { expect, test } from 'vitest';
import { copies, scenario } from '../testing/scenario.ts';

/** What a spell targets, what cannot be targeted, and what was spent on it. */

test('CR 115.9b: Outwit counters what targets a player, and nothing else', () => {
  const game = scenario({
    players: [
      { battlefield: [...copies(2, 'Mountain'), 'Grizzly Bears'], hand: copies(2, 'Lightning Bolt') },
      { battlefield: ['Island'], hand: ['Outwit'] },
    ],
  });
  game.cast('Lightning Bolt', { targets: 'Grizzly Bears' }).pass();
  expect(game.offers('cast Outwit')).not.toBe('completes');
  game.pass().cast('Lightning Bolt#2', { targets: 'p1' }).pass();
  expect(game.offers('cast Outwit')).toBe('completes');
});

test('CR 115.9b, 603.2: heroic is for spells of its controller that target it', () => {
  const game = scenario({
    players: [
      { battlefield: [...copies(2, 'Forest'), 'Akroan Skyguard', 'Grizzly Bears'], hand: copies(2, 'Giant Growth') },
      {},
    ],
  });
  expect(game.cast('Giant Growth', { targets: 'Grizzly Bears' }).stack).toHaveLength(1);
  game.resolve().cast('Giant Growth#2', { targets: 'Akroan Skyguard' }).resolve();
  expect(game.permanent('Akroan Skyguard').counters).toEqual({ '+1/+1': 1 });
});

test('CR 101.2: beside Underworld Cerberus no card in a graveyard is a target', () => {
  const purge = (...more: readonly string[]) =>
    scenario({
      players: [{ battlefield: ['Swamp', ...more], hand: ['Coffin Purge'], graveyard: ['Grizzly Bears'] }, {}],
    }).offers('cast Coffin Purge');
  expect([purge(), purge('Underworld Cerberus')]).toEqual(['completes', 'incomplete']);
});

test('CR 603.4, 601.2h: Tin Street Hooligan asks for the mana that was spent', () => {
  const cast = (land: string) =>
    scenario({
      players: [{ battlefield: ['Mountain', land], hand: ['Tin Street Hooligan'] }, { battlefield: ['Sol Ring'] }],
    }).cast('Tin Street Hooligan');
  expect(cast('Mountain').resolve().stack).toEqual([]);
  expect(cast('Forest').resolve({ targets: 'Sol Ring' }).stack).toHaveLength(1);
});

test('CR 701.12b: Switcheroo exchanges two creatures of different players, and changes nothing of two of one', () => {
  const switched = (...creatures: readonly string[]) => {
    const game = scenario({
      players: [
        { battlefield: [...copies(5, 'Island'), 'Hill Giant', 'Elvish Mystic'], hand: ['Switcheroo'] },
        { battlefield: ['Grizzly Bears'] },
      ],
    });
    game.cast('Switcheroo', { targets: creatures }).resolve();
    return creatures.map((name) => game.permanent(name).controller);
  };
  expect(switched('Hill Giant', 'Grizzly Bears')).toEqual([1, 0]);
  expect(switched('Hill Giant', 'Elvish Mystic')).toEqual([0, 0]);
});
