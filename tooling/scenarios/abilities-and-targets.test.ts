import { describe, expect, test } from 'vitest';
import { copies, inTurn, scenario } from '../testing/scenario.ts';

/** Abilities, and targets. CR 113, 115 */

describe('where abilities function', () => {
  test("CR 113.6m, example 1: Reassembling Skeleton's ability may be activated only from a graveyard", () => {
    const swamps = copies(2, 'Swamp');
    const game = scenario({ players: [{ battlefield: swamps, graveyard: ['Reassembling Skeleton'] }, {}] });
    game.activate('Reassembling Skeleton').resolve();
    expect(game.permanent('Reassembling Skeleton').tapped).toBe(true);
    const offers = (side: object) =>
      scenario({ players: [{ ...side }, {}] }).offers('activate Reassembling Skeleton/0');
    expect(offers({ battlefield: [...swamps, 'Reassembling Skeleton'] })).toBe('no');
    expect(offers({ battlefield: swamps, hand: ['Reassembling Skeleton'] })).toBe('no');
    expect(offers({ battlefield: swamps, exile: ['Reassembling Skeleton'] })).toBe('no');
  });

  test('CR 113.6: static abilities of permanents function on the battlefield only', () => {
    const size = (zone: 'battlefield' | 'graveyard' | 'hand') =>
      scenario({
        players: [
          {
            ...{ battlefield: ['Grizzly Bears'] },
            [zone]: [...(zone === 'battlefield' ? ['Grizzly Bears'] : []), 'Glorious Anthem'],
          },
          {},
        ],
      }).size('Grizzly Bears');
    expect([size('battlefield'), size('graveyard'), size('hand')]).toEqual(['3/3', '2/2', '2/2']);
  });

  test('CR 113.6g: an ability that a spell cannot be countered functions on the stack', () => {
    const game = scenario({
      players: [
        { battlefield: copies(4, 'Plains'), hand: ['Supreme Verdict'] },
        { battlefield: [...copies(2, 'Island'), 'Grizzly Bears'], hand: ['Counterspell'] },
      ],
    });
    expect(game.offers('cast Supreme Verdict')).not.toBe('no');
    const paid = scenario({
      players: [
        { battlefield: [...copies(3, 'Plains'), 'Island'], hand: ['Supreme Verdict'] },
        { battlefield: [...copies(2, 'Island'), 'Grizzly Bears'], hand: ['Counterspell'] },
      ],
    });
    paid.cast('Supreme Verdict').pass().cast('Counterspell', { targets: 'Supreme Verdict' }).resolveAll();
    expect(paid.zone('graveyard', 1)).toEqual(['Counterspell', 'Grizzly Bears']);
  });
});

describe('abilities and their sources', () => {
  test('CR 113.7a: an ability on the stack is independent of its source', () => {
    const game = scenario({
      players: [{ battlefield: ['Prodigal Sorcerer'] }, { battlefield: ['Mountain'], hand: ['Shock'] }],
    });
    game.activate('Prodigal Sorcerer', { targets: 'p1' }).pass().cast('Shock', { targets: 'Prodigal Sorcerer' });
    game.resolve();
    expect(game.battlefield).not.toContain('Prodigal Sorcerer');
    expect(game.resolve().life(1)).toBe(19);
    expect(game.happenings('damage')).toMatchObject([{ from: 'Prodigal Sorcerer', amount: 1 }]);
  });

  test('CR 113.9: what counters spells counters no ability, what counters abilities no spell', () => {
    const game = scenario({
      players: [
        { battlefield: ['Prodigal Sorcerer'] },
        { battlefield: copies(3, 'Island'), hand: ['Counterspell', 'Stifle'] },
      ],
    });
    game.activate('Prodigal Sorcerer', { targets: 'p1' }).pass();
    expect(game.offers('cast Counterspell')).toBe('incomplete');
    game.cast('Stifle').resolveAll();
    expect(game.life(1)).toBe(20);
  });

  test('CR 113.10b: losing an ability loses every instance of it', () => {
    const game = scenario({
      players: [
        {
          battlefield: ['Storm Crow', { card: 'Flight', attachedTo: 'Storm Crow' }, 'Gravity Sphere'],
        },
        {},
      ],
    });
    expect(game.permanent('Storm Crow').keywords).toEqual([]);
  });

  test('CR 113.2a, example 1: that it cannot block is an ability of a creature, and is lost with its others', () => {
    const raider = (...more: readonly string[]) =>
      scenario({ players: [{ battlefield: ['Grizzly Bears'] }, { battlefield: ['Goblin Raider', ...more] }] }).goTo(
        'declare attackers',
        { attackers: 'Grizzly Bears>p1' },
      );
    const loses = raider('Humility').goTo('declare blockers', { blockers: 'Goblin Raider>Grizzly Bears' });
    expect(loses.happenings('blocked').length).toBe(1);
    const keeps = raider().goTo('declare blockers');
    expect(keeps.asked.filter((asked) => asked.includes('blockers'))).toEqual([]);
  });

  test('CR 113.12, example 1: a creature that an Aura lets fly has an ability; one that cannot be blocked has none', () => {
    const size = (aura: string) =>
      scenario({
        players: [
          { battlefield: ['Muraganda Petroglyphs', 'Grizzly Bears', { card: aura, attachedTo: 'Grizzly Bears' }] },
          {},
        ],
      }).size('Grizzly Bears');
    expect([size('Flight'), size('Cloak of Mists')]).toEqual(['2/2', '4/4']);
  });

  test('CR 113.12: a creature that loses all abilities has none', () => {
    const game = scenario({
      players: [{ battlefield: ['Muraganda Petroglyphs', 'Serra Angel', 'Humility'] }, {}],
    });
    expect(game.size('Serra Angel')).toBe('3/3');
  });
});

describe('targets', () => {
  test('CR 115.1, 115.2: only permanents are targets unless something else is said', () => {
    const game = scenario({
      players: [{ battlefield: copies(2, 'Swamp'), hand: ['Doom Blade'] }, { graveyard: ['Grizzly Bears'] }],
    });
    expect(game.offers('cast Doom Blade')).toBe('incomplete');
  });

  test('CR 115.1a, 115.1b: targets are chosen as a spell is cast, an Aura has one by its enchant ability', () => {
    const game = scenario({
      players: [
        { battlefield: [...copies(4, 'Island'), 'Forest'], hand: ['Control Magic'] },
        { battlefield: ['Hill Giant', 'Storm Crow'] },
      ],
    });
    game.cast('Control Magic', { targets: 'Hill Giant' });
    expect(game.stack).toMatchObject([{ targets: [['Hill Giant']] }]);
    expect(game.resolve().permanent('Control Magic').attachedTo).toBe('Hill Giant');
  });

  test('CR 115.3: one instance of the word target takes an object once, another one may take it again', () => {
    const game = scenario({
      players: [{ battlefield: [...copies(3, 'Island'), 'Grizzly Bears'], hand: ['Ghostly Flicker'] }, {}],
    });
    expect(() => game.cast('Ghostly Flicker', { targets: ['Grizzly Bears', 'Grizzly Bears'] })).toThrow();
  });

  test('CR 115.4: any target is a creature, a planeswalker or a player', () => {
    const game = scenario({
      players: [
        { battlefield: ['Mountain', 'Sol Ring', 'Grizzly Bears'], hand: ['Shock'] },
        { battlefield: [{ card: 'Jace Beleren', counters: { loyalty: 3 } }] },
      ],
    });
    expect(() => game.cast('Shock', { targets: 'Sol Ring' })).toThrow('of [Grizzly Bears, Jace Beleren, p0, p1]');
    const jace = scenario({
      players: [
        { battlefield: ['Mountain'], hand: ['Shock'] },
        { battlefield: [{ card: 'Jace Beleren', counters: { loyalty: 3 } }] },
      ],
    }).cast('Shock', { targets: 'Jace Beleren' });
    expect(jace.resolve().permanent('Jace Beleren').counters).toEqual({ loyalty: 1 });
  });

  test('CR 115.5: a spell on the stack is no target for itself', () => {
    const game = scenario({ players: [{ battlefield: copies(2, 'Island'), hand: ['Counterspell'] }, {}] });
    expect(game.offers('cast Counterspell')).toBe('incomplete');
  });

  test('CR 115.5, 601.3: a card in a graveyard is no target for the spell that it would be', () => {
    const kess = (...graveyard: readonly string[]) =>
      scenario({ players: [{ battlefield: [...copies(2, 'Forest'), 'Kess, Dissident Mage'], graveyard }, {}] });
    const option = 'cast Regrowth by Kess, Dissident Mage';
    expect(kess('Regrowth').offers(option)).toBe('incomplete');
    expect(kess('Regrowth', 'Forest').offers(option)).toBe('completes');
  });

  test('CR 702.18a: a creature with shroud is no target for its own ability', () => {
    const lawkeeper = (...others: readonly string[]) =>
      scenario({
        players: [
          {
            battlefield: [
              'Plains',
              "Gideon's Lawkeeper",
              { card: 'Lightning Greaves', attachedTo: "Gideon's Lawkeeper" },
              ...others,
            ],
          },
          {},
        ],
      }).offers("activate Gideon's Lawkeeper/0");
    expect([lawkeeper(), lawkeeper('Hill Giant')]).toEqual(['incomplete', 'completes']);
  });

  test('CR 702.11b, 702.18a: what has hexproof is a target for its controller alone, what has shroud for nobody', () => {
    const game = scenario({
      players: [
        { battlefield: ['Mountain', 'Gladecover Scout', 'Humble Budoka', 'Grizzly Bears'], hand: ['Shock'] },
        { battlefield: ['Bassara Tower Archer', 'Hill Giant'] },
      ],
    });
    expect(() => game.cast('Shock', { targets: 'Humble Budoka' })).toThrow(
      'of [Gladecover Scout, Grizzly Bears, Hill Giant, p0, p1]',
    );
  });

  test('CR 601.2c: an ability that asks for another target too wants two', () => {
    const razia = (...others: readonly string[]) =>
      scenario({ players: [{ battlefield: ['Razia, Boros Archangel'] }, { battlefield: [...others] }] }).offers(
        'activate Razia, Boros Archangel/0',
      );
    expect([razia(), razia('Grizzly Bears')]).toEqual(['incomplete', 'completes']);
  });

  test('CR 113.7, 601.2c: an activated ability is a target for what asks for an ability', () => {
    const game = scenario({
      players: [
        { battlefield: ['Island', "Gideon's Lawkeeper", 'Plains'], hand: ['Stifle'] },
        { battlefield: ['Hill Giant'] },
      ],
    });
    game.activate("Gideon's Lawkeeper", { targets: 'Hill Giant', pay: ['Plains'] });
    expect(game.offers('cast Stifle')).toBe('completes');
    game.cast('Stifle').resolve();
    expect(game.permanent('Hill Giant').tapped).toBe(false);
    expect(game.stack).toEqual([]);
  });

  test('CR 115.6: a spell that may have no targets can be cast without any', () => {
    const game = scenario({ players: [{ battlefield: copies(2, 'Mountain'), hand: ['Rolling Thunder'] }, {}] });
    game.cast('Rolling Thunder', { X: 0 });
    expect(game.stack).toMatchObject([{ x: 0, targets: [[]] }]);
  });

  test('CR 115.7d: who may choose new targets may leave them, and what is chosen has to be legal', () => {
    const game = scenario({
      players: [
        { battlefield: copies(3, 'Mountain'), hand: ['Shock', 'Reverberate'] },
        { battlefield: ['Storm Crow', 'Sol Ring'] },
      ],
    });
    game.cast('Shock', { targets: 'p1', pay: ['Mountain'] }).cast('Reverberate', { targets: 'Shock' });
    game.resolve({ 'new targets': 'Storm Crow' });
    expect(game.stack.map(({ targets }) => targets)).toEqual([[['p1']], [['Storm Crow']]]);
  });

  test('CR 115.7e, example 1: when two targets are chosen anew only what they are in the end has to be legal', () => {
    const game = scenario({
      players: [
        { battlefield: [...copies(6, 'Island'), 'Forest'], hand: ['Rushing River', 'Twincast'] },
        { battlefield: ['Grizzly Bears', 'Llanowar Elves', 'Forest'] },
      ],
    });
    game.cast('Rushing River', {
      'additional cost': true,
      cost: 'Forest',
      targets: inTurn('Grizzly Bears', 'Llanowar Elves'),
      pay: ['Island', 'Island#2', 'Island#3'],
    });
    expect(game.stack).toMatchObject([{ targets: [['Grizzly Bears'], ['Llanowar Elves']] }]);
    game.cast('Twincast').resolve({ 'new targets': 'Llanowar Elves' });
    expect(game.stack.map(({ targets }) => targets)).toEqual([
      [['Grizzly Bears'], ['Llanowar Elves']],
      [['Llanowar Elves'], ['Grizzly Bears']],
    ]);
  });

  test('CR 115.10a: what is affected without the word target is no target', () => {
    const game = scenario({
      players: [
        { battlefield: copies(2, 'Mountain'), hand: ['Pyroclasm'] },
        { battlefield: ['Gladecover Scout', 'Deft Duelist'] },
      ],
    });
    game.cast('Pyroclasm').resolve();
    expect(game.zone('graveyard', 1)).toEqual(['Gladecover Scout', 'Deft Duelist']);
  });

  test('CR 115.3, 115.7: divided damage goes to different targets, each with some of it', () => {
    const game = scenario({
      players: [{ battlefield: copies(5, 'Mountain'), hand: ['Rolling Thunder'] }, { battlefield: ['Storm Crow'] }],
    });
    game
      .cast('Rolling Thunder', { X: 3, targets: ['Storm Crow', 'p1'], division: { 'Storm Crow': 2, p1: 1 } })
      .resolve();
    expect([game.life(1), game.zone('graveyard', 1)]).toEqual([19, ['Storm Crow']]);
  });
});
