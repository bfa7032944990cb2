import { describe, expect, test } from 'vitest';
import { copies, scenario, type SideSpec } from '../testing/scenario.ts';

/** Keyword counters, and keywords that something can't have. CR 113.11, 122.1b, 613.1f */

const mine = (side: SideSpec, theirs: SideSpec = {}) => scenario({ players: [side, theirs] });

describe('keyword counters', () => {
  test('CR 122.1b: a creature has the keyword of its counter, and enters with the counter that its controller chooses', () => {
    const game = mine({ battlefield: copies(3, 'Plains'), hand: ['Helica Glider'] });
    game.cast('Helica Glider').resolve({ 'as it enters': 'flying counter' });
    expect(game.permanent('Helica Glider')).toMatchObject({ counters: { flying: 1 }, keywords: ['flying'] });
  });

  test('CR 613.1f, 613.7c: a counter gives its keyword though an older effect took all abilities, and not though a younger one does', () => {
    const game = mine({
      battlefield: [...copies(2, 'Mountain'), ...copies(3, 'Island'), 'Grizzly Bears'],
      hand: ['Heightened Reflexes', 'Turn to Frog', 'Heightened Reflexes'],
    });
    game.cast('Heightened Reflexes', { targets: 'Grizzly Bears', pay: 'Mountain' }).resolve();
    expect(game.permanent('Grizzly Bears').keywords).toEqual(['first strike']);
    game.cast('Turn to Frog', { targets: 'Grizzly Bears', pay: ['Island', 'Island#2'] }).resolve();
    expect(game.permanent('Grizzly Bears').keywords).toEqual([]);
    game.cast('Heightened Reflexes#2', { targets: 'Grizzly Bears', pay: 'Mountain#2' }).resolve();
    expect(game.permanent('Grizzly Bears').keywords).toEqual(['first strike']);
  });

  test('CR 603.10a: what dies without flying comes back with a flying counter, and dies for good with it', () => {
    const game = mine({
      battlefield: ['Luminous Broodmoth', 'Grizzly Bears', ...copies(2, 'Mountain')],
      hand: copies(2, 'Lightning Bolt'),
    });
    game.cast('Lightning Bolt', { targets: 'Grizzly Bears' }).resolve().resolveAll();
    expect(game.permanent('Grizzly Bears')).toMatchObject({ counters: { flying: 1 }, keywords: ['flying'] });
    game.cast('Lightning Bolt#2', { targets: 'Grizzly Bears' }).resolve().resolveAll();
    expect(game.zone('graveyard', 0)).toContain('Grizzly Bears');
  });

  test('CR 614.17, 101.3: nobody chooses among counters that cannot be put', () => {
    const game = mine({ battlefield: ['Solemnity', ...copies(3, 'Plains')], hand: ['Helica Glider'] });
    game.cast('Helica Glider').resolve();
    expect([game.asked, game.permanent('Helica Glider').keywords]).toEqual([[], []]);
  });
});

describe('keywords that something can’t have', () => {
  test('CR 113.11, 613.1f: B085, a counter gives no keyword that its creature can’t have, until it can', () => {
    const game = mine(
      {
        battlefield: [...copies(2, 'Badlands'), ...copies(2, 'Swamp'), 'Grizzly Bears'],
        hand: ['Heightened Reflexes', 'Murder'],
      },
      { battlefield: ['Archetype of Courage', 'Hill Giant'] },
    );
    game.cast('Heightened Reflexes', { targets: 'Grizzly Bears' }).resolve();
    expect(game.permanent('Grizzly Bears')).toMatchObject({ power: 3, counters: { 'first strike': 1 }, keywords: [] });
    expect(game.permanent('Hill Giant').keywords).toEqual(['first strike']);
    game.cast('Murder', { targets: 'Archetype of Courage' }).resolve();
    expect(game.permanent('Grizzly Bears').keywords).toEqual(['first strike']);
  });

  test('CR 113.11: an effect that would give it does not begin for that, and does the rest', () => {
    const game = mine(
      {
        battlefield: [...copies(2, 'Badlands'), ...copies(2, 'Swamp'), 'Grizzly Bears'],
        hand: ['Kindled Fury', 'Murder'],
      },
      { battlefield: ['Archetype of Courage'] },
    );
    game.cast('Kindled Fury', { targets: 'Grizzly Bears' }).resolve();
    game.cast('Murder', { targets: 'Archetype of Courage' }).resolve();
    expect(game.permanent('Grizzly Bears')).toMatchObject({ power: 3, keywords: [] });
  });

  test('CR 113.11: what had begun before is lost, and there again when it can be had', () => {
    const game = mine(
      {
        battlefield: [...copies(2, 'Swamp'), 'Badlands', 'Mountain', ...copies(3, 'Plains')],
        hand: ['Kindled Fury', 'Archetype of Courage', 'Murder'],
      },
      { battlefield: ['Grizzly Bears'] },
    );
    game.cast('Kindled Fury', { targets: 'Grizzly Bears', pay: 'Mountain' }).resolve();
    expect(game.permanent('Grizzly Bears').keywords).toEqual(['first strike']);
    game.cast('Archetype of Courage', { pay: ['Plains', 'Plains#2', 'Plains#3'] }).resolve();
    expect(game.permanent('Grizzly Bears').keywords).toEqual([]);
    game.cast('Murder', { targets: 'Archetype of Courage' }).resolve();
    expect(game.permanent('Grizzly Bears').keywords).toEqual(['first strike']);
  });

  test('CR 113.11: a static ability gives it again when it can be had', () => {
    const game = mine(
      {
        battlefield: [...copies(3, 'Swamp'), 'Grizzly Bears', { card: 'Flight', attachedTo: 'Grizzly Bears' }],
        hand: ['Murder'],
      },
      { battlefield: ['Archetype of Imagination'] },
    );
    expect(game.permanent('Grizzly Bears').keywords).toEqual([]);
    game.cast('Murder', { targets: 'Archetype of Imagination' }).resolve();
    expect(game.permanent('Grizzly Bears').keywords).toEqual(['flying']);
  });

  test('CR 113.11: where both sides say so nobody has it, whoever came first', () => {
    const game = mine(
      {
        battlefield: ['Archetype of Imagination', 'Serra Angel', ...copies(6, 'Island')],
        hand: ['Archetype of Imagination'],
      },
      { battlefield: ['Archetype of Imagination', 'Air Elemental'] },
    );
    const flying = () => game.view.battlefield.filter(({ keywords }) => keywords.includes('flying'));
    expect(flying()).toEqual([]);
    game.cast('Archetype of Imagination#2').resolve();
    expect(flying()).toEqual([]);
  });

  test('CR 613.8a: without its abilities it keeps nobody from anything', () => {
    const game = mine(
      { battlefield: [...copies(2, 'Island'), 'Serra Angel'], hand: ['Turn to Frog'] },
      { battlefield: ['Archetype of Imagination'] },
    );
    expect(game.permanent('Serra Angel').keywords).toEqual(['vigilance']);
    game.cast('Turn to Frog', { targets: 'Archetype of Imagination' }).resolve();
    expect(game.permanent('Serra Angel').keywords).toEqual(['flying', 'vigilance']);
  });
});
