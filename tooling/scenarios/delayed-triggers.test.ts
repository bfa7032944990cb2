import { describe, expect, test } from 'vitest';
import { copies, inTurn, scenario } from '../testing/scenario.ts';

/** Delayed and reflexive triggers, and what several effects that end at once do. CR 603.7, 603.12, 610.3 */

describe('a delayed trigger', () => {
  const stangg = (hand: readonly string[]) =>
    scenario({
      players: [
        {
          battlefield: ['Mountain', ...copies(5, 'Forest'), 'Island'],
          hand: ['Stangg', ...hand],
        },
        {},
      ],
    });

  test('CR 603.7a, example 1: what it waits for to leave has left already, so that it never triggers', () => {
    const early = stangg(['Unsummon']);
    early.cast('Stangg').resolve().cast('Unsummon', { targets: 'Stangg' }).resolve();
    expect(early.zone('hand', 0)).toEqual(['Stangg']);
    early.resolve();
    expect(early.battlefield).toContain('t2');
    expect([early.stack, early.goTo('end').battlefield.includes('t2')]).toEqual([[], true]);
    const late = stangg(['Unsummon']);
    late.cast('Stangg').resolve().resolve();
    expect(late.size('t2')).toBe('3/4');
    late.cast('Unsummon', { targets: 'Stangg' }).resolve();
    expect(late.stack.map(({ source }) => source)).toEqual(['Stangg']);
    expect(late.resolve().battlefield).not.toContain('t2');
  });

  test('CR 603.7a: each of two waits for its own object', () => {
    const game = stangg(['Unsummon']);
    game.cast('Stangg').resolve().resolve().cast('Unsummon', { targets: 't2' }).resolve();
    expect(game.stack.length).toBe(1);
    game.resolve();
    expect([game.zone('graveyard', 0).includes('Stangg'), game.stack.length]).toEqual([true, 1]);
    expect(game.resolve().stack, 'and the other finds nothing to exile').toEqual([]);
  });

  test('CR 603.7a, example 2: what untaps before there is a trigger on it is waited for once more', () => {
    const game = scenario({
      players: [
        { battlefield: ['Merieke Ri Berit', ...copies(2, 'Island')], hand: ['Twiddle', 'Twiddle'] },
        { battlefield: ['Hill Giant'] },
      ],
    });
    game.activate('Merieke Ri Berit', { targets: 'Hill Giant' });
    game.cast('Twiddle', { targets: 'Merieke Ri Berit' }).resolve({ 'optional effect': inTurn(false, true) });
    expect([game.permanent('Merieke Ri Berit').tapped, game.stack.length]).toEqual([false, 1]);
    game.resolve();
    expect([game.permanent('Hill Giant').controller, game.stack]).toEqual([0, []]);
    game.goTo('declare attackers', { attackers: 'Merieke Ri Berit>p1' });
    game.cast('Twiddle#2', { targets: 'Merieke Ri Berit' }).resolve({ 'optional effect': inTurn(false, true) });
    expect(game.stack.map(({ source }) => source)).toEqual(['Merieke Ri Berit']);
    expect(game.resolve().zone('graveyard', 1)).toEqual(['Hill Giant']);
  });

  test('CR 608.2k, example 1: what was blocked goes home though it is no creature any more', () => {
    const game = scenario({
      players: [
        { battlefield: ['Grizzly Bears'] },
        { battlefield: ['Wall of Tears', 'Vedalken Orrery', ...copies(3, 'Forest')], hand: ['Song of the Dryads'] },
      ],
    });
    game.goTo('declare blockers', { attackers: 'Grizzly Bears>p1', blockers: 'Wall of Tears>Grizzly Bears' });
    expect(game.stack.map(({ source }) => source)).toEqual(['Wall of Tears']);
    game.pass().cast('Song of the Dryads', { targets: 'Grizzly Bears' }).resolve();
    expect(game.permanent('Grizzly Bears').types).toEqual(['land']);
    game.resolve().goTo('end of combat');
    expect(game.stack.map(({ source }) => source)).toEqual(['Wall of Tears']);
    expect(game.resolve().zone('hand', 0)).toEqual(['Grizzly Bears']);
  });

  test('CR 603.12, example 1: it triggers on the sacrifice that its own maker had made, and on no other', () => {
    const knight = () =>
      scenario({
        players: [
          {
            battlefield: [...copies(5, 'Swamp'), 'Grizzly Bears', 'Phyrexian Altar'],
            hand: ['Cavalier of Night'],
          },
          { battlefield: ['Hill Giant'] },
        ],
      })
        .cast('Cavalier of Night')
        .resolve();
    const other = knight().activate('Phyrexian Altar', { cost: 'Grizzly Bears', 'mana type': 'B' });
    other.resolve();
    expect([other.zone('graveyard', 0), other.stack, other.battlefield.includes('Hill Giant')]).toEqual([
      ['Grizzly Bears'],
      [],
      true,
    ]);
    const own = knight().resolve({ 'optional payment': true });
    expect(own.stack.map(({ source, targets }) => [source, targets])).toEqual([
      ['Cavalier of Night', [['Hill Giant']]],
    ]);
    expect(own.resolve().zone('graveyard', 1)).toEqual(['Hill Giant']);
  });
});

describe('effects until an event', () => {
  test('CR 610.3d, example 1: what two exiled until they leave comes back at one time', () => {
    const game = scenario({
      players: [
        { battlefield: copies(10, 'Plains'), hand: ['Banisher Priest', 'Banisher Priest', 'Wrath of God'] },
        { battlefield: ['Soul Warden', 'Grizzly Bears'] },
      ],
    });
    game.cast('Banisher Priest').resolve({ targets: 'Grizzly Bears' }).resolveAll();
    game.cast('Banisher Priest#2').resolveAll();
    expect(game.zone('exile', 1)).toEqual(['Grizzly Bears', 'Soul Warden']);
    game.cast('Wrath of God').resolve();
    expect(game.battlefield).toEqual(expect.arrayContaining(['Soul Warden', 'Grizzly Bears']));
    expect(
      game.stack.map(({ source }) => source),
      'it sees the other, which enters with it',
    ).toEqual(['Soul Warden']);
  });
});
