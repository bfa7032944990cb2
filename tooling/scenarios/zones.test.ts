import { describe, expect, test } from 'vitest';
import { copies, scenario } from '../testing/scenario.ts';

/** Zones, and objects that become new ones. CR 400 */

describe('zones', () => {
  test("CR 400.3: what goes to another player's hand, library or graveyard goes to its owner's", () => {
    const game = scenario({
      players: [{ battlefield: [{ card: 'Grizzly Bears', owner: 1 }, 'Island'], hand: ['Unsummon'] }, {}],
    });
    game.cast('Unsummon', { targets: 'Grizzly Bears' }).resolve();
    expect([game.zone('hand', 0), game.zone('hand', 1)]).toEqual([[], ['Grizzly Bears']]);
  });

  test('CR 400.3: what dies under the control of another player goes to the graveyard of its owner', () => {
    const game = scenario({
      players: [{ battlefield: [{ card: 'Grizzly Bears', owner: 1 }] }, { battlefield: ['Mountain'], hand: ['Shock'] }],
    });
    game.pass().cast('Shock', { targets: 'Grizzly Bears' }).resolve();
    expect([game.zone('graveyard', 0), game.zone('graveyard', 1)]).toEqual([[], ['Shock', 'Grizzly Bears']]);
  });

  test('CR 400.7: each change of zones makes a new object, from the hand to the stack to the battlefield too', () => {
    const game = scenario({ players: [{ battlefield: copies(2, 'Forest'), hand: ['Grizzly Bears'] }, {}] });
    const inHand = game.view.zone('hand', 0)[0]?.incarnation ?? 0;
    game.cast('Grizzly Bears');
    expect(game.stack[0]?.incarnation).toBe(inHand + 1);
    expect(game.resolve().permanent('Grizzly Bears').incarnation).toBe(inHand + 2);
  });

  test('CR 400.7: a permanent that leaves and comes back is a new object, which no spell on the stack finds (field bug B061)', () => {
    const game = scenario({
      players: [
        { battlefield: copies(2, 'Swamp'), hand: ['Doom Blade'] },
        { battlefield: ['Plains', 'Grizzly Bears'], hand: ['Cloudshift'] },
      ],
    });
    const before = game.permanent('Grizzly Bears').incarnation;
    game.cast('Doom Blade', { targets: 'Grizzly Bears' }).pass().cast('Cloudshift', { targets: 'Grizzly Bears' });
    game.resolve();
    expect(game.permanent('Grizzly Bears').incarnation).toBe(before + 2);
    game.resolve();
    expect(game.happenings('resolved')).toMatchObject([{ object: 'Doom Blade', did: 'had no legal target' }]);
    expect(game.battlefield).toContain('Grizzly Bears');
  });

  test('CR 400.7, 302.6: a new object has not been under control since the turn began', () => {
    const game = scenario({
      players: [{ battlefield: ['Plains', 'Llanowar Elves'], hand: ['Cloudshift'] }, {}],
    });
    game.cast('Cloudshift', { targets: 'Llanowar Elves' }).resolve();
    expect(game.offers('activate Llanowar Elves/0')).toBe('no');
  });

  test('CR 400.7: effects that lasted for the turn do not follow', () => {
    const game = scenario({
      players: [{ battlefield: ['Plains', 'Forest', 'Grizzly Bears'], hand: ['Cloudshift', 'Giant Growth'] }, {}],
    });
    game.cast('Giant Growth', { targets: 'Grizzly Bears', pay: ['Forest'] }).resolve();
    expect(game.size('Grizzly Bears')).toBe('5/5');
    expect(game.cast('Cloudshift', { targets: 'Grizzly Bears' }).resolve().size('Grizzly Bears')).toBe('2/2');
  });

  test('CR 400.7d, 107.3m: a permanent knows how the spell that it was had been paid for', () => {
    const kavu = (lands: number, kicked: boolean) =>
      scenario({ players: [{ battlefield: copies(lands, 'Forest'), hand: ['Kavu Titan'] }, {}] })
        .cast('Kavu Titan', { 'additional cost': kicked })
        .resolve()
        .size('Kavu Titan');
    expect([kavu(5, false), kavu(5, true)]).toEqual(['2/2', '5/5']);
  });

  test('CR 400.7e: an ability that triggers as a card goes to a graveyard finds it there', () => {
    const rancor = () =>
      scenario({
        players: [
          { battlefield: ['Mountain'], hand: ['Shock'] },
          { battlefield: ['Grizzly Bears', { card: 'Rancor', attachedTo: 'Grizzly Bears' }] },
        ],
      })
        .cast('Shock', { targets: 'Grizzly Bears' })
        .resolve();
    expect(rancor().zone('graveyard', 1)).toEqual(['Grizzly Bears', 'Rancor']);
    expect(rancor().resolve().zone('hand', 1)).toEqual(['Rancor']);
  });

  test('CR 400.7j: what a cost moved to a public zone is found by the effect', () => {
    const game = scenario({
      players: [
        {
          battlefield: [...copies(2, 'Mountain'), { card: 'Grizzly Bears', counters: { '+1/+1': 2 } }],
          hand: ['Fling'],
        },
        {},
      ],
    });
    expect(game.cast('Fling', { targets: 'p1' }).resolve().life(1)).toBe(16);
  });
});
