import { describe, expect, test } from 'vitest';
import { copies, inTurn, scenario } from '../testing/scenario.ts';

/** The steps of casting a spell, and who may begin it. CR 601 */

describe('proposing a spell', () => {
  test('CR 601.2a: the card goes to the stack at once, where its controller answers for it', () => {
    const game = scenario({ players: [{ battlefield: ['Mountain'], hand: ['Lightning Bolt'] }, {}] });
    game.cast('Lightning Bolt', { targets: 'p1' });
    expect(game.zone('hand', 0)).toEqual([]);
    expect(game.stack).toMatchObject([{ ref: 'Lightning Bolt', controller: 0, kind: 'spell' }]);
  });

  test('CR 107.4f: Phyrexian symbols that no mana can pay are paid with life, if there is enough', () => {
    const offered = (life: number) => {
      const mine = { battlefield: ['Island'], hand: ['Dismember'], life };
      return scenario({ players: [mine, { battlefield: ['Hill Giant'] }] }).offers('cast Dismember');
    };
    expect([offered(20), offered(4), offered(3)]).toEqual(['completes', 'completes', 'incomplete']);
  });

  test('CR 601.2b: Phyrexian symbols are announced before targets are chosen', () => {
    const game = scenario({
      players: [{ battlefield: copies(2, 'Swamp'), hand: ['Dismember'] }, { battlefield: ['Hill Giant', 'Craw Wurm'] }],
    });
    game.cast('Dismember', { 'Phyrexian mana': inTurn('B', 'life'), targets: 'Hill Giant' });
    expect([game.life(0), game.stack.at(-1)?.manaSpent]).toEqual([18, 'BB']);
    expect(() =>
      scenario({
        players: [
          { battlefield: copies(2, 'Swamp'), hand: ['Dismember'] },
          { battlefield: ['Hill Giant', 'Craw Wurm'] },
        ],
      }).cast('Dismember', { targets: 'Hill Giant' }),
    ).toThrow('nothing was said to this question: value for Phyrexian mana');
  });

  test('CR 601.2c, example 1: one instance of "target" takes a thing once; two instances may both take it', () => {
    const flicker = scenario({
      players: [{ battlefield: [...copies(3, 'Island'), 'Sol Ring', 'Grizzly Bears'], hand: ['Ghostly Flicker'] }, {}],
    });
    expect(() => flicker.cast('Ghostly Flicker', { targets: ['Sol Ring', 'Sol Ring'] })).toThrow(
      'refused by CR 601.2c',
    );
    const spores = scenario({
      players: [
        { battlefield: [...copies(6, 'Badlands'), 'Dryad Arbor'], hand: ['Plague Spores'] },
        { battlefield: ['Grizzly Bears', 'Forest'] },
      ],
    });
    spores.cast('Plague Spores', { targets: inTurn('Dryad Arbor', 'Dryad Arbor') }).resolve();
    expect(spores.zone('graveyard', 0)).toEqual(['Dryad Arbor', 'Plague Spores']);
    expect(spores.battlefield).toContain('Grizzly Bears');
  });

  test('CR 601.2d: each target of a division receives at least one', () => {
    const thunder = () =>
      scenario({
        players: [{ battlefield: copies(4, 'Mountain'), hand: ['Rolling Thunder'] }, { battlefield: ['Hill Giant'] }],
      });
    const said = { X: 2, targets: ['Hill Giant', 'p1'] };
    const game = thunder().cast('Rolling Thunder', said).resolve();
    expect([game.permanent('Hill Giant').damage, game.life(1)]).toEqual([1, 19]);
    expect(() => thunder().cast('Rolling Thunder', { X: 1, targets: ['Hill Giant', 'p1'] })).toThrow('refused');
  });
});

describe('whether a spell may be cast', () => {
  const winnower = (...hand: readonly string[]) =>
    scenario({ players: [{ battlefield: copies(6, 'Mountain'), hand }, { battlefield: ['Void Winnower'] }] });

  test('CR 601.3a, example 1: one may begin to cast a spell that a choice of X can make legal', () => {
    const game = winnower('Rolling Thunder', 'Hill Giant', 'Lightning Bolt');
    expect(game.offers('cast Hill Giant')).toBe('no');
    expect(game.offers('cast Rolling Thunder')).toBe('incomplete');
    expect(game.cast('Rolling Thunder', { X: 1, targets: 'p1' }).stack).toMatchObject([{ x: 1, manaValue: 3 }]);
  });

  test('CR 601.2e, 601.3a: it is looked at again with the X that was chosen, and undone where that is prohibited', () => {
    const game = winnower('Rolling Thunder');
    expect(() => game.cast('Rolling Thunder', { X: 2, targets: 'p1' })).toThrow('taken back');
    expect([game.zone('hand', 0), game.stack]).toEqual([['Rolling Thunder'], []]);
    expect(game.battlefield.every((ref) => !game.permanent(ref).tapped)).toBe(true);
  });

  test('CR 601.3: a mana value that is prohibited on the stack need not be in the hand', () => {
    const game = scenario({
      players: [
        { battlefield: copies(6, 'Island'), hand: ['Divination', 'Concentrate'] },
        { battlefield: ['Gaddock Teeg'] },
      ],
    });
    expect(game.offers('cast Divination')).toBe('completes');
    expect(game.offers('cast Concentrate')).toBe('no');
  });
});

describe('the total cost', () => {
  test('CR 601.2h, example 1: it is locked in before payments, so that what made it less may be sacrificed for it', () => {
    const game = scenario({
      players: [{ battlefield: [...copies(2, 'Swamp'), 'Thunderscape Familiar'], hand: ["Altar's Reap"] }, {}],
    });
    game.cast("Altar's Reap");
    expect(game.stack.at(-1)?.manaSpent).toBe('B');
    expect(game.zone('graveyard', 0)).toEqual(['Thunderscape Familiar']);
    expect(game.resolve().zone('hand', 0).length).toBe(2);
  });

  test('CR 608.2i, example 1: what attacked counts though it is no creature any more', () => {
    const captain = (attacks: boolean) => {
      const game = scenario({
        players: [
          {
            battlefield: ['Grizzly Bears', 'Hill Giant', ...copies(3, 'Forest'), ...copies(2, 'Plains')],
            hand: ['Song of the Dryads', 'Search Party Captain'],
          },
          {},
        ],
      });
      if (attacks) game.goTo('declare attackers', { attackers: ['Grizzly Bears>p1', 'Hill Giant>p1'] });
      game.goTo('postcombat main').cast('Song of the Dryads', { targets: 'Grizzly Bears' }).resolve();
      return game;
    };
    expect(captain(true).permanent('Grizzly Bears').types).toEqual(['land']);
    expect([
      captain(false).offers('cast Search Party Captain'),
      captain(true).offers('cast Search Party Captain'),
    ]).toEqual(['incomplete', 'completes']);
  });

  test('CR 601.2f: increases, then reductions, then what sets a least cost', () => {
    const game = scenario({
      players: [
        {
          battlefield: [...copies(4, 'Island'), 'Sphere of Resistance', 'Sapphire Medallion', 'Trinisphere'],
          hand: ['Opt', 'Divination'],
        },
        {},
      ],
    });
    expect(game.cast('Opt').stack.at(-1)?.manaSpent).toBe('UUU');
  });

  test('CR 601.2f, 118.7a: a reduction by generic mana leaves the coloured mana, and nothing goes below 0', () => {
    const game = scenario({
      players: [
        { battlefield: [...copies(2, 'Sapphire Medallion'), 'Helm of Awakening', 'Island'], hand: ['Divination'] },
        {},
      ],
    });
    expect(game.cast('Divination').stack.at(-1)?.manaSpent).toBe('U');
  });

  test("CR 601.2f: a reduction of coloured mana alone takes no generic mana in another colour's place", () => {
    const game = scenario({
      players: [{ battlefield: ['Edgewalker', ...copies(3, 'Plains')], hand: ['Fiend Hunter'] }, {}],
    });
    expect(game.cast('Fiend Hunter').stack.at(-1)?.manaSpent).toBe('WW');
  });

  test('CR 601.2g, 602.2b, 107.6: mana abilities come before costs are paid, so {Q} pays after {T} (B017)', () => {
    const mantle = (tapped: boolean) =>
      scenario({
        players: [
          {
            battlefield: [
              { card: 'Palladium Myr', tapped },
              'Forest',
              { card: 'Umbral Mantle', attachedTo: 'Palladium Myr' },
            ],
          },
          {},
        ],
      });
    const game = mantle(false);
    game.activate('Palladium Myr/1', { pay: ['Palladium Myr/0', 'Forest'] }).resolve();
    expect([game.size('Palladium Myr'), game.permanent('Palladium Myr').tapped]).toEqual(['4/4', false]);
    expect(mantle(true).offers('activate Palladium Myr/1')).toBe('incomplete');
  });
});

describe('costs with X and costs of nothing', () => {
  test('CR 107.3a, 601.2b: X = 0 is a legal announcement where nothing can be paid (B010)', () => {
    const game = scenario({ players: [{ hand: ['Walking Ballista'] }, {}] });
    expect(game.offers('cast Walking Ballista')).toBe('completes');
    game.cast('Walking Ballista', { X: 0 }).resolve();
    expect(game.zone('graveyard', 0)).toEqual(['Walking Ballista']);
  });

  test('CR 601.2f: two reductions of a cost with {X}{X} add up, and X = 1 is free (B009)', () => {
    const game = scenario({
      players: [{ battlefield: copies(2, 'Etherium Sculptor'), hand: ['Chalice of the Void'] }, {}],
    });
    game.cast('Chalice of the Void', { X: 1 });
    expect(game.stack).toMatchObject([{ x: 1, manaSpent: '', manaValue: 2 }]);
    expect(game.resolve().permanent('Chalice of the Void').counters).toEqual({ charge: 1 });
  });

  test('CR 601.2b, 601.2f: a least cost looks at the cost with the chosen X in it (B013)', () => {
    const game = scenario({
      players: [{ battlefield: [...copies(3, 'Mountain'), 'Trinisphere'], hand: ['Blaze'] }, {}],
    });
    game.cast('Blaze', { X: 2, targets: 'p1' });
    expect(game.stack).toMatchObject([{ x: 2, manaSpent: 'RRR' }]);
    expect(game.resolve().life(1)).toBe(18);
  });

  test('CR 107.3b, 118.9: with neither the mana cost nor another cost with X paid, X is 0 (B001)', () => {
    const game = scenario({
      players: [
        { battlefield: ['Omniscience'], hand: ['Aether Tide', 'Grizzly Bears'] },
        { battlefield: ['Hill Giant'] },
      ],
    });
    game.cast('Aether Tide', { 'alternative cost': 'without paying' });
    expect(game.stack).toMatchObject([{ x: 0, manaSpent: '' }]);
    expect(game.zone('hand', 0)).toEqual(['Grizzly Bears']);
  });

  test('CR 118.9d: additional costs are paid on top of an alternative cost (B004)', () => {
    const game = scenario({
      players: [{ battlefield: ['Omniscience', 'Mountain', 'Grizzly Bears'], hand: ['Fling'] }, {}],
    });
    game.cast('Fling', { 'alternative cost': 'without paying', targets: 'p1' });
    expect([game.stack.at(-1)?.manaSpent, game.zone('graveyard', 0)]).toEqual(['', ['Grizzly Bears']]);
    expect(game.resolve().life(1)).toBe(18);
  });

  test('CR 119.4b, 118.3b: 0 life can be paid though no life can be (B019)', () => {
    const game = scenario({
      players: [{ battlefield: [...copies(3, 'Swamp'), 'Platinum Emperion'], hand: ['Toxic Deluge'] }, {}],
    });
    game.cast('Toxic Deluge', { X: 0 }).resolve();
    expect([game.life(0), game.size('Platinum Emperion')]).toEqual([20, '8/8']);
    const more = scenario({
      players: [{ battlefield: [...copies(3, 'Swamp'), 'Platinum Emperion'], hand: ['Toxic Deluge'] }, {}],
    });
    expect(() => more.cast('Toxic Deluge', { X: 1, 'keep mana': inTurn(false, false, false) })).toThrow('taken back');
  });

  test('CR 601.2e: a spell whose chosen X gives it a prohibited mana value is undone (B020)', () => {
    const prelate = () =>
      scenario({
        players: [{ battlefield: copies(5, 'Mountain'), hand: ['Blaze'] }, { battlefield: ['Void Winnower'] }],
      });
    expect(() => prelate().cast('Blaze', { X: 1, targets: 'p1' })).toThrow('taken back');
    expect(prelate().cast('Blaze', { X: 2, targets: 'p1' }).stack).toMatchObject([{ manaValue: 3 }]);
  });

  test('CR 118.5a, 601.2i: what costs {0} is cast like everything else, and what triggers on casting triggers', () => {
    const game = scenario({
      players: [{ battlefield: ['Kuldotha Rebirth/Goblin'], hand: ['Memnite'] }, { battlefield: ['Standstill'] }],
    });
    game.cast('Memnite');
    expect(game.stack.map(({ ref, source }) => source ?? ref)).toEqual(['Memnite', 'Standstill']);
  });
});
