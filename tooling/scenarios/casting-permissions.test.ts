import { describe, expect, test } from 'vitest';
import { copies, type Scenario, scenario, type ScenarioSpec } from '../testing/scenario.ts';

type Side = ScenarioSpec['players'][number];

describe('Hostage Taker', () => {
  const taker = (theirs: Side, more: Side = {}): Scenario => {
    const { battlefield = [], hand = [], ...others } = more;
    return scenario({
      players: [
        { battlefield: [...copies(8, 'Island'), 'Swamp', ...battlefield], hand: ['Hostage Taker', ...hand], ...others },
        theirs,
      ],
    })
      .cast('Hostage Taker')
      .resolve();
  };

  test('CR 609.4b: the exiled card may be cast for as long as it stays there, with mana of any type', () => {
    const game = taker({ battlefield: ['Grizzly Bears'] }).resolve();
    expect(game.zone('exile', 1)).toEqual(['Grizzly Bears']);
    expect(game.offers('cast Grizzly Bears by Hostage Taker')).toBe('completes');
    game.cast('Grizzly Bears by Hostage Taker').resolve();
    expect(game.permanent('Grizzly Bears')).toMatchObject({ controller: 0, owner: 1 });
  });

  test('CR 106.1b: any type is no snow mana', () => {
    const game = taker({ battlefield: ["Arcum's Astrolabe"] }).resolve();
    expect(game.offers("cast Arcum's Astrolabe by Hostage Taker")).toBe('incomplete');
  });

  test('CR 601.3: the permission changes nothing about when it can be cast', () => {
    const game = taker({ battlefield: ['Grizzly Bears'] })
      .resolve()
      .goTo('end');
    expect(game.offers('cast Grizzly Bears by Hostage Taker')).toBe('no');
  });

  test('CR 610.3b: with the Taker gone before its ability resolves nothing is exiled', () => {
    const game = taker({ battlefield: ['Grizzly Bears', 'Mountain'], hand: ['Lightning Bolt'] });
    game.pass().cast('Lightning Bolt', { targets: 'Hostage Taker' }).resolve().resolve();
    expect(game.battlefield).toContain('Grizzly Bears');
    expect(game.zone('graveyard', 0)).toEqual(['Hostage Taker']);
  });

  test('CR 610.3: it returns as soon as the Taker leaves, and is cast no more', () => {
    const game = taker({ battlefield: ['Grizzly Bears', 'Mountain', 'Mountain'] }, { hand: ['Unsummon'] }).resolve();
    game.cast('Unsummon', { targets: 'Hostage Taker' }).resolve();
    expect(game.battlefield).toContain('Grizzly Bears');
    expect(game.options.filter((option) => option.includes('Grizzly Bears'))).toEqual([]);
  });

  test('CR 400.7: the spell cast from exile stays with its caster when the Taker leaves', () => {
    const game = taker({ battlefield: ['Grizzly Bears'] }, { hand: ['Unsummon'] }).resolve();
    game.cast('Grizzly Bears by Hostage Taker').cast('Unsummon', { targets: 'Hostage Taker' }).resolveAll();
    expect(game.permanent('Grizzly Bears').controller).toBe(0);
    expect(game.battlefield).not.toContain('Hostage Taker');
  });
});

describe('As Foretold', () => {
  const foretold = (time: number, hand: readonly string[], more: Side = {}): Scenario => {
    const { battlefield = [], ...others } = more;
    return scenario({
      players: [
        { battlefield: [{ card: 'As Foretold', counters: { time } }, ...battlefield], hand, ...others },
        { battlefield: ['Grizzly Bears'] },
      ],
    });
  };

  test('CR 118.9: {0} may be paid for a spell of no more mana value than there are counters, once each turn', () => {
    const game = foretold(2, ['Lightning Bolt', 'Shock', 'Cancel']);
    expect(game.offers('cast Cancel')).not.toBe('completes');
    game.cast('Lightning Bolt', { 'alternative cost': 'instead', targets: 'p1' });
    expect(game.stack[0]).toMatchObject({ paid: ['instead'], manaSpent: '' });
    expect(game.offers('cast Shock')).not.toBe('completes');
  });

  test('CR 107.3b: X is 0 for a spell cast so', () => {
    const game = foretold(3, ['Blaze']).cast('Blaze', { 'alternative cost': 'instead', targets: 'p1' });
    expect(game.stack[0]).toMatchObject({ x: 0, paid: ['instead'] });
  });

  test('CR 118.9a: of two such costs, and of another alternative cost, one is chosen', () => {
    const game = foretold(4, ['Fireblast', 'Shock', 'Opt'], {
      battlefield: [{ card: 'As Foretold', counters: { time: 1 } }, 'Mountain', 'Mountain'],
    });
    game.cast('Shock', { 'alternative cost': 'instead#2', targets: 'p1' });
    expect(game.offers('cast Opt')).toBe('completes');
    game.cast('Opt', { 'alternative cost': 'instead' });
    expect(game.stack.at(-1)?.paid).toEqual(['instead']);
    expect(game.offers('cast Fireblast')).toBe('completes');
  });

  test('CR 601.2b: it is a cost for spells from anywhere, such as the graveyard by another permission', () => {
    const game = foretold(1, [], { battlefield: ['Kess, Dissident Mage'], graveyard: ['Shock'] });
    game.cast('Shock by Kess, Dissident Mage', { 'alternative cost': 'instead', targets: 'p1' }).resolve();
    expect(game.zone('exile', 0)).toEqual(['Shock']);
  });

  test('CR 603.2b: a time counter comes at the beginning of its controllers upkeep', () => {
    const game = foretold(0, []).goTo('upkeep').goTo('upkeep').resolve();
    expect(game.permanent('As Foretold').counters).toEqual({ time: 1 });
  });
});

describe("Sunbird's Invocation", () => {
  const invocation = (library: readonly string[], hand: readonly string[], more: Side = {}) =>
    scenario({
      players: [{ battlefield: ["Sunbird's Invocation", ...copies(9, 'Mountain')], library, hand, ...more }, {}],
    });

  test('CR 608.2g: one of the revealed cards is cast from the library; the rest go to the bottom', () => {
    const game = invocation(['Hill Giant', 'Shock', 'Forest', 'Grizzly Bears', 'Wastes'], ['Hill Giant']);
    game.cast('Hill Giant').resolve({ 'spell to cast': 'Hill Giant#2' });
    expect(game.stack.map(({ ref }) => ref)).toEqual(['Hill Giant', 'Hill Giant#2']);
    expect(game.zone('library', 0)[0]).toBe('Wastes');
    expect(game.zone('library', 0)).toHaveLength(4);
  });

  test('CR 202.3e: the mana value of the spell that set it off includes X, also when that was countered', () => {
    const game = invocation(['Shock', 'Grizzly Bears', 'Hill Giant', 'Wastes'], ['Blaze']);
    game.cast('Blaze', { X: 2, targets: 'p1' });
    game.resolve({ 'spell to cast': 'Grizzly Bears' });
    expect(game.asked).toContain('p0 spell to cast');
    expect(game.zone('library', 0)[0]).toBe('Wastes');
  });
});

describe('other permissions', () => {
  test('CR 601.3, 614.6: Sins of the Past: an instant or sorcery is cast from the graveyard that turn for nothing, and exiled', () => {
    const game = scenario({
      players: [
        { battlefield: copies(6, 'Swamp'), hand: ['Sins of the Past'], graveyard: ['Lightning Bolt', 'Shock'] },
        {},
      ],
    });
    game.cast('Sins of the Past', { targets: 'Lightning Bolt' }).resolve();
    expect(game.zone('exile', 0)).toEqual(['Sins of the Past']);
    expect(game.offers('cast Shock by Sins of the Past')).toBe('no');
    game.cast('Lightning Bolt by Sins of the Past', { targets: 'p1' }).resolve();
    expect(game.life(1)).toBe(17);
    expect(game.zone('exile', 0)).toEqual(['Sins of the Past', 'Lightning Bolt']);
  });

  test('CR 107.3i: what triggers on a spell being cast uses the X of the spell', () => {
    const krasis = scenario({
      players: [{ battlefield: [...copies(6, 'Forest'), 'Island'], hand: ['Hydroid Krasis'] }, {}],
    });
    krasis.cast('Hydroid Krasis', { X: 5 }).resolve();
    expect(krasis.life(0)).toBe(22);
    expect(krasis.zone('hand', 0)).toHaveLength(2);
    expect(krasis.resolve().size('Hydroid Krasis')).toBe('5/5');
    const genesis = scenario({
      players: [
        {
          battlefield: copies(6, 'Forest'),
          hand: ['Genesis Hydra'],
          library: ['Hangarback Walker', 'Shock', 'Hill Giant', 'Grizzly Bears', 'Wastes'],
        },
        {},
      ],
    });
    genesis.cast('Genesis Hydra', { X: 4 }).resolve({ 'objects for an effect': 'Hill Giant' });
    expect(genesis.battlefield).toContain('Hill Giant');
  });

  test('CR 107.3b: a spell whose X cannot be 0 is not cast without paying its mana cost', () => {
    const game = scenario({
      players: [
        { battlefield: ['Omniscience', 'Island', 'Swamp', 'Wastes'], hand: ['Mind Grind'] },
        { library: ['Wastes', 'Shock', 'Wastes', 'Opt'] },
      ],
    });
    expect(game.cast('Mind Grind', { X: 1 }).asked).not.toContain('p0 alternative cost');
    expect(game.stack[0]).toMatchObject({ x: 1, paid: [] });
    game.resolve();
    expect(game.zone('graveyard', 1)).toEqual(['Wastes#2']);
  });

  test('CR 601.3: spells for combat only', () => {
    const game = scenario({
      players: [{ battlefield: ['Plains', 'Grizzly Bears'], hand: ['Angelic Favor'] }, { battlefield: ['Hill Giant'] }],
    });
    expect(game.offers('cast Angelic Favor')).toBe('no');
    game.goTo('beginning of combat');
    game.cast('Angelic Favor', { 'alternative cost': 'alternative' }).resolve();
    expect(game.permanent('t1')).toMatchObject({ power: 4, keywords: ['flying'] });
    game.goTo('end').resolve();
    expect(game.battlefield).not.toContain('t1');
  });
});
