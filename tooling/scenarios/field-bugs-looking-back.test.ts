import { describe, expect, test } from 'vitest';
import { copies, inTurn, scenario, type SideSpec } from '../testing/scenario.ts';

/** What real engines saw, and did not see, as permanents left the battlefield. CR 603.10, 608.2h */

const LANDS = [...copies(8, 'Badlands'), ...copies(6, 'Plains'), ...copies(4, 'Forest'), ...copies(4, 'Island')];

const alone = (mine: SideSpec, theirs: SideSpec = {}) =>
  scenario({ players: [{ ...mine, battlefield: [...LANDS, ...(mine.battlefield ?? [])] }, theirs] });

const sources = (game: { readonly stack: readonly { readonly source: string | null }[] }) =>
  game.stack.map(({ source }) => source).toSorted();

describe('what leaves', () => {
  test('CR 603.10a: two that watch for deaths and die at once see each other die (field bug B169)', () => {
    const game = alone({
      battlefield: ['Zulaport Cutthroat', 'Midnight Reaper', 'Elenda, the Dusk Rose'],
      hand: ['Wrath of God'],
    });
    game.cast('Wrath of God').resolve({
      'order of triggers': [
        ...['a Zulaport Cutthroat/0', 'a Zulaport Cutthroat/0#2', 'a Zulaport Cutthroat/0#3'],
        ...['a Midnight Reaper/0', 'a Midnight Reaper/0#2', 'a Midnight Reaper/0#3'],
        ...['a Elenda, the Dusk Rose/0', 'a Elenda, the Dusk Rose/0#2', 'a Elenda, the Dusk Rose/1'],
      ],
    });
    expect(sources(game)).toEqual([
      ...copies(3, 'Elenda, the Dusk Rose'),
      ...copies(3, 'Midnight Reaper'),
      ...copies(3, 'Zulaport Cutthroat'),
    ]);
  });

  test('CR 701.3d, 608.2h: an Aura whose artifact left before it did was attached to nothing at last', () => {
    const production = (gone: readonly string[]) => {
      const mine = { battlefield: ['Sol Ring', { card: 'Mechanized Production', attachedTo: 'Sol Ring' }] };
      const theirs = { battlefield: copies(4, 'Plains'), hand: copies(2, 'Disenchant') };
      const game = scenario({ players: [mine, theirs], turn: 3, active: 1, step: 'end' }).goTo('upkeep');
      game.pass();
      for (const [index, target] of gone.entries())
        game.cast(index === 0 ? 'Disenchant' : 'Disenchant#2', { targets: target }).resolve();
      return game.resolve().view.battlefield.filter(({ name }) => name === 'Sol Ring').length;
    };
    expect(production([])).toBe(2);
    expect(production(['Sol Ring'])).toBe(0);
    expect(production(['Mechanized Production'])).toBe(2);
  });

  test('CR 603.3, 603.10a: what triggered waits for the spell to be done, whatever else that does (field bug B170)', () => {
    const trophy = alone({ hand: ["Assassin's Trophy"] }, { battlefield: ['Solemn Simulacrum'], library: ['Swamp'] });
    trophy.cast("Assassin's Trophy", { targets: 'Solemn Simulacrum' });
    trophy.resolve({ 'optional effect': true, search: 'Swamp' });
    expect([trophy.permanent('Swamp').controller, sources(trophy)]).toEqual([1, ['Solemn Simulacrum']]);
    const path = alone(
      { hand: ['Path to Exile'] },
      { battlefield: ['Reveillark'], library: ['Swamp'], graveyard: ['Grizzly Bears'] },
    );
    path.cast('Path to Exile', { targets: 'Reveillark' });
    path.resolve({ 'optional effect': true, search: 'Swamp', targets: 'Grizzly Bears' });
    expect([path.permanent('Swamp').tapped, sources(path)]).toEqual([true, ['Reveillark']]);
  });

  test('CR 603.10a: an effect that lasts for the turn takes no ability away (field bug B175)', () => {
    const game = alone({
      battlefield: ['Solemn Simulacrum', "Rogue's Passage"],
      hand: ['Lightning Bolt'],
      library: ['Swamp'],
    });
    game.activate("Rogue's Passage/1", { targets: 'Solemn Simulacrum' }).resolve();
    game.cast('Lightning Bolt', { targets: 'Solemn Simulacrum' }).resolve();
    expect(sources(game)).toEqual(['Solemn Simulacrum']);
    expect(game.resolve({ 'optional effect': true }).zone('hand', 0)).toEqual(['Swamp']);
  });

  test('CR 603.6c, 603.10a: what watches for cards put into a graveyard from anywhere does not see itself go (field bug B172)', () => {
    const game = alone({ battlefield: ['Energy Field', 'Grizzly Bears'], hand: ['Disenchant', 'Shock'] });
    game.cast('Shock', { targets: 'Grizzly Bears' }).resolve({
      'order of triggers': ['a Energy Field/0', 'a Energy Field/0#2'],
    });
    expect(sources(game)).toEqual(copies(2, 'Energy Field'));
    const own = alone({ battlefield: ['Energy Field'] }, { hand: ['Disenchant'], battlefield: copies(2, 'Plains') });
    own.pass().cast('Disenchant', { targets: 'Energy Field' }).resolve();
    expect([own.stack, own.zone('graveyard', 0)]).toEqual([[], ['Energy Field']]);
  });
});

describe('what arrives', () => {
  test('CR 610.3, 603.10a: what comes back because another died did not see that die (field bug B050)', () => {
    const game = alone(
      { hand: ['Banisher Priest'] },
      { battlefield: ['Slaughter Specialist', 'Mountain'], hand: ['Lightning Bolt'] },
    );
    game.cast('Banisher Priest').resolve({ targets: 'Slaughter Specialist' }).resolve().pass();
    expect(game.zone('exile', 1)).toEqual(['Slaughter Specialist']);
    game.cast('Lightning Bolt', { targets: 'Banisher Priest' }).resolve();
    expect(game.stack.map(({ ability }) => ability)).toEqual(['Slaughter Specialist/0']);
    expect(game.resolve().permanent('Slaughter Specialist').counters).toEqual({});
  });

  test('CR 603.2, 603.10a: what comes while the same spell resolves did not see what was sacrificed before (field bug B171)', () => {
    const game = alone({
      battlefield: ['Grizzly Bears'],
      hand: ['Victimize'],
      graveyard: ['Zulaport Cutthroat', 'Midnight Reaper'],
    });
    game.cast('Victimize', { targets: ['Zulaport Cutthroat', 'Midnight Reaper'] }).resolve();
    expect([game.permanent('Midnight Reaper').tapped, game.stack]).toEqual([true, []]);
    expect(game.zone('graveyard', 0).toSorted()).toEqual(['Grizzly Bears', 'Victimize']);
  });
});

describe('what was', () => {
  test('CR 702.79a, 702.93a, 603.10a: persist and undying see the counters that were there (field bug B138)', () => {
    const dies = (card: string, counter: string | null) => {
      const game = alone({
        battlefield: [{ card, counters: counter === null ? {} : { [counter]: 1 } }],
        hand: ['Lightning Bolt'],
      });
      game.cast('Lightning Bolt', { targets: card }).resolve();
      if (game.stack.length > 0) game.resolve();
      return game.battlefield.includes(card) ? game.permanent(card).counters : null;
    };
    expect(dies('Kitchen Finks', null)).toEqual({ '-1/-1': 1 });
    expect(dies('Kitchen Finks', '-1/-1')).toBe(null);
    expect(dies('Young Wolf', null)).toEqual({ '+1/+1': 1 });
    expect(dies('Young Wolf', '+1/+1')).toBe(null);
  });

  test('CR 608.2h, 400.7: her last power counts though she has come back, and no counter finds her (field bug B058)', () => {
    const game = alone({
      battlefield: [{ card: 'Elenda, the Dusk Rose', counters: { '+1/+1': 4 } }, 'Grizzly Bears'],
      hand: ['Wrath of God'],
    });
    const orders = ['a Elenda, the Dusk Rose/1', 'a Elenda, the Dusk Rose/0'];
    game.cast('Wrath of God').resolve({ 'order of triggers': orders });
    game.resolve();
    expect(game.battlefield).not.toContain('Elenda, the Dusk Rose');
    game.resolve();
    expect(game.battlefield.length).toBe(LANDS.length + 5);
  });

  test('CR 608.2h, 400.7: so it is where she came back in response (field bug B058)', () => {
    const game = alone({
      battlefield: [{ card: 'Elenda, the Dusk Rose', counters: { '+1/+1': 4 } }, 'Vedalken Orrery'],
      hand: ['Terminate', 'Reanimate'],
    });
    game.cast('Terminate', { targets: 'Elenda, the Dusk Rose' }).resolve();
    game.cast('Reanimate', { targets: 'Elenda, the Dusk Rose' }).resolve();
    expect(game.size('Elenda, the Dusk Rose')).toBe('1/1');
    const there = game.battlefield.length;
    expect([game.resolve().battlefield.length - there, game.size('Elenda, the Dusk Rose')]).toEqual([5, '1/1']);
  });

  test('CR 113.7a, 608.2h: as many cards are exiled as mana was spent on what has left since (field bug B051)', () => {
    const game = alone({
      battlefield: ['Vedalken Orrery'],
      hand: ["Jeleva, Nephalia's Scourge", 'Terminate'],
      library: copies(6, 'Forest'),
    });
    game.cast("Jeleva, Nephalia's Scourge", { pay: ['Island', 'Plains', 'Badlands/0', 'Badlands#2/1'] }).resolve();
    game.cast('Terminate', { targets: "Jeleva, Nephalia's Scourge" }).resolve();
    expect(game.resolve().zone('exile', 0).length).toBe(4);
  });

  test('CR 608.2h, 707.2: a copy of what died is one of what that was a copy of (field bug B095)', () => {
    const game = alone({ battlefield: ['Nightmare Shepherd', 'Grizzly Bears'], hand: ['Clone', 'Lightning Bolt'] });
    game
      .cast('Clone', { pay: ['Island', 'Plains', 'Plains#2', 'Plains#3'] })
      .resolve({ copy: inTurn(true, 'Grizzly Bears') });
    game.cast('Lightning Bolt', { targets: 'Clone' }).resolve().resolve({ 'optional effect': true });
    const token = game.view.battlefield.find(({ card }) => !card);
    expect(token).toMatchObject({ name: 'Grizzly Bears', power: 1, subtypes: ['Bear', 'Nightmare'] });
    expect(game.zone('exile', 0)).toEqual(['Clone']);
  });

  test('CR 702.84a: what was unearthed is exiled from wherever it would go, and at the end of the turn', () => {
    const game = alone({ graveyard: ['Dregscape Zombie', 'Viscera Dragger'], hand: ['Unsummon'] });
    game.activate('Dregscape Zombie').resolve();
    game.activate('Viscera Dragger').resolve();
    expect([game.permanent('Viscera Dragger').keywords, game.offers('activate Viscera Dragger')]).toEqual([
      ['haste'],
      'no',
    ]);
    game.cast('Unsummon', { targets: 'Dregscape Zombie' }).resolve();
    expect([game.zone('exile', 0), game.zone('hand', 0)]).toEqual([['Dregscape Zombie'], []]);
    const delayed = ['a Dregscape Zombie/delayed', 'a Viscera Dragger/delayed'];
    game.goTo('end', { 'order of triggers': delayed }).resolveAll();
    expect(game.zone('exile', 0).toSorted()).toEqual(['Dregscape Zombie', 'Viscera Dragger']);
  });

  test('CR 702.74a, 603.10a: what was evoked is sacrificed, and that it left triggers', () => {
    const game = alone({ hand: ['Reveillark'], graveyard: ['Grizzly Bears'] });
    game.cast('Reveillark', { 'alternative cost': 'evoke' }).resolve().resolve({ targets: 'Grizzly Bears' });
    expect([sources(game), game.zone('graveyard', 0).includes('Reveillark')]).toEqual([['Reveillark'], true]);
    expect(game.resolve().battlefield).toContain('Grizzly Bears');
  });

  test('CR 702.79a, 122.6: it returns with the counter and one more where each gets one more', () => {
    const game = alone({ battlefield: ['Young Wolf', 'Hardened Scales'], hand: ['Lightning Bolt'] });
    game.cast('Lightning Bolt', { targets: 'Young Wolf' }).resolve().resolve();
    expect(game.permanent('Young Wolf').counters).toEqual({ '+1/+1': 2 });
  });
});

describe('what triggers in turn', () => {
  test('CR 704.3, 603.3b: what dies of lethal damage at once is seen by each of the dead', () => {
    const game = alone({ battlefield: ['Zulaport Cutthroat', 'Midnight Reaper'], hand: ['Pyroclasm'] });
    const orders = [
      'a Zulaport Cutthroat/0',
      'a Zulaport Cutthroat/0#2',
      'a Midnight Reaper/0',
      'a Midnight Reaper/0#2',
    ];
    game.cast('Pyroclasm').resolve({ 'order of triggers': orders });
    expect([game.stack.length, game.resolveAll().life(1), game.life(0)]).toEqual([4, 18, 20]);
  });
});
