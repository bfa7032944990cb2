import { describe, expect, test } from 'vitest';
import { copies, inTurn, scenario } from '../testing/scenario.ts';

/** Copies of permanents and of what is on the stack. CR 707 */

const islands = (count: number) => Array.from({ length: count }, (_, at) => (at === 0 ? 'Island' : `Island#${at + 1}`));

describe('what is copied', () => {
  test('CR 707.2, example 1: what another effect makes of a thing is not copied', () => {
    const game = scenario({
      players: [
        { battlefield: [...copies(4, 'Island'), ...copies(5, 'Wastes'), 'Chimeric Staff'], hand: ['Clone'] },
        {},
      ],
    });
    const wastes = ['Wastes', 'Wastes#2', 'Wastes#3', 'Wastes#4', 'Wastes#5'];
    game.activate('Chimeric Staff', { X: 5, pay: wastes }).resolve();
    expect([game.size('Chimeric Staff'), game.permanent('Chimeric Staff').subtypes]).toEqual(['5/5', ['Construct']]);
    game.cast('Clone', { pay: islands(4) }).resolve({ copy: true });
    expect(game.permanent('Clone')).toMatchObject({ name: 'Chimeric Staff', types: ['artifact'], power: null });
  });

  test('CR 707.2: counters are not copied (B090)', () => {
    const game = scenario({
      players: [
        { battlefield: [...copies(4, 'Island'), { card: 'Grizzly Bears', counters: { '+1/+1': 2 } }], hand: ['Clone'] },
        {},
      ],
    });
    game.cast('Clone').resolve({ copy: true });
    expect([game.size('Grizzly Bears'), game.size('Clone'), game.permanent('Clone').counters]).toEqual([
      '4/4',
      '2/2',
      {},
    ]);
  });

  test('CR 707.3, 707.9b, example 1: what a copy effect changes besides is copied in its turn', () => {
    const game = scenario({
      players: [
        { battlefield: [...copies(6, 'Island'), 'Steel Golem'], hand: ['Copy Artifact', 'Sculpting Steel'] },
        {},
      ],
    });
    game.cast('Copy Artifact', { pay: islands(2) }).resolve({ copy: true });
    expect(game.permanent('Copy Artifact')).toMatchObject({
      name: 'Steel Golem',
      types: ['artifact', 'creature', 'enchantment'],
    });
    game.cast('Sculpting Steel').resolve({ copy: inTurn(true, 'Copy Artifact') });
    expect(game.permanent('Sculpting Steel').types).toEqual(['artifact', 'creature', 'enchantment']);
  });

  test('CR 707.4, example 1: becoming another copy keeps what else affects the permanent', () => {
    const game = scenario({
      players: [
        {
          battlefield: [...copies(2, 'Forest'), 'Tropical Island', 'Island', 'Grizzly Bears', 'Craw Wurm'],
          hand: ['Giant Growth', 'Cytoshape'],
        },
        {},
      ],
    });
    game.cast('Giant Growth', { targets: 'Grizzly Bears', pay: 'Forest' }).resolve();
    game.cast('Cytoshape', { targets: 'Grizzly Bears' }).resolve({ 'objects for an effect': 'Craw Wurm' });
    expect(game.permanent('Grizzly Bears')).toMatchObject({ name: 'Craw Wurm', power: 9, toughness: 7 });
    expect(game.stack).toEqual([]);
  });
});

describe('entering as a copy', () => {
  test('CR 707.5, example 1: what the copied text says about entering applies', () => {
    const game = scenario({
      players: [{ battlefield: [...copies(4, 'Island'), 'Rusted Sentinel'], hand: ['Clone'] }, {}],
    });
    game.cast('Clone').resolve({ copy: true });
    expect(game.permanent('Clone')).toMatchObject({ name: 'Rusted Sentinel', tapped: true });
  });

  test('CR 707.5, example 2: and so does what triggers on entering', () => {
    const game = scenario({
      players: [{ battlefield: [...copies(4, 'Island'), 'Wall of Omens'], hand: ['Clone'] }, {}],
    });
    game.cast('Clone').resolve({ copy: true });
    expect([game.stack.length, game.resolve().zone('hand', 0).length]).toEqual([1, 1]);
  });

  test('CR 707.6, example 1: a choice is not copied but made anew', () => {
    const game = scenario({
      players: [
        { battlefield: [...copies(4, 'Island'), { card: 'Quirion Elves', chosen: { color: 'B' } }], hand: ['Clone'] },
        {},
      ],
    });
    game.cast('Clone').resolve({ copy: true, 'as it enters': 'W' }).goTo('upkeep').goTo('upkeep');
    expect(game.activate('Quirion Elves/1').activate('Clone/1').pool(0)).toBe('WB');
  });

  test('CR 707.9d, example 1: a size that the copy effect gives is not undone by what defines it in the copied text', () => {
    const game = scenario({
      players: [{ battlefield: [...copies(7, 'Island'), 'Maro'], hand: ['Quicksilver Gargantuan', 'Forest'] }, {}],
    });
    game.cast('Quicksilver Gargantuan').resolve({ copy: true });
    expect(game.permanent('Quicksilver Gargantuan')).toMatchObject({ name: 'Maro', power: 7, toughness: 7 });
    expect(game.size('Maro')).toBe('1/1');
  });

  test('CR 707.9d, example 2: types besides its own leave what defines its types in the copied text', () => {
    const game = scenario({
      players: [{ battlefield: ['Woodland Changeling', ...copies(4, 'Island')], hand: ['Phyrexian Metamorph'] }, {}],
    });
    game.cast('Phyrexian Metamorph', { 'Phyrexian mana': 'U' });
    game.resolve({ copy: true });
    const { types, subtypes } = game.permanent('Phyrexian Metamorph');
    expect([types, ['Elf', 'Goblin', 'Wall'].every((type) => subtypes.includes(type))]).toEqual([
      ['creature', 'artifact'],
      true,
    ]);
  });

  test('CR 707.9f, example 1: what is a creature for a turn only is copied as none, without what creatures would have', () => {
    const moritte = (of: string) =>
      scenario({
        players: [
          {
            battlefield: ['Mutavault', 'Grizzly Bears', ...copies(5, 'Island'), 'Forest'],
            hand: ['Moritte of the Frost'],
          },
          {},
        ],
      })
        .activate('Mutavault/1', { pay: 'Island' })
        .resolve()
        .cast('Moritte of the Frost')
        .resolve({ copy: inTurn(true, of) })
        .permanent('Moritte of the Frost');
    const land = moritte('Mutavault');
    expect(land).toMatchObject({ types: ['land'], supertypes: ['legendary', 'snow'] });
    expect([land.counters, land.subtypes]).toEqual([{}, []]);
    const bear = moritte('Grizzly Bears');
    expect(bear).toMatchObject({ name: 'Grizzly Bears', counters: { '+1/+1': 2 }, supertypes: ['legendary', 'snow'] });
    expect(bear.subtypes).toContain('Goblin');
  });

  test('CR 707.9e, example 1: another copy effect takes away what the one before would have added', () => {
    const ego = (...choices: readonly (string | boolean)[]) =>
      scenario({
        players: [
          {
            battlefield: [...copies(6, 'Tropical Island'), 'Clone', 'Glorious Anthem', 'Grizzly Bears'],
            hand: ['Altered Ego'],
          },
          {},
        ],
      })
        .cast('Altered Ego', { X: 2 })
        .resolve({ copy: inTurn(...choices) })
        .permanent('Altered Ego');
    expect(ego(true, 'Clone', true, 'Grizzly Bears')).toMatchObject({ name: 'Grizzly Bears', power: 3, counters: {} });
    expect(ego(true, 'Grizzly Bears')).toMatchObject({ name: 'Grizzly Bears', power: 5, counters: { '+1/+1': 2 } });
  });
});

describe('copies on the stack', () => {
  test('CR 707.10, example 1: a copy has the modes of the spell, not always its targets, and what the copier says besides', () => {
    const game = scenario({
      players: [
        { battlefield: [...copies(2, 'Mountain'), 'Plateau', 'Mountain'], hand: ['Boros Charm', 'Fork'] },
        {},
        {},
      ],
    });
    game.cast('Boros Charm', { modes: 0, targets: 'p1', pay: ['Plateau/1', 'Mountain'] });
    game.cast('Fork').resolve({ 'new targets': 'p2' });
    expect(game.stack.at(-1)).toMatchObject({
      card: false,
      kind: 'spell',
      modes: [0],
      targets: [['p2']],
      colors: ['R'],
    });
    expect([game.resolveAll().life(1), game.life(2)]).toEqual([16, 16]);
  });

  test('CR 707.10, example 2: a copy uses what was used to pay for the original', () => {
    const game = scenario({
      players: [{ battlefield: [...copies(4, 'Mountain'), 'Craw Wurm'], hand: ['Fling', 'Fork'] }, {}, {}],
    });
    game.cast('Fling', { targets: 'p1' }).cast('Fork').resolve({ 'new targets': 'p2' });
    expect([game.resolveAll().life(1), game.life(2)]).toEqual([14, 14]);
  });

  test('CR 707.10, example 3: the mana spent on the original was not spent on a copy', () => {
    const game = scenario({
      players: [
        {
          battlefield: ['Forest', 'Swamp', ...copies(5, 'Wastes'), 'Lithoform Engine'],
          hand: ['Engineered Explosives'],
        },
        {},
      ],
    });
    game.cast('Engineered Explosives', { X: 2, pay: ['Forest', 'Swamp'] });
    game.activate('Lithoform Engine/2', { targets: 'Engineered Explosives' }).resolve().resolve();
    const token = game.view.battlefield.find(({ card, name }) => !card && name === 'Engineered Explosives');
    expect(token?.counters).toEqual({});
    expect(game.resolve().permanent('Engineered Explosives').counters).toEqual({ charge: 2 });
  });

  test('CR 707.10: a copy is not cast, and nothing triggers on its casting (B029, B035)', () => {
    const game = scenario({
      players: [{ battlefield: [...copies(4, 'Mountain'), 'Guttersnipe'], hand: ['Lightning Bolt', 'Fork'] }, {}],
    });
    game.cast('Lightning Bolt', { targets: 'p1' }).cast('Fork');
    expect(game.stack.length).toBe(4);
    game.resolve();
    game.resolve({ 'new targets': 'p1' });
    expect(game.stack.map(({ kind }) => kind)).toEqual(['spell', 'ability', 'spell']);
    expect(game.resolveAll().life(1)).toBe(20 - 2 - 2 - 3 - 3);
  });

  test('CR 707.10a, 704.5e: a copy that leaves the stack ceases to exist', () => {
    const game = scenario({
      players: [{ battlefield: copies(3, 'Mountain'), hand: ['Lightning Bolt', 'Fork'] }, {}],
    });
    game.cast('Lightning Bolt', { targets: 'p1' }).cast('Fork').resolve({ 'new targets': 'p1' }).resolveAll();
    expect(game.zone('graveyard', 0)).toEqual(['Fork', 'Lightning Bolt']);
  });

  test('CR 115.7d, 707.10c: what stays a target of a copy does not become its target again', () => {
    const game = scenario({
      players: [
        {
          battlefield: ['Mountain', ...copies(4, 'Island')],
          hand: ['Lightning Bolt', 'Twincast', 'Redirect'],
        },
        { battlefield: ['Skulking Ghost', 'Hill Giant'] },
      ],
    });
    game
      .cast('Lightning Bolt', { targets: 'Hill Giant' })
      .cast('Twincast')
      .resolve({ 'new targets': 'Skulking Ghost' });
    expect(game.stack.map(({ kind }) => kind)).toEqual(['spell', 'spell', 'ability']);
    const copy = game.stack[1]?.ref ?? '';
    game.cast('Redirect', { targets: copy }).resolve({ 'new targets': 'Skulking Ghost' });
    expect([game.stack.length, game.happenings('became target')]).toEqual([3, []]);
  });

  test('CR 707.11, example 1: an ability goes on about its object though that is a copy of something else by now', () => {
    const game = scenario({
      players: [
        {
          battlefield: [...copies(4, 'Wastes'), { card: 'Walking Ballista', counters: { '+1/+1': 1 } }],
        },
        { battlefield: ['Grizzly Bears', ...copies(3, 'Tropical Island')], hand: ['Cytoshape'] },
      ],
    });
    game.activate('Walking Ballista/0').pass();
    game.cast('Cytoshape', { targets: 'Walking Ballista' }).resolve({ 'objects for an effect': 'Grizzly Bears' });
    game.resolve();
    expect(game.permanent('Walking Ballista')).toMatchObject({
      name: 'Grizzly Bears',
      power: 4,
      counters: { '+1/+1': 2 },
    });
  });
});
