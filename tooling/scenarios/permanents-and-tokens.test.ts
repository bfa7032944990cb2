import { describe, expect, test } from 'vitest';
import { copies, scenario } from '../testing/scenario.ts';

/** Colours, permanents, tokens and spells. CR 105, 108-112 */

describe('permanents', () => {
  test('CR 110.2a: what a player is told to put onto the battlefield enters under that player, and is still owned by its owner', () => {
    const game = scenario({
      players: [{ battlefield: ['Swamp'], hand: ['Reanimate'] }, { graveyard: ['Craw Wurm'] }],
    });
    game.cast('Reanimate', { targets: 'Craw Wurm' }).resolve();
    expect(game.permanent('Craw Wurm')).toMatchObject({ owner: 1, controller: 0 });
    expect(game.life(0)).toBe(14);
  });

  test('CR 110.5, 110.5b: a permanent enters untapped unless something says so, whatever it was before', () => {
    const game = scenario({
      players: [{ battlefield: ['Plains', { card: 'Grizzly Bears', tapped: true }], hand: ['Cloudshift'] }, {}],
    });
    game.cast('Cloudshift', { targets: 'Grizzly Bears' }).resolve();
    expect(game.permanent('Grizzly Bears').tapped).toBe(false);
  });

  test('CR 110.5c: a permanent keeps its status though that no longer matters to it', () => {
    const game = scenario({
      players: [{ battlefield: [{ card: 'Mutavault', counters: {} }, 'Wastes', 'Wastes'] }, {}],
    });
    game.activate('Mutavault/1', { pay: ['Wastes'] }).resolve();
    game.goTo('postcombat main', { attackers: 'Mutavault>p1' });
    expect(game.permanent('Mutavault')).toMatchObject({ tapped: true, types: ['land', 'creature'] });
    game.goTo('upkeep');
    expect(game.permanent('Mutavault')).toMatchObject({ tapped: true, types: ['land'] });
  });

  test('CR 120.6: damage stays marked on what stops being a creature, until the turn ends', () => {
    const game = scenario({
      players: [{ battlefield: [{ card: 'Mutavault', held: true }, ...copies(4, 'Mountain')], hand: ['Shock'] }, {}],
    });
    game.activate('Mutavault/1', { pay: ['Mountain'] }).resolve();
    game.cast('Shock', { targets: 'Mutavault', pay: ['Mountain#2'] }).resolve();
    expect(game.zone('graveyard', 0)).toContain('Mutavault');
  });
});

describe('tokens', () => {
  test('CR 111.3, example 1: a Saproling token has only the characteristics that its maker gave it', () => {
    const game = scenario({ players: [{ battlefield: ['Jade Mage', ...copies(3, 'Forest')] }, {}] });
    game.activate('Jade Mage').resolve();
    const token = game.view.battlefield.at(-1);
    expect(token).toMatchObject({
      card: false,
      owner: 0,
      controller: 0,
      types: ['creature'],
      subtypes: ['Saproling'],
      supertypes: [],
      colors: ['G'],
      keywords: [],
      power: 1,
      toughness: 1,
      manaValue: 0,
    });
  });

  test('CR 111.4, example 1: a token whose name is not given has its subtypes and the word Token for a name', () => {
    const game = scenario({ players: [{ battlefield: ['Jade Mage', ...copies(3, 'Forest')] }, {}] });
    game.activate('Jade Mage').resolve();
    expect(game.view.battlefield.at(-1)?.name).toBe('Saproling Token');
  });

  test('CR 111.4, example 2: Boo is a Hamster named Boo', () => {
    const game = scenario({
      players: [{ battlefield: ['Mountain', 'Forest', 'Plains'], hand: ['Minsc, Beloved Ranger'] }, {}],
    });
    game.cast('Minsc, Beloved Ranger').resolveAll();
    expect(game.view.battlefield.at(-1)).toMatchObject({
      name: 'Boo',
      subtypes: ['Hamster'],
      supertypes: ['legendary'],
      colors: ['R'],
      keywords: ['trample', 'haste'],
    });
  });

  test('CR 111.4, example 3: a token that copies a creature has the name of that creature', () => {
    const game = scenario({
      players: [{ battlefield: [...copies(4, 'Island'), 'Soul Warden'], hand: ['Rite of Replication'] }, {}],
    });
    game.cast('Rite of Replication', { targets: 'Soul Warden' }).resolveAll();
    expect(game.view.battlefield.at(-1)).toMatchObject({
      name: 'Soul Warden',
      subtypes: ['Human', 'Cleric'],
      card: false,
      manaValue: 1,
    });
  });

  test('CR 111.12, example 1: with no card exiled there is nothing that a token could copy', () => {
    const vat = (exiles: boolean) =>
      scenario({
        players: [
          { battlefield: ['Mimic Vat', ...copies(3, 'Wastes'), 'Mountain'], hand: ['Shock'] },
          { battlefield: ['Grizzly Bears'] },
        ],
      })
        .cast('Shock', { targets: 'Grizzly Bears', pay: 'Mountain' })
        .resolve()
        .resolve({ 'optional effect': exiles })
        .activate('Mimic Vat')
        .resolve();
    expect(vat(false).battlefield.filter((ref) => ref.startsWith('t'))).toEqual([]);
    expect([vat(false).zone('exile', 1), vat(false).zone('graveyard', 1)]).toEqual([[], ['Grizzly Bears']]);
    const game = vat(true);
    expect(game.permanent('t3')).toMatchObject({ name: 'Grizzly Bears', controller: 0, keywords: ['haste'] });
    expect(game.goTo('end').resolve().battlefield).not.toContain('t3');
  });

  test('CR 111.2: who creates a token owns it, whoever gains control', () => {
    const game = scenario({
      players: [
        { battlefield: copies(3, 'Mountain'), hand: ['Threaten'] },
        { battlefield: [{ card: 'Jade Mage/Saproling', as: 'token' }] },
      ],
    });
    game.cast('Threaten', { targets: 'token' }).resolve();
    expect(game.permanent('token')).toMatchObject({ owner: 1, controller: 0 });
  });

  test('CR 111.7, 111.8: a token that leaves the battlefield ceases to exist and does not come back', () => {
    const game = scenario({
      players: [
        { battlefield: ['Plains', 'Soul Warden', { card: 'Jade Mage/Saproling', as: 'token' }], hand: ['Cloudshift'] },
        {},
      ],
    });
    game.cast('Cloudshift', { targets: 'token' }).resolveAll();
    expect(game.battlefield).toEqual(['Plains', 'Soul Warden']);
    expect([game.zone('exile', 0), game.life(0)]).toEqual([[], 20]);
  });

  test('CR 111.7, 603.6c: a token that dies was put into a graveyard, and abilities trigger on that', () => {
    const game = scenario({
      players: [
        { battlefield: ['Mountain'], hand: ['Shock'] },
        { battlefield: [{ card: 'Hangarback Walker', counters: { '+1/+1': 2 } }] },
      ],
    });
    game.cast('Shock', { targets: 'Hangarback Walker' }).resolve();
    expect(game.stack.length).toBe(1);
    game.resolve();
    expect(game.view.battlefield.filter(({ card }) => !card).length).toBe(2);
  });
});

describe('spells', () => {
  test('CR 112.2, 108.3: a spell is controlled by who cast it, and goes to the graveyard of its owner', () => {
    const game = scenario({ players: [{}, { battlefield: ['Mountain'], hand: ['Shock'] }] });
    game.pass().cast('Shock', { targets: 'p0' });
    expect(game.stack).toMatchObject([{ kind: 'spell', owner: 1, controller: 1, card: true }]);
    expect(game.resolve().zone('graveyard', 1)).toEqual(['Shock']);
  });

  test('CR 112.1a, 704.5e: a copy of a spell is a spell without a card, and ceases to exist', () => {
    const game = scenario({
      players: [{ battlefield: copies(3, 'Mountain'), hand: ['Shock', 'Reverberate'] }, {}],
    });
    game.cast('Shock', { targets: 'p1', pay: ['Mountain'] }).cast('Reverberate', { targets: 'Shock' });
    game.resolve({ 'new targets': 'p1' });
    expect(game.stack.map(({ kind, card, name }) => [kind, card, name])).toEqual([
      ['spell', true, 'Shock'],
      ['spell', false, 'Shock'],
    ]);
    game.resolveAll();
    expect([game.life(1), game.zone('graveyard', 0)]).toEqual([16, ['Reverberate', 'Shock']]);
  });

  test('CR 105.2: an object has the colours of the symbols in its mana cost, hybrid ones too', () => {
    const game = scenario({
      players: [{ battlefield: ['Watchwolf', 'Selesnya Guildmage', 'Memnite', 'Forest', 'Fusion Elemental'] }, {}],
    });
    expect(game.view.battlefield.map(({ colors }) => colors.join(''))).toEqual(['WG', 'WG', '', '', 'WUBRG']);
  });
});
