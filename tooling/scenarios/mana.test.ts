import { describe, expect, test } from 'vitest';
import { copies, inTurn, scenario } from '../testing/scenario.ts';

/** Mana: types, riders, what could be produced, tapping for mana. CR 106 */

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
  test('CR 106.6, example 1: Doubling Cube adds as much of each type, free of the restriction', () => {
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

  test('CR 106.6: a spell paid with the restricted mana of Cavern of Souls cannot be countered, with its plain mana it can', () => {
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

  test('CR 106.6: Rosheen Meanderer pays a cost that has an X in its kicker, even with X = 0', () => {
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

  test('CR 106.6: mana for spells of some creature types pays for a creature spell of one of them', () => {
    const camp = () =>
      scenario({
        players: [{ battlefield: ['Base Camp', 'Forest'], hand: ['Raging Goblin', 'Elvish Warrior'] }, {}],
      });
    expect(camp().activate('Base Camp/1', { 'mana type': 'G' }).cast('Elvish Warrior').stack.length).toBe(1);
    expect(camp().activate('Base Camp/1', { 'mana type': 'R' }).offers('cast Raging Goblin')).not.toBe('completes');
  });
});

describe('the types that a permanent could produce', () => {
  test('CR 106.7, example 1: Exotic Orchard needs a land of an opponent that makes a colour, in the end', () => {
    const types = (own: readonly string[], theirs: readonly string[]) =>
      scenario({ players: [{ battlefield: ['Exotic Orchard', ...own] }, { battlefield: theirs }] })
        .activate('Exotic Orchard')
        .pool(0);
    expect(types([], [])).toBe('');
    expect(types(['Forest'], [])).toBe('');
    expect(types([], ['Exotic Orchard'])).toBe('');
    expect(types(['Forest'], ['Exotic Orchard'])).toBe('G');
    expect(types([], ['Exotic Orchard', 'Forest'])).toBe('G');
    expect(types([], ['Wastes'])).toBe('');
  });

  test('CR 106.7: each Exotic Orchard makes green when one player has a Forest as well', () => {
    const game = scenario({
      players: [{ battlefield: ['Exotic Orchard', 'Forest'] }, { battlefield: ['Exotic Orchard'] }],
    });
    expect(game.activate('Exotic Orchard').pool(0)).toBe('G');
    expect(game.pass().activate('Exotic Orchard#2').pool(1)).toBe('G');
  });

  test('CR 106.7: costs are ignored, so Cascading Cataracts could produce every type', () => {
    const game = scenario({ players: [{ battlefield: ['Reflecting Pool', 'Cascading Cataracts'] }, {}] });
    for (const type of ['W', 'U', 'B', 'R', 'G', 'C']) {
      const one = scenario({ players: [{ battlefield: ['Reflecting Pool', 'Cascading Cataracts'] }, {}] });
      expect(one.activate('Reflecting Pool', { 'mana type': type }).pool(0)).toBe(type);
    }
    expect(game.offers('activate Cascading Cataracts/1')).not.toBe('completes');
  });

  test('CR 106.7: a triggered ability of the permanent counts, so does a tapped one', () => {
    const vestige = { card: 'Crumbling Vestige', tapped: true };
    const game = scenario({ players: [{ battlefield: ['Reflecting Pool', vestige] }, {}] });
    expect(game.activate('Reflecting Pool', { 'mana type': 'W' }).pool(0)).toBe('W');
  });

  test('CR 106.7: replacement effects are taken into account, in any order', () => {
    const stone = (...theirs: readonly string[]) =>
      scenario({ players: [{ battlefield: ['Fellwar Stone'] }, { battlefield: theirs }] });
    expect(stone('Forest', 'Contamination').activate('Fellwar Stone').pool(0)).toBe('B');
    expect(stone('Wastes', 'Contamination').activate('Fellwar Stone').pool(0)).toBe('B');
    expect(stone('Contamination').activate('Fellwar Stone').pool(0)).toBe('');
  });

  test('CR 106.7: a tapped land counts, one whose ability would add nothing does not', () => {
    const pool = (...others: readonly (string | { card: string; tapped: boolean })[]) =>
      scenario({ players: [{ battlefield: ['Reflecting Pool', ...others] }, {}] })
        .activate('Reflecting Pool')
        .pool(0);
    expect(pool({ card: 'Forest', tapped: true })).toBe('G');
    expect(pool("Gaea's Cradle")).toBe('');
    expect(pool("Gaea's Cradle", 'Memnite')).toBe('G');
  });

  test('CR 106.7, 608.2h: what was sacrificed for the cost counts as it was', () => {
    const game = scenario({ players: [{ battlefield: ['Squandered Resources', 'Reflecting Pool', 'Forest'] }, {}] });
    expect(game.activate('Squandered Resources', { cost: 'Reflecting Pool' }).pool(0)).toBe('G');
  });

  test('CR 106.7, 605.3b: Reflecting Pool makes one mana, at once, however many lands there are', () => {
    const game = scenario({ players: [{ battlefield: ['Reflecting Pool', 'Forest', 'Island', 'Swamp'] }, {}] });
    game.activate('Reflecting Pool', { 'mana type': 'U' });
    expect([game.pool(0), game.stack.length]).toEqual(['U', 0]);
  });

  test('CR 106.7: two Reflecting Pools alone make nothing', () => {
    const game = scenario({ players: [{ battlefield: copies(2, 'Reflecting Pool') }, {}] });
    expect(game.activate('Reflecting Pool').pool(0)).toBe('');
  });
});

describe('tapping for mana', () => {
  test('CR 106.12b, 616.1f: Mana Reflection and Nyxbloom Ancient make six of a Forest', () => {
    const game = scenario({ players: [{ battlefield: ['Forest', 'Mana Reflection', 'Nyxbloom Ancient'] }, {}] });
    expect(game.activate('Forest').pool(0)).toBe('GGGGGG');
    expect(game.happenings('tapped for mana')).toEqual([
      { kind: 'tapped for mana', object: 'Forest', player: 0, produced: 'GGGGGG' },
    ]);
  });

  test('CR 106.12b: two mana in any combination are doubled as they are', () => {
    const game = scenario({
      players: [{ battlefield: ['Mystic Gate', 'Island', 'Mana Reflection'] }, {}],
    });
    game.activate('Island').activate('Mystic Gate/1', { 'mana type': inTurn('U', 'W') });
    expect(game.pool(0)).toBe('WWUUU');
  });

  test("CR 106.12a: Mirari's Wake adds one mana to one tapping, not one for each colour that could be made", () => {
    const game = scenario({ players: [{ battlefield: ['Mana Confluence', "Mirari's Wake"] }, {}] });
    expect(game.activate('Mana Confluence', { 'mana type': 'B' }).pool(0)).toBe('BB');
  });

  test('CR 106.12a: what triggers on tapping for mana adds its own mana, which nothing multiplies', () => {
    const game = scenario({ players: [{ battlefield: ['Forest', 'Mana Flare', 'Mana Reflection'] }, {}] });
    expect(game.activate('Forest').pool(0)).toBe('GGG');
  });

  test('CR 106.12a: each watches the land, the player and the mana that it names', () => {
    const pool = (land: string, theirs: object) =>
      scenario({ players: [{ battlefield: [land] }, theirs] })
        .activate(land)
        .pool(0);
    expect(pool('Forest', { battlefield: [{ card: 'Wild Growth', attachedTo: 'Forest' }] })).toBe('GG');
    expect(pool('Swamp', { battlefield: ['Nirkana Revenant'] })).toBe('B');
    const gauntlet = { battlefield: [{ card: 'Gauntlet of Power', chosen: { color: 'G' } }] };
    expect([pool('Forest', gauntlet), pool('Swamp', gauntlet)]).toEqual(['GG', 'B']);
  });

  test('CR 106.12b, 616.1f: what applies to two mana or more is looked at again after they were doubled', () => {
    const pool = (...others: readonly string[]) =>
      scenario({ players: [{ battlefield: ['Forest', ...others] }, {}] })
        .activate('Forest')
        .pool(0);
    expect([pool('Damping Sphere'), pool('Damping Sphere', 'Mana Reflection')]).toEqual(['G', 'C']);
  });

  test('CR 106.12: tapping creatures without {T} in the cost is no tapping for mana', () => {
    const elves = [
      { card: 'Llanowar Elves', held: false },
      { card: 'Elvish Warrior', held: false },
    ];
    const game = scenario({ players: [{ battlefield: ['Heritage Druid', ...elves, 'Mana Reflection'] }, {}] });
    expect(game.activate('Heritage Druid').pool(0)).toBe('GGG');
    const drum = scenario({
      players: [{ battlefield: ['Springleaf Drum', ...elves.slice(1), 'Mana Reflection'] }, {}],
    });
    expect(drum.activate('Springleaf Drum', { 'mana type': 'U' }).pool(0)).toBe('UU');
  });

  test('CR 106.12: sacrificing for mana is no tapping for mana', () => {
    const game = scenario({
      players: [
        { battlefield: ["Ashnod's Altar", 'Grizzly Bears', 'Mana Reflection', 'Squandered Resources', 'Forest'] },
        {},
      ],
    });
    game.activate("Ashnod's Altar");
    expect(game.pool(0)).toBe('CC');
    expect(game.activate('Squandered Resources').pool(0)).toBe('GCC');
  });

  test('CR 106.12b, 616.1: the player who taps orders doubling and a change of type as they like', () => {
    const game = scenario({
      players: [{ battlefield: ['Forest', 'Mana Reflection', 'Contamination'] }, {}],
    });
    const first = (source: string) =>
      scenario({ players: [{ battlefield: ['Forest', 'Mana Reflection', 'Contamination'] }, {}] })
        .activate('Forest', { replacement: source })
        .pool(0);
    expect(game.options).toContain('activate Forest/0');
    expect(first('Contamination')).toBe('BB');
    expect(first('Mana Reflection')).toBe('B');
  });
});
