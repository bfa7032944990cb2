import { describe, expect, test } from 'vitest';
import { copies, scenario } from '../testing/scenario.ts';

/** Keywords of permanents, of the spells that become them, and of cards in graveyards. CR 702 */

describe('dash and blitz', () => {
  const cast = (card: string, cost: 'dash' | 'blitz' | 'mana cost') =>
    scenario({ players: [{ battlefield: copies(4, 'Taiga'), hand: [card], library: ['Opt'] }, {}] })
      .cast(card, { 'alternative cost': cost })
      .resolve();

  test('CR 702.109a: what was dashed is hasty and goes back to hand as the turn ends', () => {
    const game = cast('Screamreach Brawler', 'dash');
    expect(game.permanent('Screamreach Brawler').keywords).toContain('haste');
    game.goTo('end', { attackers: [] }).resolve();
    expect(game.zone('hand', 0)).toEqual(['Screamreach Brawler']);
  });

  test('CR 702.109a: cast for its mana cost it is slow and stays', () => {
    const game = cast('Screamreach Brawler', 'mana cost');
    expect(game.permanent('Screamreach Brawler').keywords).not.toContain('haste');
    expect(game.goTo('end').stack).toEqual([]);
  });

  test('CR 702.152a: what was blitzed is sacrificed as the turn ends, for a card', () => {
    const game = cast('Riveteers Decoy', 'blitz').goTo('end', { attackers: [] }).resolve().resolve();
    expect([game.zone('graveyard', 0), game.zone('hand', 0)]).toEqual([['Riveteers Decoy'], ['Opt']]);
  });
});

describe('what fades', () => {
  const inTwoTurns = (card: string, counters: Readonly<Record<string, number>>) => {
    const game = scenario({ players: [{ battlefield: [{ card, counters }] }, {}], step: 'end' });
    return game.goTo('upkeep').goTo('end').goTo('upkeep').resolve();
  };

  test('CR 702.32a: the last fade counter is removed, and it goes an upkeep later', () => {
    const game = inTwoTurns('Blastoderm', { fade: 1 });
    expect(game.permanent('Blastoderm').counters).toEqual({});
    game.goTo('end').goTo('upkeep').goTo('end').goTo('upkeep').resolve();
    expect(game.zone('graveyard', 0)).toContain('Blastoderm');
  });

  test('CR 702.63a: as the last time counter is removed it is sacrificed, and Chronozoa leaves two of it', () => {
    const game = inTwoTurns('Chronozoa', { time: 1 });
    expect(game.permanent('Chronozoa').counters).toEqual({});
    game.resolve().resolve();
    expect(game.battlefield.filter((ref) => game.permanent(ref).name === 'Chronozoa')).toHaveLength(2);
  });

  test('CR 702.63a: Chronozoa that dies with time left leaves nothing', () => {
    const game = scenario({
      players: [
        { battlefield: [{ card: 'Chronozoa', counters: { time: 1 } }, 'Mountain'], hand: ['Lightning Bolt'] },
        {},
      ],
    });
    expect(game.cast('Lightning Bolt', { targets: 'Chronozoa' }).resolve().stack).toEqual([]);
  });
});

describe('keywords of graveyards', () => {
  test('CR 702.128a: what is embalmed comes back as a white Zombie without a mana cost', () => {
    const game = scenario({ players: [{ battlefield: ['Plains'], graveyard: ['Sacred Cat'] }, {}] });
    game.activate('Sacred Cat/0').resolve();
    expect(game.permanent('t2')).toMatchObject({ subtypes: ['Cat', 'Zombie'], colors: ['W'], manaValue: 0 });
  });

  test('CR 702.97a: as many counters as the exiled card had power', () => {
    const lands = copies(6, 'Forest');
    const game = scenario({
      players: [{ battlefield: [...lands, 'Grizzly Bears'], graveyard: ['Deadbridge Goliath'] }, {}],
    });
    game.activate('Deadbridge Goliath/0', { targets: 'Grizzly Bears' }).resolve();
    expect(game.size('Grizzly Bears')).toBe('7/7');
  });

  test('CR 702.133a: a spell that was cast by jump-start costs a card more and is exiled', () => {
    const game = scenario({
      players: [
        { battlefield: copies(2, 'Island'), hand: ['Forest', 'Swamp'], graveyard: ['Radical Idea'], library: ['Opt'] },
        {},
      ],
    });
    game.cast('Radical Idea by jump-start', { cost: 'Forest' }).resolve();
    expect([game.zone('exile', 0), game.zone('graveyard', 0)]).toEqual([['Radical Idea'], ['Forest']]);
  });

  test('CR 702.81a: a spell with retrace is cast again for a land, and only for a land', () => {
    const game = scenario({
      players: [{ battlefield: ['Swamp'], hand: ['Opt', 'Forest'], graveyard: ["Raven's Crime"] }, {}],
    });
    game.cast("Raven's Crime by Raven's Crime", { targets: 'p1' }).resolve();
    expect(game.zone('graveyard', 0)).toEqual(['Forest', "Raven's Crime"]);
  });
});

test('CR 702.82a, 702.82c: Thromok devours three and has nine counters; artifacts are what Caprichrome devours', () => {
  const game = scenario({
    players: [
      {
        battlefield: [...copies(9, 'Taiga'), 'Plains', ...copies(3, 'Grizzly Bears'), 'Sol Ring'],
        hand: ['Thromok the Insatiable', 'Caprichrome'],
      },
      {},
    ],
  });
  const bears = ['Grizzly Bears', 'Grizzly Bears#2', 'Grizzly Bears#3'];
  game.cast('Thromok the Insatiable').resolve({ sacrifice: bears });
  expect(game.size('Thromok the Insatiable')).toBe('9/9');
  game.cast('Caprichrome').resolve({ sacrifice: 'Sol Ring' });
  expect(game.size('Caprichrome')).toBe('3/3');
});

test('CR 502.3: Spectral Bears stay tapped in the untap step of who controlled them as they attacked', () => {
  const game = scenario({ players: [{ battlefield: ['Spectral Bears'] }, { battlefield: ['Grizzly Bears'] }] });
  game.goTo('declare attackers', { attackers: 'Spectral Bears>p1' }).resolve();
  game.goTo('end', { blockers: [] }).goTo('upkeep').goTo('end').goTo('upkeep');
  expect(game.permanent('Spectral Bears').tapped).toBe(true);
});

test('CR 603.2c: Thopter Spy Network draws one card for all who hit a player at once', () => {
  const own = ['Thopter Spy Network', 'Alpha Myr', 'Ornithopter', 'Myr Enforcer'];
  const game = scenario({ players: [{ battlefield: own, library: copies(3, 'Opt') }, {}] });
  game.goTo('combat damage', { attackers: ['Alpha Myr>p1', 'Myr Enforcer>p1'] });
  expect(game.stack).toHaveLength(1);
});

test('CR 608.2h: Thousand-Year Storm copies for each instant and sorcery cast before, though they are gone', () => {
  const game = scenario({
    players: [
      { battlefield: ['Thousand-Year Storm', ...copies(3, 'Mountain')], hand: copies(3, 'Lightning Bolt') },
      {},
    ],
  });
  game.cast('Lightning Bolt', { targets: 'p1' }).resolve().resolve();
  game.cast('Lightning Bolt#2', { targets: 'p1' }).resolve({ 'new targets': 'p1' });
  expect(game.stack).toHaveLength(2);
});
