import { describe, expect, test } from 'vitest';
import { type CardSpec, copies, scenario, type SideSpec } from '../testing/scenario.ts';

/** Official rulings on casts and what triggers on them, on X, and on choices that were never made. */

const two = (mine: SideSpec, theirs: SideSpec = {}) => scenario({ players: [mine, theirs] });
const COUNTERING = { battlefield: copies(4, 'Island'), hand: ['Counterspell'] };

describe('what triggers as a spell is cast', () => {
  test('CR 603.3, 608.1: it resolves before the spell and though that was countered, with the X of the spell', () => {
    const krasis = (countered: boolean) => {
      const game = two({ battlefield: copies(6, 'Tropical Island'), hand: ['Hydroid Krasis'] }, COUNTERING);
      game.cast('Hydroid Krasis', { X: 4, pay: MADE });
      expect(game.stack.map(({ kind }) => kind)).toEqual(['spell', 'ability']);
      if (countered) game.pass().cast('Counterspell', { targets: 'Hydroid Krasis' }).resolve();
      game.resolve();
      return [game.life(0), game.zone('hand', 0).length, game.stack.length];
    };
    expect(krasis(false)).toEqual([22, 2, 1]);
    expect(krasis(true)).toEqual([22, 2, 0]);
  });

  test('CR 603.3, 608.1: a free spell that it brings resolves first of all, though the first was countered', () => {
    const invocation = (countered: boolean) => {
      const game = two(
        { battlefield: ["Sunbird's Invocation", 'Mountain'], hand: ['Shock'], library: ['Lava Dart', 'Wastes'] },
        COUNTERING,
      );
      game.cast('Shock', { targets: 'p1' });
      if (countered) game.pass().cast('Counterspell', { targets: 'Shock' }).resolve();
      game.resolve({ 'spell to cast': 'Lava Dart', targets: 'p1' });
      expect(game.stack.map(({ name }) => name)).toEqual(countered ? ['Lava Dart'] : ['Shock', 'Lava Dart']);
      const first = game.resolve().life(1);
      return [first, game.resolveAll().life(1)];
    };
    expect(invocation(false)).toEqual([19, 17]);
    expect(invocation(true)).toEqual([19, 19]);
  });

  test('CR 603.3b: what triggers while a spell resolves, by its effect and by the spell cast meanwhile, waits for its end', () => {
    const expertise = (card: string, land: string, target: CardSpec) => {
      const game = two(
        { battlefield: [...copies(5, land), 'Young Pyromancer'], hand: [card, 'Shock'] },
        { battlefield: [target] },
      );
      game.cast(card, { targets: 'Spell Queller' }).resolve();
      return game.resolve({ 'spell to cast': 'Shock', targets: 'p1' });
    };
    const tapped = expertise("Kari Zev's Expertise", 'Mountain', { card: 'Spell Queller', tapped: true });
    expect(tapped.stack.map(({ name }) => name)).toEqual(['Shock', 'Young Pyromancer']);
    expect(tapped.permanent('Spell Queller')).toMatchObject({ controller: 0, tapped: false });
    const returned = expertise("Baral's Expertise", 'Island', 'Spell Queller');
    expect(returned.stack.map(({ name }) => name)).toEqual(['Shock', 'Young Pyromancer', 'Spell Queller']);
  });
});

describe('X', () => {
  test('CR 601.2e, 202.3e: a permission for small spells covers one with the X that was chosen', () => {
    const lurrus = (x: number, card = 'Endless One') => {
      const game = two({ battlefield: ['Lurrus of the Dream-Den', ...copies(6, 'Wastes')], graveyard: [card] });
      game.cast(`${card} by Lurrus of the Dream-Den`, { X: x });
      return game;
    };
    expect(lurrus(2).stack).toMatchObject([{ name: 'Endless One', x: 2 }]);
    expect(lurrus(1, 'Hangarback Walker').stack).toMatchObject([{ name: 'Hangarback Walker', x: 1 }]);
    expect(() => lurrus(3)).toThrow('taken back');
    expect(() => lurrus(2, 'Hangarback Walker')).toThrow('taken back');
  });

  test('CR 107.3g, 202.3e: a card in a library counts its X as 0', () => {
    const library = ['Astral Cornucopia', 'Endless One', 'Hill Giant', 'Wastes'];
    const game = two({ battlefield: copies(5, 'Forest'), hand: ['Genesis Hydra'], library });
    game.cast('Genesis Hydra', { X: 3 }).resolve({ 'objects for an effect': 'Astral Cornucopia' });
    expect(game.permanent('Astral Cornucopia').counters).toEqual({});
    expect(game.zone('library', 0)).toHaveLength(3);
  });

  test('CR 202.3e: the value of a spell with X decides how many cards are revealed and which may be cast', () => {
    const library = ['Hill Giant', 'Grizzly Bears', 'Shock', 'Wastes'];
    const game = two({ battlefield: ["Sunbird's Invocation", ...copies(3, 'Mountain')], hand: ['Blaze'], library });
    game.cast('Blaze', { X: 2, targets: 'p1' });
    expect(() => game.resolve({ 'spell to cast': 'Hill Giant' })).toThrow(
      /Hill Giant is no option of: .* \[Grizzly Bears, Shock\]/,
    );
  });

  test('CR 608.2h, 603.10a: counters as they were before it died tell how many tokens come', () => {
    const game = two({
      battlefield: [{ card: 'Hangarback Walker', counters: { '+1/+1': 1 } }, 'Fume Spitter'],
    });
    game.activate('Fume Spitter', { targets: 'Hangarback Walker' }).resolve().resolve();
    expect(game.view.battlefield.map(({ name }) => name)).toEqual(['Thopter Token']);
  });
});

describe('what has no mana cost', () => {
  test('CR 202.3a, 118.6: it has mana value 0 and is cast for another cost', () => {
    const game = two({ battlefield: ['As Foretold', 'Island'], hand: ['Ancestral Vision'] });
    expect(game.cast('Ancestral Vision', { targets: 'p0' }).stack).toMatchObject([{ manaValue: 0, manaSpent: '' }]);
    expect(game.resolve().zone('hand', 0)).toHaveLength(3);
    const without = two({ battlefield: ['Island'], hand: ['Ancestral Vision'] });
    expect(without.offers('cast Ancestral Vision')).toBe('incomplete');
  });

  test('CR 118.6a: flashback for its mana cost gives it no cost that could be paid', () => {
    const game = two({
      battlefield: copies(8, 'Mountain'),
      hand: ['Past in Flames'],
      graveyard: ['Ancestral Vision', 'Crashing Footfalls', 'Shock'],
    });
    game.cast('Past in Flames').resolve();
    const offered = ['Ancestral Vision', 'Crashing Footfalls', 'Shock'].map((card) =>
      game.offers(`cast ${card} by flashback`),
    );

    expect(offered).toEqual(['incomplete', 'incomplete', 'completes']);
  });
});

const MADE = ['Tropical Island/0', 'Tropical Island#2/1', ...[3, 4, 5, 6].map((index) => `Tropical Island#${index}/0`)];

test('CR 607.5a: with no colour chosen nothing grows, and no land makes more', () => {
  const gauntlet = (mirrored: boolean) => {
    const game = two({
      battlefield: [
        'Mirage Mirror',
        { card: 'Gauntlet of Power', chosen: { color: 'G' } },
        ...copies(2, 'Wastes'),
        'Memnite',
        'Forest',
        'Grizzly Bears',
      ],
    });
    if (mirrored)
      game.activate('Mirage Mirror', { targets: 'Gauntlet of Power', pay: ['Wastes', 'Wastes#2'] }).resolve();
    game.activate('Forest');
    return [game.pool(0), game.size('Grizzly Bears'), game.size('Memnite')];
  };
  expect(gauntlet(false)).toEqual(['GG', '3/3', '1/1']);
  expect(gauntlet(true)).toEqual(['GG', '3/3', '1/1']);
});

test('CR 118.3, 704.5f: what a counter kills as a cost is gone before it untaps or pays again', () => {
  const game = two({ battlefield: [{ card: 'Devoted Druid', counters: { '-1/-1': 1 }, tapped: true }] });
  game.activate('Devoted Druid/1');
  expect([game.battlefield, game.stack.length, game.zone('graveyard', 0)]).toEqual([[], 1, ['Devoted Druid']]);
  game.resolve();
  expect(game.zone('graveyard', 0)).toEqual(['Devoted Druid']);
});
