import { describe, expect, test } from 'vitest';
import { copies, type Says, scenario } from '../testing/scenario.ts';

/** Rows of the list of bugs of other engines, on entering, draws and moves that are replaced. CR 614-616 */

describe('entering', () => {
  test('CR 614.5, 616.1g: what adds a counter applies once to all that something enters with (B104)', () => {
    const game = scenario({
      players: [
        {
          battlefield: [
            ...copies(2, 'Wastes'),
            { card: 'Metallic Mimic', chosen: { 'creature type': 'Construct' } },
            'Hardened Scales',
          ],
          hand: ['Hangarback Walker'],
        },
        {},
      ],
    });
    game.cast('Hangarback Walker', { X: 1 }).resolve();
    expect(game.permanent('Hangarback Walker').counters).toEqual({ '+1/+1': 3 });
  });

  test('CR 616.1e, 616.1f: of what has it enter tapped and untapped the one applied last decides, in any order (B119)', () => {
    const shock = (says: Says) =>
      scenario({
        players: [{ battlefield: ['Archelos, Lagoon Mystic'], hand: ['Breeding Pool'] }, {}],
      }).play('Breeding Pool', says);
    const untapped = shock({ 'p0 replacement': 'Breeding Pool', 'optional payment': false });
    expect(untapped.permanent('Breeding Pool').tapped).toBe(false);
    const tapped = shock({ 'p0 replacement': 'Archelos, Lagoon Mystic', 'optional payment': false });
    expect(tapped.permanent('Breeding Pool').tapped).toBe(true);
  });
});

describe('draws', () => {
  test('CR 608.2c, 614.6: as many are discarded as were drawn, not as many as were to be (B111)', () => {
    const game = scenario({
      players: [
        {
          battlefield: ["Teferi's Ageless Insight", ...copies(2, 'Island'), ...copies(2, 'Swamp')],
          hand: ['Ancient Excavation', ...copies(3, 'Plains')],
          library: copies(8, 'Forest'),
        },
        {},
      ],
    });
    game.cast('Ancient Excavation').resolve({
      discard: [
        ...copies(3, 'Plains').map((name, at) => (at === 0 ? name : `${name}#${at + 1}`)),
        'Forest',
        'Forest#2',
        'Forest#3',
      ],
    });
    expect([game.happenings('drew').length, game.happenings('discarded').length, game.zone('hand', 0).length]).toEqual([
      6, 6, 3,
    ]);
  });

  test('CR 614.11: the first card of a draw step is drawn as ever, others are two', () => {
    const game = scenario({
      players: [{ battlefield: ["Teferi's Ageless Insight"], library: copies(4, 'Forest') }, {}],
      active: 1,
      step: 'end',
    });
    game.goTo('draw');
    expect(game.zone('hand', 0).length).toBe(1);
  });
});

describe('going elsewhere', () => {
  test('CR 113.6: what exiles instead of a graveyard does so from the battlefield only (B110)', () => {
    const game = scenario({
      players: [
        {
          battlefield: ['Mountain'],
          hand: ['Lightning Bolt', 'Rest in Peace'],
          library: ['Rest in Peace'],
          graveyard: ['Rest in Peace'],
        },
        { battlefield: ['Hill Giant'] },
      ],
    });
    game.cast('Lightning Bolt', { targets: 'Hill Giant' }).resolve();
    expect([game.zone('graveyard', 1), game.zone('graveyard', 0)]).toEqual([
      ['Hill Giant'],
      ['Rest in Peace#3', 'Lightning Bolt'],
    ]);
  });

  test('CR 614.6, 700.4: a token that is exiled instead of dying did not die (B134)', () => {
    const died = (says: Says, ...more: readonly string[]) =>
      scenario({
        players: [
          { battlefield: ['Blood Artist', 'Mountain', ...more], hand: ['Shock'] },
          { battlefield: ['Doomed Traveler/Spirit'] },
        ],
      })
        .cast('Shock', { targets: 'Spirit' })
        .resolve(says).stack.length;
    expect([died({ targets: 'p1' }), died({}, 'Samurai of the Pale Curtain')]).toEqual([1, 0]);
  });
});
