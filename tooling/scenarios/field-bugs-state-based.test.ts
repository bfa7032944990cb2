import { describe, expect, test } from 'vitest';
import { copies, inTurn, scenario } from '../testing/scenario.ts';

/** Rows of the list of bugs of other engines, on state-based actions, legends, Auras and tokens. CR 704, 110-111, 122, 303 */

describe('counters', () => {
  test('CR 704.5q: one of each kind are both gone before anything proliferates (B123)', () => {
    const game = scenario({
      players: [
        {
          battlefield: [...copies(3, 'Island'), 'Fume Spitter', { card: 'Grizzly Bears', counters: { '+1/+1': 1 } }],
          hand: ['Steady Progress'],
        },
        { counters: { poison: 2 } },
      ],
    });
    game.activate('Fume Spitter', { targets: 'Grizzly Bears' }).resolve();
    expect(game.permanent('Grizzly Bears').counters).toEqual({});
    game.cast('Steady Progress').resolve({ proliferate: 'p1' });
    expect(game.view.players[1]?.counters).toEqual({ poison: 3 });
  });

  test('CR 701.34a: each of what is chosen gets one more of each kind that it has', () => {
    const game = scenario({
      players: [
        {
          battlefield: [...copies(3, 'Island'), { card: 'Jace Beleren', counters: { loyalty: 3 } }],
          hand: ['Steady Progress'],
        },
        { counters: { poison: 1, energy: 2 }, battlefield: [{ card: 'Hill Giant', counters: { '-1/-1': 1 } }] },
      ],
    });
    game.cast('Steady Progress').resolve({ proliferate: ['Jace Beleren', 'p1'] });
    expect(game.permanent('Jace Beleren').counters).toEqual({ loyalty: 4 });
    expect(game.permanent('Hill Giant').counters).toEqual({ '-1/-1': 1 });
    expect(game.view.players[1]?.counters).toEqual({ poison: 2, energy: 3 });
  });
});

describe('Auras', () => {
  test('CR 303.4c, 704.5m: one that enchants what its controller controls goes when control changes (B124, B125)', () => {
    const game = scenario({
      players: [
        {
          battlefield: [...copies(3, 'Mountain'), ...copies(4, 'Island')],
          hand: ['Act of Treason', 'Steal Artifact'],
        },
        {
          battlefield: [
            'Hill Giant',
            'Sol Ring',
            { card: 'Cartouche of Knowledge', attachedTo: 'Hill Giant' },
            { card: 'Mechanized Production', attachedTo: 'Sol Ring' },
          ],
        },
      ],
    });
    game.cast('Act of Treason', { targets: 'Hill Giant', pay: ['Mountain', 'Mountain#2', 'Mountain#3'] }).resolve();
    expect([game.size('Hill Giant'), game.zone('graveyard', 1)]).toEqual(['3/3', ['Cartouche of Knowledge']]);
    game.cast('Steal Artifact', { targets: 'Sol Ring' }).resolve();
    expect([game.permanent('Sol Ring').controller, game.zone('graveyard', 1)]).toEqual([
      0,
      ['Cartouche of Knowledge', 'Mechanized Production'],
    ]);
  });

  test('CR 303.4j: an effect does not move one to what it cannot enchant (B126)', () => {
    const game = scenario({
      players: [
        {
          battlefield: [
            ...copies(4, 'Wastes'),
            'Crown of the Ages',
            'Serra Angel',
            'Hill Giant',
            { card: 'Roots', attachedTo: 'Hill Giant' },
          ],
        },
        {},
      ],
    });
    game.activate('Crown of the Ages', { targets: 'Roots' }).resolve();
    expect([game.permanent('Roots').attachedTo, game.happenings('attached')]).toEqual(['Hill Giant', []]);
  });
});

describe('legends', () => {
  test('CR 704.5j, 707.9b: copies that are named otherwise, or are no legends, are left alone (B127)', () => {
    const game = scenario({
      players: [
        {
          battlefield: [...copies(4, 'Island'), 'Kess, Dissident Mage'],
          hand: ['Sakashima the Impostor'],
        },
        {},
      ],
    });
    game.cast('Sakashima the Impostor').resolve({ copy: true });
    expect(game.battlefield).toContain('Kess, Dissident Mage');
    expect(game.permanent('Sakashima the Impostor')).toMatchObject({
      name: 'Sakashima the Impostor',
      supertypes: ['legendary'],
    });
  });

  test('CR 704.5j: an exemption for exactly two ends for both with a third, whoever controls it (B129)', () => {
    const game = scenario({
      players: [
        { battlefield: copies(2, 'Brothers Yamazaki') },
        { battlefield: copies(3, 'Mountain'), hand: ['Brothers Yamazaki'] },
      ],
      active: 1,
    });
    expect([game.size('Brothers Yamazaki'), game.battlefield.length]).toEqual(['4/3', 5]);
    game.cast('Brothers Yamazaki#3').resolve({ 'legend rule': 'Brothers Yamazaki' });
    expect(game.battlefield.slice(0, 1)).toEqual(['Brothers Yamazaki']);
    expect(game.zone('graveyard', 0)).toEqual(['Brothers Yamazaki#2']);
  });

  test('CR 704.5j, 707.9b: a spell and its copy that become copies of two legends are two legends (B094)', () => {
    const game = scenario({
      players: [
        { battlefield: [...copies(6, 'Tropical Island'), 'Volo, Guide to Monsters'], hand: ['Progenitor Mimic'] },
        { battlefield: ['Isamaru, Hound of Konda', 'Kess, Dissident Mage'] },
      ],
    });
    game.cast('Progenitor Mimic').resolve();
    game.resolve({ copy: inTurn(true, 'Isamaru, Hound of Konda') });
    game.resolve({ copy: inTurn(true, 'Kess, Dissident Mage') });
    expect(
      game.view.battlefield
        .filter(({ controller, types }) => controller === 0 && types.includes('creature'))
        .map(({ name }) => name),
    ).toEqual(['Volo, Guide to Monsters', 'Isamaru, Hound of Konda', 'Kess, Dissident Mage']);
  });
});

describe('tokens', () => {
  test('CR 111.8, 704.5d: one that is shuffled into a library is not there to be drawn (B133)', () => {
    const game = scenario({
      players: [
        { battlefield: copies(3, 'Plains'), hand: ['Oblation'] },
        { battlefield: ['Doomed Traveler/Spirit'], library: ['Forest', 'Island', 'Swamp'] },
      ],
    });
    game.cast('Oblation', { targets: 'Spirit' }).resolve({ shuffle: ['Forest', 'Island', 'Swamp'] });
    expect([game.zone('hand', 1), game.zone('library', 1)]).toEqual([['Forest', 'Island'], ['Swamp']]);
  });

  test('CR 111.6: one that is returned to a hand is no card there (B135)', () => {
    const drawn = (...theirs: readonly string[]) => {
      const game = scenario({
        players: [
          { battlefield: copies(4, 'Island'), hand: ['Consuming Tide'], library: copies(3, 'Forest') },
          { battlefield: ['Hill Giant', ...theirs] },
        ],
      });
      game.cast('Consuming Tide').resolve({ 'objects for an effect': 'Hill Giant' });
      return game.zone('hand', 0).length;
    };
    expect([drawn('Doomed Traveler/Spirit'), drawn('Serra Angel')]).toEqual([0, 1]);
  });
});

test('CR 616.1, 614.9: who is dealt damage says whether it is prevented or dealt to something else first (XMage 4340)', () => {
  const bolted = (first: string) => {
    const game = scenario({
      players: [
        { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
        {
          battlefield: ['Plains', 'Hill Giant', { card: 'Pariah', attachedTo: 'Hill Giant' }],
          hand: ['Healing Salve'],
        },
      ],
    });
    game.cast('Lightning Bolt', { targets: 'p1' }).pass();
    game.cast('Healing Salve', { modes: 1, targets: 'p1' }).resolve().resolve({ 'p1 replacement': first });
    return [game.life(1), game.battlefield.includes('Hill Giant')];
  };
  expect(bolted('Healing Salve: prevent the next 3')).toEqual([20, true]);
  expect(bolted('Pariah: redirect')).toEqual([20, false]);
});

test('CR 614.16, 606.4: to pay loyalty is no effect, and nothing multiplies it (XMage 2197)', () => {
  const game = scenario({
    players: [{ battlefield: ['Doubling Season', { card: 'Jace Beleren', counters: { loyalty: 3 } }] }, {}],
  });
  game.activate('Jace Beleren/0').resolve();
  expect(game.permanent('Jace Beleren').counters).toEqual({ loyalty: 5 });
});

test('CR 704.5q, 603.10a: what dies with counters of both kinds had them as it died (XMage 2181)', () => {
  const game = scenario({
    players: [
      {
        battlefield: ['Fume Spitter', { card: 'Hangarback Walker', counters: { '+1/+1': 1 } }],
      },
      {},
    ],
  });
  game.activate('Fume Spitter', { targets: 'Hangarback Walker' }).resolve().resolve();
  expect(game.view.battlefield.map(({ name }) => name)).toEqual(['Thopter Token']);
});
