import { describe, expect, test } from 'vitest';
import { type CardSpec, copies, type Says, scenario } from '../testing/scenario.ts';

/** The mana pool, mana of no defined type, restrictions and riders. CR 106 */

describe('the mana pool', () => {
  test('CR 106.4: unspent mana is lost as each step and phase ends, and not before', () => {
    const game = scenario({ players: [{ battlefield: ['Forest'] }, {}], step: 'upkeep' });
    game.activate('Forest').pass();
    expect(game.pool(0)).toBe('G');
    game.pass();
    expect(game.view.step).toBe('draw');
    expect(game.pool(0)).toBe('');
    expect(game.happenings('mana lost')).toEqual([{ kind: 'mana lost', player: 0, mana: 'G' }]);
  });

  test('CR 106.4: the mana of every player is lost, and an effect that lets mana stay keeps it', () => {
    const game = scenario({ players: [{ battlefield: ['Forest'] }, { battlefield: ['Island'] }] });
    game.activate('Forest').pass().activate('Island').pass().pass();
    expect([game.view.step, game.pool(0), game.pool(1)]).toEqual(['beginning of combat', '', '']);
    const kept = scenario({ players: [{ battlefield: ['Omnath, Locus of Mana', 'Forest', 'Island'] }, {}] });
    kept.activate('Forest').activate('Island').goTo('end');
    expect([kept.pool(0), kept.size('Omnath, Locus of Mana')]).toEqual(['G', '2/2']);
  });

  test('CR 106.4: mana lasts as long as the step does, whatever resolves meanwhile', () => {
    const game = scenario({ players: [{ battlefield: [...copies(2, 'Mountain')], hand: ['Lightning Bolt'] }, {}] });
    game.activate('Mountain').cast('Lightning Bolt', { targets: 'p1', pay: ['Mountain#2'] });
    expect(game.pool(0)).toBe('R');
    game.resolve();
    expect([game.life(1), game.pool(0)]).toEqual([17, 'R']);
  });

  test('CR 106.3: a spell that adds mana is its source, and it goes to the pool as the spell resolves', () => {
    const game = scenario({ players: [{ battlefield: ['Swamp'], hand: ['Dark Ritual'] }, {}] });
    game.cast('Dark Ritual');
    expect(game.pool(0)).toBe('');
    game.resolve();
    expect(game.pool(0)).toBe('BBB');
    expect(game.happenings('mana added')).toMatchObject([{ player: 0, mana: 'BBB', source: 'Dark Ritual' }]);
  });
});

describe('mana of no defined type', () => {
  const crater = (...others: readonly string[]) =>
    scenario({ players: [{ battlefield: ['Meteor Crater', ...others] }, { battlefield: ['Grizzly Bears'] }] });

  test('CR 106.5, example 1: Meteor Crater without a coloured permanent of its controller makes no mana', () => {
    const game = crater('Forest', 'Memnite');
    expect(game.offers('activate Meteor Crater/0')).not.toBe('no');
    game.activate('Meteor Crater');
    expect(game.pool(0)).toBe('');
    expect(game.permanent('Meteor Crater').tapped).toBe(true);
    expect(game.happenings('mana added')).toEqual([]);
  });

  test('CR 106.5: with permanents of two colours Meteor Crater makes one of those', () => {
    const game = crater('Hill Giant', 'Storm Crow').activate('Meteor Crater', { 'mana type': 'U' });
    expect(game.pool(0)).toBe('U');
  });

  test('CR 106.12a: what makes no mana is not tapped for mana', () => {
    expect(crater('Mana Flare').activate('Meteor Crater').pool(0)).toBe('RR');
    const without = scenario({ players: [{ battlefield: ['Meteor Crater'] }, { battlefield: ['Mana Flare'] }] });
    expect(without.activate('Meteor Crater').pool(0)).toBe('');
    expect(without.happenings('triggered')).toEqual([]);
  });
});

describe('restricted mana and riders', () => {
  test('CR 106.6, example 1: Doubling Cube adds as much of each type, free of the restriction (field bug B157)', () => {
    const game = scenario({
      players: [
        {
          battlefield: ['Doubling Cube', ...copies(2, 'Beastcaller Savant'), ...copies(3, 'Wastes')],
          hand: ['Naturalize', 'Lightning Bolt', 'Grizzly Bears'],
        },
        { battlefield: ['Sol Ring'] },
      ],
    });
    game.activate('Beastcaller Savant', { 'mana type': 'R' });
    game.activate('Beastcaller Savant#2', { 'mana type': 'G' });
    expect(game.offers('cast Lightning Bolt')).not.toBe('completes');
    game.activate('Doubling Cube', { pay: ['Wastes', 'Wastes#2', 'Wastes#3'] });
    expect(game.pool(0)).toBe('RRGG');
    game.cast('Lightning Bolt', { targets: 'p1' });
    expect(game.pool(0)).toBe('RGG');
    expect(game.view.players[0]?.unspent.filter((unit) => unit.endsWith('restricted')).length).toBe(2);
    game.resolve();
    expect(game.life(1)).toBe(17);
    expect(game.offers('cast Grizzly Bears')).toBe('completes');
  });

  test('CR 106.6: mana for creature spells pays for no other spell', () => {
    const game = scenario({
      players: [{ battlefield: ['Beastcaller Savant'], hand: ['Raging Goblin', 'Lightning Bolt'] }, {}],
    });
    game.activate('Beastcaller Savant', { 'mana type': 'R' });
    expect(game.offers('cast Raging Goblin')).toBe('completes');
    expect(game.offers('cast Lightning Bolt')).not.toBe('completes');
    expect(() => game.cast('Lightning Bolt', { targets: 'p1' })).toThrow('taken back');
    expect([game.zone('hand', 0), game.pool(0)]).toEqual([['Raging Goblin', 'Lightning Bolt'], 'R']);
  });

  test('CR 106.6: a spell paid with the restricted mana of Cavern of Souls cannot be countered, with its plain mana it can (field bug B031)', () => {
    const cavern = (ability: string) => {
      const game = scenario({
        players: [
          {
            battlefield: [{ card: 'Cavern of Souls', chosen: { 'creature type': 'Bear' } }, 'Forest'],
            hand: ['Grizzly Bears'],
          },
          { battlefield: copies(2, 'Island'), hand: ['Counterspell'] },
        ],
      });
      const type = ability.endsWith('1') ? { 'mana type': 'G' } : {};
      game.cast('Grizzly Bears', { pay: ['Forest', ability], ...type });
      return game.pass().cast('Counterspell', { targets: 'Grizzly Bears' }).resolveAll();
    };
    expect(cavern('Cavern of Souls/0').zone('graveyard', 0)).toEqual(['Grizzly Bears']);
    expect(cavern('Cavern of Souls/1').battlefield).toContain('Grizzly Bears');
  });

  test('CR 106.6a: the restriction goes with all that a replaced production makes', () => {
    const game = scenario({
      players: [{ battlefield: ['Beastcaller Savant', 'Mana Reflection'], hand: ['Lightning Bolt'] }, {}],
    });
    game.activate('Beastcaller Savant', { 'mana type': 'R' });
    expect(game.view.players[0]?.unspent).toEqual(copies(2, 'R Beastcaller Savant restricted'));
  });

  test('CR 106.6: Rosheen Meanderer pays a cost that has an X in its kicker, even with X = 0 (field bug B011)', () => {
    const verdeloth = () =>
      scenario({
        players: [{ battlefield: ['Rosheen Meanderer', ...copies(2, 'Forest')], hand: ['Verdeloth the Ancient'] }, {}],
      });
    const kicked = verdeloth().cast('Verdeloth the Ancient', { 'additional cost': true, X: 0 });
    expect(kicked.stack).toMatchObject([{ ref: 'Verdeloth the Ancient', paid: ['kicker'], manaSpent: 'GGCCCC' }]);
    expect(() => verdeloth().cast('Verdeloth the Ancient', { 'additional cost': false, 'keep mana': false })).toThrow(
      'cannot be paid',
    );
  });

  test('CR 106.6, 107.3: an X of life in a cost is no {X}, so Rosheen Meanderer does not pay for it', () => {
    const hatred = scenario({
      players: [
        {
          battlefield: ['Rosheen Meanderer', 'Swamp', 'Swamp', 'Llanowar Elves'],
          hand: ['Hatred'],
        },
        {},
      ],
    });
    expect(hatred.offers('cast Hatred')).not.toBe('completes');
    expect(() => hatred.cast('Hatred', { X: 2, targets: ['Llanowar Elves'], 'keep mana': false })).toThrow();
  });

  test('CR 106.6: mana for spells of some creature types pays for a creature spell of one of them (field bug B159)', () => {
    const camp = () =>
      scenario({
        players: [{ battlefield: ['Base Camp', 'Forest'], hand: ['Raging Goblin', 'Elvish Warrior'] }, {}],
      });
    expect(camp().activate('Base Camp/1', { 'mana type': 'G' }).cast('Elvish Warrior').stack.length).toBe(1);
    expect(camp().activate('Base Camp/1', { 'mana type': 'R' }).offers('cast Raging Goblin')).not.toBe('completes');
  });

  const sheltered = () =>
    scenario({
      players: [
        {
          battlefield: ['Boseiju, Who Shelters All', ...copies(4, 'Island'), ...copies(2, 'Mountain')],
          hand: ['Words of Wisdom', 'Reverberate'],
        },
        { battlefield: copies(2, 'Island'), hand: ['Counterspell'] },
      ],
    });

  test('CR 106.6, 707.10: a copy of a spell that such mana shelters can be countered', () => {
    const counter = (target: string) => {
      const game = sheltered().cast('Words of Wisdom', { pay: ['Boseiju, Who Shelters All', 'Island'] });
      game.cast('Reverberate', { targets: 'Words of Wisdom' }).resolve().pass();
      return game
        .cast('Counterspell', { targets: target })
        .resolve()
        .stack.map(({ ref }) => ref);
    };
    expect(counter('Words of Wisdom')).toEqual(['Words of Wisdom', 't1']);
    expect(counter('t1')).toEqual(['Words of Wisdom']);
  });

  test('CR 106.6, 118.8: it shelters a free spell whose additional cost alone it pays, an instant or a creature', () => {
    const answered = (land: CardSpec, hand: string, pay: readonly string[], says: Says = {}) => {
      const game = scenario({
        players: [
          { battlefield: ['Omniscience', land, ...copies(3, 'Tropical Island')], hand: [hand] },
          { battlefield: ['Hill Giant', ...copies(2, 'Island')], hand: ['Counterspell'] },
        ],
      });
      game.cast(hand, { 'alternative cost': 'without paying', 'additional cost': true, pay, ...says }).pass();
      return game
        .cast('Counterspell', { targets: hand })
        .resolve()
        .stack.map(({ ref }) => ref);
    };
    const boseiju = 'Boseiju, Who Shelters All';
    const roil = { targets: 'Hill Giant' };
    expect(answered(boseiju, 'Into the Roil', ['Tropical Island/1', boseiju], roil)).toEqual(['Into the Roil']);
    expect(answered(boseiju, 'Into the Roil', ['Tropical Island/1', 'Tropical Island#2/1'], roil)).toEqual([]);
    const cavern = { card: 'Cavern of Souls', chosen: { 'creature type': 'Kavu' } };
    const green = ['Tropical Island/0', 'Tropical Island#2/0'];
    const titan = (third: string) =>
      answered(cavern, 'Kavu Titan', [...green, third], third.startsWith('Cavern') ? { 'mana type': 'G' } : {});
    expect(titan('Cavern of Souls/1')).toEqual(['Kavu Titan']);
    expect(titan('Tropical Island#3/0')).toEqual([]);
  });

  test('CR 106.4: mana stays while something keeps it, and is lost at the end of the step in which that has left', () => {
    const game = scenario({
      players: [{ battlefield: ['Upwelling', 'Mountain', 'Seal of Cleansing'], hand: ['Shock'] }, {}],
    });
    game.activate('Mountain').goTo('declare attackers');
    expect(game.pool(0)).toBe('R');
    game.activate('Seal of Cleansing', { targets: 'Upwelling' }).resolve();
    expect([game.pool(0), game.offers('cast Shock')]).toEqual(['R', 'completes']);
    game.goTo('postcombat main');
    expect(game.pool(0)).toBe('');
  });
});
