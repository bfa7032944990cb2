import { describe, expect, test } from 'vitest';
import { copies, inTurn, scenario } from '../testing/scenario.ts';

/** Tapping permanents for mana, what triggers on it and what replaces it. CR 106.12 */

describe('tapping for mana', () => {
  test('CR 106.12b, 616.1f: Mana Reflection and Nyxbloom Ancient make six of a Forest (field bug B108)', () => {
    const game = scenario({ players: [{ battlefield: ['Forest', 'Mana Reflection', 'Nyxbloom Ancient'] }, {}] });
    expect(game.activate('Forest').pool(0)).toBe('GGGGGG');
    expect(game.happenings('tapped for mana')).toEqual([
      { kind: 'tapped for mana', object: 'Forest', player: 0, produced: 'GGGGGG' },
    ]);
  });

  test('CR 106.12b: two mana in any combination are doubled as they are (field bug B109)', () => {
    const game = scenario({
      players: [{ battlefield: ['Mystic Gate', 'Island', 'Mana Reflection'] }, {}],
    });
    game.activate('Island').activate('Mystic Gate/1', { 'mana type': inTurn('U', 'W') });
    expect(game.pool(0)).toBe('WWUUU');
  });

  test("CR 106.12a: Mirari's Wake adds one mana to one tapping, not one for each colour that could be made (field bug B122)", () => {
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

  test('CR 106.12a: what watches mana of a land adds to that of lands only, at once, and once for each adding', () => {
    const sun = { card: 'Caged Sun', chosen: { color: 'G' } };
    const game = scenario({
      players: [{ battlefield: ['Forest', 'Llanowar Elves', 'Simic Growth Chamber', sun] }, {}],
    });
    expect(game.activate('Llanowar Elves').pool(0)).toBe('G');
    expect(game.activate('Forest').pool(0)).toBe('GGG');
    expect([game.activate('Simic Growth Chamber').pool(0), game.stack.length]).toEqual(['UGGGGG', 0]);
  });

  test('CR 106.12a, 611.2: after High Tide every Island adds one more for who taps it, twice after two', () => {
    const game = scenario({
      players: [
        { battlefield: ['Tundra', ...copies(3, 'Island')], hand: ['High Tide', 'High Tide'] },
        { battlefield: ['Island'] },
      ],
    });
    game.cast('High Tide', { pay: ['Island'] }).resolve();
    expect(game.activate('Tundra/1').pool(0)).toBe('UU');
    game.cast('High Tide#2').resolve();
    expect([game.pool(0), game.activate('Island#2').pool(0)]).toEqual(['U', 'UUUU']);
    expect(game.pass().activate('Island#4').pool(1)).toBe('UUU');
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
