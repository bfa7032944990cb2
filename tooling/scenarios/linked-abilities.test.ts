import { describe, expect, test } from 'vitest';
import { copies, inTurn, scenario } from '../testing/scenario.ts';

/** Abilities that speak of what another ability of the same object did. CR 607 */

describe('what one ability did and another speaks of', () => {
  const ring = (hand: readonly string[] = []) =>
    scenario({
      players: [
        {
          battlefield: [...copies(3, 'Plains'), ...copies(4, 'Tundra'), 'Seal of Cleansing'],
          hand: ['Oblivion Ring', ...hand],
        },
        { battlefield: ['Grizzly Bears', 'Hill Giant'] },
      ],
    });
  const plains = ['Plains', 'Plains#2', 'Plains#3'];

  test('CR 607.2a: what the first ability exiled comes back by the second', () => {
    const game = ring().cast('Oblivion Ring', { pay: plains }).resolve({ targets: 'Grizzly Bears' }).resolve();
    expect([game.zone('exile', 1), game.battlefield.includes('Grizzly Bears')]).toEqual([['Grizzly Bears'], false]);
    game.activate('Seal of Cleansing', { targets: 'Oblivion Ring' }).resolve();
    expect(game.resolve().permanent('Grizzly Bears').controller).toBe(1);
  });

  test('CR 607.2a, 400.7: an ability resolved after the second leaves its card in exile, also when the object comes again (B043)', () => {
    const game = ring(['Disenchant']).cast('Oblivion Ring', { pay: plains }).resolve({ targets: 'Grizzly Bears' });
    game.activate('Seal of Cleansing', { targets: 'Oblivion Ring' }).resolve();
    expect(game.stack.length).toBe(2);
    game.resolveAll();
    expect(game.zone('exile', 1)).toEqual(['Grizzly Bears']);
  });

  test('CR 607.2a, 400.7: each object returns its own card only (B044, B047)', () => {
    const game = scenario({
      players: [
        {
          battlefield: [...copies(7, 'Plains'), ...copies(3, 'Plains')],
          hand: ['Fiend Hunter', 'Fiend Hunter', 'Swords to Plowshares'],
        },
        { battlefield: ['Grizzly Bears', 'Hill Giant'] },
      ],
    });
    game.cast('Fiend Hunter').resolve({ targets: 'Grizzly Bears' }).resolve({ 'optional effect': true });
    game.cast('Fiend Hunter#2').resolve({ targets: 'Hill Giant' }).resolve({ 'optional effect': true });
    expect(game.zone('exile', 1)).toEqual(['Grizzly Bears', 'Hill Giant']);
    game.cast('Swords to Plowshares', { targets: 'Fiend Hunter#2' }).resolveAll();
    expect([game.zone('exile', 1), game.battlefield.includes('Hill Giant')]).toEqual([['Grizzly Bears'], true]);
  });

  test('CR 607.2a: an optional exile that was declined leaves nothing to return', () => {
    const game = scenario({
      players: [
        { battlefield: copies(4, 'Plains'), hand: ['Fiend Hunter', 'Swords to Plowshares'] },
        { battlefield: ['Grizzly Bears'] },
      ],
    });
    game.cast('Fiend Hunter').resolve().resolve({ 'optional effect': false });
    game.cast('Swords to Plowshares', { targets: 'Fiend Hunter' }).resolveAll();
    expect([game.zone('exile', 1), game.battlefield.includes('Grizzly Bears')]).toEqual([[], true]);
  });
});

describe('what was paid or chosen', () => {
  const battlemage = (first: boolean, second: boolean) =>
    scenario({
      players: [
        { battlefield: [...copies(4, 'Tundra'), ...copies(3, 'Swamp')], hand: ['Stormscape Battlemage'] },
        { battlefield: ['Hill Giant'] },
      ],
    })
      .cast('Stormscape Battlemage', { 'additional cost': inTurn(first, second) })
      .resolve(
        first && second
          ? { 'order of triggers': ['a Stormscape Battlemage/0', 'a Stormscape Battlemage/1'], targets: 'Hill Giant' }
          : second
            ? { targets: 'Hill Giant' }
            : {},
      )
      .resolveAll();

  test('CR 607.2i, example 1: each trigger asks for its own kicker', () => {
    const outcome = (first: boolean, second: boolean) => {
      const game = battlemage(first, second);
      return [game.life(0), game.zone('graveyard', 1)];
    };
    expect(outcome(false, false)).toEqual([20, []]);
    expect(outcome(true, false)).toEqual([23, []]);
    expect(outcome(false, true)).toEqual([20, ['Hill Giant']]);
    expect(outcome(true, true)).toEqual([23, ['Hill Giant']]);
  });

  test('CR 607.4, example 1: one choice of a colour is linked to two abilities', () => {
    const game = scenario({
      players: [{ battlefield: copies(5, 'Forest'), hand: ['Paradise Plume', 'Llanowar Elves'] }, {}],
    });
    game.cast('Paradise Plume').resolve({ 'as it enters': 'G' });
    game.cast('Llanowar Elves', { pay: 'Paradise Plume' });
    expect(game.stack.map(({ ref, source }) => source ?? ref)).toEqual(['Llanowar Elves', 'Paradise Plume']);
    expect(game.resolve({ 'optional effect': true }).life(0)).toBe(21);
  });

  test('CR 607.5a, example 1: what becomes a copy without entering has no choice made for it', () => {
    const game = scenario({
      players: [
        {
          battlefield: [
            ...copies(3, 'Tropical Island'),
            { card: 'Quirion Elves', chosen: { color: 'U' } },
            'Grizzly Bears',
          ],
          hand: ['Cytoshape'],
        },
        {},
      ],
    });
    game.cast('Cytoshape', {
      targets: 'Grizzly Bears',
      pay: ['Tropical Island/0', 'Tropical Island#2/1', 'Tropical Island#3/0'],
    });
    game.resolve({ 'objects for an effect': 'Quirion Elves' });
    expect(game.permanent('Grizzly Bears').name).toBe('Quirion Elves');
    expect([game.activate('Quirion Elves/1').pool(0), game.activate('Grizzly Bears/1').pool(0)]).toEqual(['U', 'U']);
  });

  test('CR 607.5a, example 2: a choice made for one ability is none for another that is copied later', () => {
    const game = scenario({
      players: [
        {
          battlefield: [
            ...copies(4, 'Island'),
            ...copies(3, 'Tropical Island'),
            'March of the Machines',
            { card: 'Coldsteel Heart', chosen: { color: 'B' } },
            { card: 'Quirion Elves', chosen: { color: 'R' } },
          ],
          hand: ['Clone', 'Cytoshape'],
        },
        {},
      ],
    });
    const islands = ['Island', 'Island#2', 'Island#3', 'Island#4'];
    game.cast('Clone', { pay: islands }).resolve({ copy: inTurn(true, 'Coldsteel Heart'), 'as it enters': 'W' });
    expect(game.permanent('Clone')).toMatchObject({ name: 'Coldsteel Heart', tapped: true });
    game.goTo('upkeep').goTo('upkeep');
    const tropical = ['Tropical Island/0', 'Tropical Island#2/1', 'Tropical Island#3/0'];
    game.cast('Cytoshape', { targets: 'Clone', pay: tropical });
    game.resolve({ 'objects for an effect': 'Quirion Elves' });
    expect(game.activate('Clone/1').pool(0)).toBe('');
    expect([game.permanent('Clone').name, game.permanent('Clone').tapped]).toEqual(['Quirion Elves', true]);
    game.goTo('upkeep').goTo('upkeep');
    expect(game.activate('Clone').pool(0)).toBe('W');
  });
});
