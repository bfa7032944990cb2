import { describe, expect, test } from 'vitest';
import { copies, scenario, type SideSpec } from '../testing/scenario.ts';

/** What real engines got wrong about exiled cards that return. CR 607.2a, 610.3 */

const LANDS = [...copies(8, 'Tundra'), ...copies(16, 'Mountain'), ...copies(3, 'Tropical Island')];

const against = (theirs: readonly string[], mine: SideSpec) =>
  scenario({ players: [{ ...mine, battlefield: [...LANDS, ...(mine.battlefield ?? [])] }, { battlefield: theirs }] });

const returned = ({ battlefield }: { readonly battlefield: readonly string[] }, ...cards: readonly string[]) =>
  cards.map((card) => battlefield.includes(card));

describe('two linked abilities', () => {
  test('CR 400.7, 607.2a: as a permanent goes and comes back, what the object before exiled returns and not what the new one exiles (field bug B044)', () => {
    const game = against(['Grizzly Bears', 'Hill Giant'], { hand: ['Fiend Hunter', 'Cloudshift'] });
    game.cast('Fiend Hunter').resolve({ targets: 'Grizzly Bears' }).resolve({ 'optional effect': true });
    game.cast('Cloudshift', { targets: 'Fiend Hunter' });
    game.resolve({ 'order of triggers': ['a Fiend Hunter/1', 'a Fiend Hunter/0'], targets: 'Hill Giant' });
    game.resolve({ 'optional effect': true }).resolveAll();
    expect(returned(game, 'Grizzly Bears', 'Hill Giant')).toEqual([true, false]);
    expect(game.zone('exile', 1)).toEqual(['Hill Giant']);
  });

  test('CR 400.7, 607.2a: what the ability of the object before exiles once that has left stays exiled as the new one leaves (field bug B043)', () => {
    const game = against(['Grizzly Bears', 'Hill Giant'], {
      hand: ['Fiend Hunter', 'Cloudshift', 'Lightning Bolt'],
    });
    game.cast('Fiend Hunter').resolve({ targets: 'Grizzly Bears' }).cast('Cloudshift', { targets: 'Fiend Hunter' });
    game.resolve({ 'order of triggers': ['a Fiend Hunter/0', 'a Fiend Hunter/1'], targets: 'Hill Giant' });
    game.resolve().resolve({ 'optional effect': true }).resolve({ 'optional effect': true });
    expect(game.zone('exile', 1)).toEqual(['Hill Giant', 'Grizzly Bears']);
    game.cast('Lightning Bolt', { targets: 'Fiend Hunter' }).resolveAll();
    expect([returned(game, 'Hill Giant'), game.zone('exile', 1)]).toEqual([[true], ['Grizzly Bears']]);
  });

  test('CR 607.2a: what leaves gives back nothing that a permanent of another name exiled (field bug B047)', () => {
    const game = against(['Grizzly Bears'], {
      battlefield: ['Bag of Holding'],
      hand: ['Fiend Hunter', 'Faithless Looting', 'Hill Giant', 'Opt', 'Lightning Bolt'],
    });
    game.cast('Faithless Looting').resolve({
      discard: ['Hill Giant', 'Opt'],
      'order of triggers': ['a Bag of Holding/0', 'a Bag of Holding/0#2'],
    });
    game.resolveAll();
    expect(game.zone('exile', 0)).toEqual(expect.arrayContaining(['Hill Giant', 'Opt']));
    game.cast('Fiend Hunter').resolve({ targets: 'Grizzly Bears' }).resolve({ 'optional effect': true });
    game.cast('Lightning Bolt', { targets: 'Fiend Hunter' }).resolveAll();
    expect(returned(game, 'Grizzly Bears', 'Hill Giant')).toEqual([true, false]);
    expect(game.zone('exile', 0)).toEqual(expect.arrayContaining(['Hill Giant', 'Opt']));
  });

  test('CR 607.2a, 607.5: as another text it speaks of nothing that its own exiled before (field bug B048)', () => {
    const game = against(['Grizzly Bears', 'Faceless Butcher'], {
      hand: ['Fiend Hunter', 'Cytoshape', 'Lightning Bolt'],
    });
    game.cast('Fiend Hunter').resolve({ targets: 'Grizzly Bears' }).resolve({ 'optional effect': true });
    game.cast('Cytoshape', { targets: 'Fiend Hunter' }).resolve({ 'objects for an effect': 'Faceless Butcher' });
    expect(game.permanent('Fiend Hunter').name).toBe('Faceless Butcher');
    game.cast('Lightning Bolt', { targets: 'Fiend Hunter' }).resolveAll();
    expect([returned(game, 'Fiend Hunter', 'Grizzly Bears'), game.zone('exile', 1)]).toEqual([
      [false, false],
      ['Grizzly Bears'],
    ]);
  });

  test('CR 607.2a: a permanent that is exiled does not return with what it had exiled (field bug B049)', () => {
    const game = against(['Grizzly Bears'], { hand: ['Fiend Hunter', 'Swords to Plowshares'] });
    game.cast('Fiend Hunter').resolve({ targets: 'Grizzly Bears' }).resolve({ 'optional effect': true });
    game.cast('Swords to Plowshares', { targets: 'Fiend Hunter' }).resolveAll();
    expect([returned(game, 'Grizzly Bears', 'Fiend Hunter'), game.zone('exile', 0)]).toEqual([
      [true, false],
      ['Fiend Hunter'],
    ]);
  });

  test('CR 607.2a: what was exiled with a permanent is found though that was sacrificed, or exiled, as the cost (field bug B055)', () => {
    const emptied = (...more: readonly string[]) => {
      const game = against([], {
        battlefield: ['Bag of Holding', ...more],
        exile: [{ card: 'Hill Giant', exiledWith: 'Bag of Holding' }, 'Opt'],
        library: ['Shock', 'Forest'],
      });
      game.activate('Bag of Holding/1').resolve();
      return [game.zone('hand', 0), game.zone('exile', 0), game.zone('graveyard', 0)];
    };
    expect(emptied()).toEqual([['Hill Giant'], ['Opt'], ['Bag of Holding']]);
    expect(emptied('Rest in Peace')).toEqual([['Hill Giant'], ['Opt', 'Bag of Holding'], []]);
  });
});

describe('until it leaves', () => {
  const three = () =>
    scenario({
      active: 1,
      players: [
        { battlefield: ['Hill Giant'] },
        { battlefield: [...copies(3, 'Plains')], hand: ['Banisher Priest'] },
        {},
      ],
    })
      .cast('Banisher Priest')
      .resolve({ targets: 'Hill Giant' })
      .resolve();

  test('CR 610.3, 800.4a: it leaves with the player who owns it, and the card returns at once (field bug B046)', () => {
    const game = three();
    expect(game.zone('exile', 0)).toEqual(['Hill Giant']);
    game.concede();
    expect([game.zone('exile', 0), game.battlefield]).toEqual([[], ['Hill Giant']]);
  });

  test('CR 400.7, 610.3: as it goes and comes back, the first card returns and it exiles another (field bug B054)', () => {
    const game = against(['Grizzly Bears', 'Hill Giant'], { hand: ['Banisher Priest', 'Cloudshift'] });
    game.cast('Banisher Priest').resolve({ targets: 'Grizzly Bears' }).resolve();
    game.cast('Cloudshift', { targets: 'Banisher Priest' }).resolve({ targets: 'Hill Giant' });
    expect(returned(game, 'Grizzly Bears', 'Hill Giant')).toEqual([true, true]);
    game.resolve();
    expect(returned(game, 'Grizzly Bears', 'Hill Giant')).toEqual([true, false]);
  });
});
