import { describe, expect, test } from 'vitest';
import { copies, inTurn, scenario } from '../testing/scenario.ts';

/** The tap and untap symbols, and creatures that have to wait. CR 107.5-107.7, 302.6 */

describe('the tap and untap symbols', () => {
  const may = (
    card: string,
    options: { readonly tapped?: boolean; readonly held?: boolean } = {},
    others: readonly string[] = [],
  ) =>
    scenario({ players: [{ battlefield: [{ card, as: 'it', ...options }, ...others] }, {}] }).offers('activate it/0');

  test('CR 107.5: what is tapped cannot be tapped again for a cost', () => {
    expect(may('Llanowar Elves')).toBe('completes');
    expect(may('Llanowar Elves', { tapped: true })).toBe('no');
    expect(may('Sol Ring', { tapped: true })).toBe('no');
  });

  test('CR 302.6, 107.5: a creature has to have been under control since the turn began, other permanents have not', () => {
    expect(may('Llanowar Elves', { held: false })).toBe('no');
    expect(may('Sol Ring', { held: false })).toBe('completes');
    expect(may('Forest', { held: false })).toBe('completes');
    expect(may('Dryad Arbor', { held: false })).toBe('no');
  });

  test('CR 302.6: haste, or what lets abilities be used as though there were haste, lifts that', () => {
    expect(may('Llanowar Elves', { held: false }, ['Fervor'])).toBe('completes');
    expect(may('Llanowar Elves', { held: false }, ['Thousand-Year Elixir'])).toBe('completes');
    expect(may('Beastcaller Savant', { held: false })).toBe('completes');
  });

  test('CR 302.6: a creature with such symbols elsewhere may do all else', () => {
    expect(may('Wall of Roots', { held: false })).toBe('completes');
    const game = scenario({ players: [{ battlefield: [{ card: 'Devoted Druid', held: false }] }, {}] });
    expect([game.offers('activate Devoted Druid/0'), game.offers('activate Devoted Druid/1')]).toEqual([
      'no',
      'completes',
    ]);
  });

  test('CR 118.3, 614.17b: a counter that cannot be put cannot be paid, and one that is put in no number is paid', () => {
    const beside = (card: string) =>
      scenario({ players: [{ battlefield: [{ card: 'Devoted Druid', tapped: true }, card] }, {}] });
    expect(beside('Solemnity').offers('activate Devoted Druid/1')).toBe('incomplete');
    const vizier = beside('Vizier of Remedies');
    expect(vizier.offers('activate Devoted Druid/1')).toBe('completes');
    vizier.act('activate Devoted Druid/1').resolve();
    expect(vizier.permanent('Devoted Druid')).toMatchObject({ tapped: false, counters: {} });
  });

  test('CR 302.6: the wait lasts until a turn of its controller begins', () => {
    const game = scenario({
      players: [{ battlefield: [{ card: 'Llanowar Elves', held: false }] }, {}],
    });
    game.goTo('upkeep');
    expect([game.view.active, game.question?.player]).toEqual([1, 1]);
    expect(game.pass().offers('activate Llanowar Elves/0')).toBe('no');
    expect(game.goTo('draw').goTo('upkeep').offers('activate Llanowar Elves/0')).toBe('completes');
  });

  test('CR 302.6, 107.6: haste lets {Q} be paid as well', () => {
    const pili = { card: 'Pili-Pala', tapped: true, held: false };
    const offers = (...others: readonly string[]) =>
      scenario({ players: [{ battlefield: [pili, ...copies(2, 'Wastes'), ...others] }, {}] }).offers(
        'activate Pili-Pala/0',
      );
    expect([offers(), offers('Fervor'), offers('Thousand-Year Elixir')]).toEqual(['no', 'completes', 'completes']);
  });

  test('CR 302.6: a land that becomes a creature in the turn in which it came cannot be tapped for mana', () => {
    const game = scenario({ players: [{ battlefield: [{ card: 'Mutavault', held: false }, 'Wastes'] }, {}] });
    expect(game.offers('activate Mutavault/0')).toBe('completes');
    game.activate('Mutavault/1', { pay: ['Wastes'] }).resolve();
    expect(game.permanent('Mutavault').types).toEqual(['land', 'creature']);
    expect(game.offers('activate Mutavault/0')).toBe('no');
  });

  test('CR 302.6: control that was lost and came back in the same turn is not continuous', () => {
    const game = scenario({
      players: [
        { battlefield: ['Palladium Myr', 'Mountain'], hand: ['Lightning Bolt'] },
        { battlefield: ['Aladdin', ...copies(3, 'Mountain')] },
      ],
    });
    expect(game.offers('activate Palladium Myr/0')).toBe('completes');
    game.pass().activate('Aladdin', { targets: 'Palladium Myr' }).resolve();
    expect(game.permanent('Palladium Myr').controller).toBe(1);
    game.cast('Lightning Bolt', { targets: 'Aladdin' }).resolve();
    expect(game.permanent('Palladium Myr').controller).toBe(0);
    expect(game.offers('activate Palladium Myr/0')).toBe('no');
  });

  test('CR 302.6: a creature that another player gained for the turn has to wait without haste', () => {
    const game = scenario({
      players: [{ battlefield: copies(5, 'Island'), hand: ['Persuasion'] }, { battlefield: ['Llanowar Elves'] }],
    });
    game.cast('Persuasion', { targets: 'Llanowar Elves' }).resolve();
    expect(game.permanent('Llanowar Elves').controller).toBe(0);
    expect(game.offers('activate Llanowar Elves/0')).toBe('no');
  });

  test('CR 107.6: {Q} untaps, and what is untapped cannot pay it', () => {
    const pili = (tapped: boolean, held = true) =>
      scenario({ players: [{ battlefield: [{ card: 'Pili-Pala', tapped, held }, ...copies(2, 'Wastes')] }, {}] });
    const game = pili(true).activate('Pili-Pala', { 'mana type': 'U' });
    expect([game.permanent('Pili-Pala').tapped, game.pool(0)]).toEqual([false, 'U']);
    expect(pili(false).offers('activate Pili-Pala/0')).not.toBe('completes');
    expect(() => pili(false).activate('Pili-Pala', { 'keep mana': inTurn(false, false) })).toThrow('taken back');
    expect(pili(true, false).offers('activate Pili-Pala/0')).toBe('no');
  });

  test('CR 107.6, 601.2g-h, 602.2b: mana abilities come before costs, so what is untapped as a cost made its mana before', () => {
    const elves = (tapped: boolean) =>
      scenario({
        players: [
          {
            battlefield: [
              { card: 'Elvish Archdruid', tapped },
              ...copies(2, { card: 'Llanowar Elves', tapped: true }),
              { card: 'Umbral Mantle', attachedTo: 'Elvish Archdruid' },
            ],
          },
          {},
        ],
      });
    expect(elves(true).offers('activate Elvish Archdruid/1')).not.toBe('completes');
    expect(() => elves(true).activate('Elvish Archdruid/1')).toThrow('taken back');
    const game = elves(false).activate('Elvish Archdruid/1', { pay: ['Elvish Archdruid/0'] });
    expect(game.permanent('Elvish Archdruid').tapped).toBe(false);
    expect(game.resolve().size('Elvish Archdruid')).toBe('4/4');
  });

  test('CR 107.7: a loyalty ability adds or takes counters as its cost, once each turn, as a sorcery would be cast', () => {
    const garruk = () =>
      scenario({ players: [{ battlefield: [{ card: 'Garruk Wildspeaker', counters: { loyalty: 3 } }] }, {}] });
    const game = garruk().activate('Garruk Wildspeaker/1');
    expect(game.permanent('Garruk Wildspeaker').counters).toEqual({ loyalty: 2 });
    expect(game.offers('activate Garruk Wildspeaker/0')).toBe('no');
    expect(game.resolve().offers('activate Garruk Wildspeaker/0')).toBe('no');
    expect(garruk().offers('activate Garruk Wildspeaker/2')).toBe('no');
    expect(garruk().pass().options).toEqual(['pass']);
  });
});
