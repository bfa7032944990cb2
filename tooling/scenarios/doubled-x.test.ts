import { describe, expect, test } from 'vitest';
import { copies, scenario, type SideSpec } from '../testing/scenario.ts';

/** An X that is doubled once its spell was cast, and an X that is the loyalty of a planeswalker. CR 107.3, 306.5b */

const two = (mine: SideSpec, theirs: SideSpec = {}) => scenario({ players: [mine, theirs] });
const FLOURISHING = 'Unbound Flourishing';

describe('an X that is doubled', () => {
  const ballista = (flourishings: number, x: number) => {
    const mine = { battlefield: [...copies(flourishings, FLOURISHING), ...copies(4, 'Wastes')] };
    const order = { 'order of triggers': [`a ${FLOURISHING}/0`, `a ${FLOURISHING}#2/0`] };
    const says = { X: x, ...(flourishings === 2 ? order : {}) };
    return two({ ...mine, hand: ['Walking Ballista'] }).cast('Walking Ballista', says);
  };

  test('CR 107.3a, 107.3m: it is doubled by a trigger after the payment, and the permanent enters with it', () => {
    const game = ballista(1, 2);
    expect(game.stack).toMatchObject([{ x: 2, manaValue: 4, manaSpent: 'CCCC' }, { name: FLOURISHING }]);
    game.resolve();
    expect(game.stack).toMatchObject([{ x: 4, manaValue: 8, manaSpent: 'CCCC' }]);
    game.resolve();
    expect(game.permanent('Walking Ballista')).toMatchObject({ counters: { '+1/+1': 4 }, manaValue: 0 });
  });

  test('CR 107.3a, 603.3: two of them double it twice', () => {
    const game = ballista(2, 2).resolve().resolve();
    expect(game.stack).toMatchObject([{ name: 'Walking Ballista', x: 8, manaSpent: 'CCCC' }]);
  });

  test('CR 107.3a: twice nothing is nothing', () => {
    const game = ballista(1, 0).resolve();
    expect(game.stack).toMatchObject([{ name: 'Walking Ballista', x: 0 }]);
    game.resolve();
    expect(game.battlefield).not.toContain('Walking Ballista');
  });

  test('CR 608.2b: of a spell that was countered in response nothing is doubled', () => {
    const mine = { battlefield: [FLOURISHING, ...copies(4, 'Wastes')], hand: ['Walking Ballista'] };
    const game = two(mine, { battlefield: copies(2, 'Island'), hand: ['Counterspell'] });
    game.cast('Walking Ballista', { X: 2 }).pass().cast('Counterspell', { targets: 'Walking Ballista' });
    game.resolve().resolve();
    expect([game.stack, game.zone('graveyard', 0)]).toEqual([[], ['Walking Ballista']]);
  });
});

describe('a spell or an ability with {X} that is copied', () => {
  test('CR 707.10: with its X, though it was countered', () => {
    const mine = { battlefield: [FLOURISHING, ...copies(4, 'Mountain')], hand: ['Blaze'] };
    const game = two(mine, { battlefield: copies(2, 'Island'), hand: ['Counterspell'] });
    game.cast('Blaze', { X: 3, targets: 'p1' }).pass().cast('Counterspell', { targets: 'Blaze' }).resolve();
    expect(game.stack).toMatchObject([{ name: FLOURISHING }]);
    game.resolve({ 'new targets': 'p1' });
    expect(game.stack).toMatchObject([{ name: 'Blaze', x: 3, card: false }]);
    expect([game.resolve().life(1), game.stack]).toEqual([17, []]);
  });

  test('CR 707.10, 602.1a: an ability with {X} in its activation cost, with other targets if its controller likes', () => {
    const lands = ['Forest', 'Forest#2'].map((as) => ({ card: 'Forest', as, tapped: true }));
    const magus = { card: 'Magus of the Candelabra' };
    const game = two({ battlefield: [FLOURISHING, magus, 'Wastes', ...lands] });
    game.activate('Magus of the Candelabra', { X: 1, targets: 'Forest' });
    expect(game.stack).toMatchObject([{ name: 'Magus of the Candelabra', x: 1 }, { name: FLOURISHING }]);
    game.resolve({ 'new targets': 'Forest#2' });
    expect(game.stack).toMatchObject([{ x: 1 }, { x: 1, targets: [['Forest#2']] }]);
    game.resolve().resolve();
    expect(game.permanent('Forest').tapped || game.permanent('Forest#2').tapped).toBe(false);
  });

  test('CR 107.3: not a spell or an ability that has none', () => {
    const ballista = { card: 'Walking Ballista', counters: { '+1/+1': 1 } };
    const game = two({ battlefield: [FLOURISHING, ballista, 'Mountain'], hand: ['Shock'] });
    game.cast('Shock', { targets: 'p1' }).activate('Walking Ballista/1', { targets: 'p1' });
    expect(game.stack.map(({ name }) => name)).toEqual(['Shock', 'Walking Ballista']);
  });
});

describe('a planeswalker whose loyalty is X', () => {
  const NISSA = 'Nissa, Steward of Elements';
  const cast = (x: number, battlefield: readonly string[] = []) => {
    const lands = [...copies(5, 'Tropical Island')];
    return two({
      battlefield: [...lands, ...battlefield],
      hand: [NISSA],
      library: ['Grizzly Bears', 'Hill Giant'],
    }).cast(NISSA, { X: x });
  };

  test('CR 306.5b, 107.3m: it enters with the X of its spell', () => {
    expect(cast(3).resolve().permanent(NISSA).counters).toEqual({ loyalty: 3 });
    expect(cast(3, [FLOURISHING]).resolve().resolve().permanent(NISSA).counters).toEqual({ loyalty: 6 });
  });

  test('CR 704.5i: with X = 0 it is gone at once', () => {
    const game = cast(0).resolve();
    expect([game.battlefield.includes(NISSA), game.zone('graveyard', 0)]).toEqual([false, [NISSA]]);
  });

  test('CR 608.2h: its loyalty as it resolves decides what may come from the library, or as it last was', () => {
    const looking = (x: number) => cast(x).resolve().activate(`${NISSA}/1`);
    expect(looking(2).resolve({ 'optional effect': 'yes' }).battlefield).toContain('Grizzly Bears');
    const small = looking(1).resolve();
    expect([small.battlefield.includes('Grizzly Bears'), small.question?.kind]).toEqual([false, 'priority']);
  });

  test('CR 613.4b: its lands are 5/5, and counters count besides', () => {
    const nissa = { card: NISSA, counters: { loyalty: 6 } };
    const game = two({ battlefield: [nissa, { card: 'Forest', tapped: true, counters: { '+1/+1': 1 } }] });
    game.activate(`${NISSA}/2`, { targets: ['Forest'] });
    expect(game.resolve().permanent('Forest')).toMatchObject({ power: 6, tapped: false });
  });
});
