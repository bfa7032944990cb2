import { describe, expect, test } from 'vitest';
import { copies, scenario, type SideSpec } from '../testing/scenario.ts';

/** Cards that another ability brings back, from exile or from the graveyard. CR 400.7, 603.6, 607.2a */

const LANDS = [...copies(8, 'Island'), ...copies(4, 'Swamp'), ...copies(2, 'Mountain')];

const two = (mine: SideSpec, theirs: SideSpec = {}) =>
  scenario({ players: [{ ...mine, battlefield: [...LANDS, ...(mine.battlefield ?? [])] }, theirs] });

describe('Bag of Holding', () => {
  const bag = { battlefield: ['Bag of Holding'], exile: [{ card: 'Opt', exiledWith: 'Bag of Holding' }] };

  test('CR 607.2a: what is discarded is kept, and comes to hand as the Bag is given up', () => {
    const game = two({ ...bag, hand: ['Hill Giant', 'Faithless Looting'], library: ['Shock', 'Forest'] });
    game.cast('Faithless Looting').resolve({
      discard: ['Hill Giant', 'Shock'],
      'order of triggers': ['a Bag of Holding/0', 'a Bag of Holding/0#2'],
    });
    game.resolveAll();
    expect(game.zone('exile', 0)).toEqual(expect.arrayContaining(['Opt', 'Hill Giant', 'Shock']));
    game.activate('Bag of Holding/1').resolve();
    expect(game.zone('hand', 0)).toEqual(expect.arrayContaining(['Opt', 'Hill Giant', 'Shock', 'Forest']));
    expect(game.zone('graveyard', 0)).toContain('Bag of Holding');
  });

  test('CR 607.2a, 614.6: exiled as it is sacrificed, it does not return with what it held', () => {
    const game = two({ ...bag, battlefield: [...bag.battlefield, 'Rest in Peace'] });
    game.activate('Bag of Holding/1').resolve();
    expect([game.zone('hand', 0), game.zone('exile', 0)]).toEqual([['Opt'], ['Bag of Holding']]);
  });

  test('CR 400.7: what it held stays exiled as it leaves, and the one that comes back holds nothing', () => {
    const game = two({ ...bag, hand: ['Wipe Away'] })
      .cast('Wipe Away', { targets: 'Bag of Holding' })
      .resolve();
    game.cast('Bag of Holding').resolve();
    expect(game.zone('exile', 0)).toEqual(['Opt']);
    game.activate('Bag of Holding/1').resolve();
    expect([game.zone('exile', 0), game.zone('hand', 0)]).toEqual([['Opt'], []]);
  });

  test('CR 603.3b, 607.2a: of two Bags the one whose trigger resolves first holds the card, and gives it back alone', () => {
    const game = two({
      battlefield: ['Bag of Holding', 'Bag of Holding'],
      hand: ['Opt'],
      library: ['Shock', 'Forest', 'Forest'],
    });
    game.activate('Bag of Holding/0').resolve({
      discard: 'Opt',
      'order of triggers': ['a Bag of Holding/0', 'a Bag of Holding#2/0'],
    });
    game.resolveAll();
    expect(game.zone('exile', 0)).toEqual(['Opt']);
    game.goTo('upkeep').goTo('upkeep').activate('Bag of Holding/1').resolve();
    expect([game.zone('exile', 0), game.zone('hand', 0)]).toEqual([['Opt'], ['Shock']]);
    game.activate('Bag of Holding#2/1').resolve();
    expect([game.zone('exile', 0), game.zone('hand', 0)]).toEqual([[], ['Shock', 'Opt']]);
  });

  test('CR 400.7: what has left the graveyard before the trigger resolves stays where it is', () => {
    const game = two({
      battlefield: ['Bag of Holding', 'Deathrite Shaman'],
      hand: ['Opt'],
      library: ['Shock', 'Forest', 'Forest'],
    });
    game.activate('Bag of Holding/0').resolve({ discard: 'Opt' });
    game.activate('Deathrite Shaman/1', { targets: 'Opt' }).resolve().resolve();
    expect(game.zone('exile', 0)).toEqual(['Opt']);
    game.goTo('upkeep').goTo('upkeep').activate('Bag of Holding/1').resolve();
    expect([game.zone('exile', 0), game.zone('hand', 0)]).toEqual([['Opt'], ['Shock']]);
  });

  test('CR 608.2, 603.3: nobody acts between the drawing and the discarding, and the trigger waits for the end', () => {
    const game = two({ battlefield: ['Bag of Holding'], hand: ['Opt'], library: ['Shock', 'Forest'] });
    game.activate('Bag of Holding/0').resolve({ discard: 'Shock' });
    expect(game.asked).toEqual(['p0 discard']);
    const told = game.happened.map(({ kind }) => kind);
    expect(told.indexOf('triggered')).toBeGreaterThan(told.indexOf('moved'));
    expect(game.stack.map(({ name }) => name)).toEqual(['Bag of Holding']);
  });
});

describe('what died', () => {
  test('CR 603.3a, 110.2a: its trigger is that of who controlled it, and it returns to its owner', () => {
    const game = two(
      { battlefield: [{ card: 'Tenacious Dead', owner: 1 }], hand: ['Shock'] },
      { battlefield: copies(2, 'Swamp') },
    );
    game.cast('Shock', { targets: 'Tenacious Dead' }).resolve();
    expect(game.stack[0]).toMatchObject({ name: 'Tenacious Dead', controller: 0 });
    game.resolve({ 'p0 optional payment': true });
    expect(game.permanent('Tenacious Dead')).toMatchObject({ controller: 1, tapped: true });
  });

  test('CR 608.2d: whether to pay for it is decided as the ability resolves, and not later', () => {
    const game = two({ battlefield: ['Tenacious Dead'], hand: ['Shock'] });
    game.cast('Shock', { targets: 'Tenacious Dead' }).resolve();
    expect(game.asked).toEqual([]);
    game.resolve({ 'optional payment': false });
    expect([game.stack, game.zone('graveyard', 0)]).toEqual([[], ['Shock', 'Tenacious Dead']]);
    expect(game.options.filter((option) => option.includes('Tenacious Dead'))).toEqual([]);
    game.goTo('end');
    expect(game.zone('graveyard', 0)).toContain('Tenacious Dead');
  });

  test('CR 111.7, 303.4: an Aura on a token triggers as that dies, and nothing comes to hand', () => {
    const game = two({
      battlefield: ['Hangarback Walker/Thopter', { card: 'Demonic Vigor', attachedTo: 'Thopter' }],
      hand: ['Shock'],
    });
    expect(game.size('Thopter')).toBe('2/2');
    game.cast('Shock', { targets: 'Thopter' }).resolve();
    expect(game.stack.map(({ name }) => name)).toEqual(['Demonic Vigor']);
    game.resolve();
    expect([game.zone('hand', 0), game.battlefield.includes('Thopter')]).toEqual([[], false]);
  });
});

test('CR 608.2, 701.26a: what taps itself and is already tapped is indestructible all the same', () => {
  const game = two({ battlefield: [{ card: 'Drudge Sentinel', tapped: true }] });
  game.activate('Drudge Sentinel').resolve();
  expect(game.permanent('Drudge Sentinel')).toMatchObject({ tapped: true, keywords: ['indestructible'] });
});

describe("Ashiok's Erasure", () => {
  const erased = () =>
    two({ hand: ["Ashiok's Erasure", 'Wipe Away'] }, { battlefield: copies(4, 'Mountain'), hand: ['Shock', 'Shock'] });

  test('CR 607.2a: it leaves first, its last ability does nothing, and the spell is exiled for good', () => {
    const game = erased().pass().cast('Shock', { targets: 'p0' }).pass().cast("Ashiok's Erasure").resolve({
      targets: 'Shock',
    });
    game.cast('Wipe Away', { targets: "Ashiok's Erasure" }).resolve();
    expect(game.stack.map(({ name }) => name)).toEqual(['Shock', "Ashiok's Erasure", "Ashiok's Erasure"]);
    game.resolve();
    expect([game.zone('hand', 1), game.zone('exile', 1)]).toEqual([['Shock#2'], []]);
    game.resolve();
    expect([game.zone('hand', 1), game.zone('exile', 1), game.life(0)]).toEqual([['Shock#2'], ['Shock'], 20]);
  });

  test('CR 607.2a, 707.10: it forbids the name of the card that it exiled, and nothing where that was a copy or has left', () => {
    const erasing = (target: string, ...then: readonly string[]) => {
      const game = two(
        { hand: ["Ashiok's Erasure", 'Pull from Eternity'], battlefield: ['Plains'] },
        { battlefield: copies(5, 'Mountain'), hand: ['Shock', 'Shock', 'Reverberate'] },
      );
      game.pass().cast('Shock', { targets: 'p0' }).cast('Reverberate', { targets: 'Shock' });
      game.resolve({ 'new targets': 'p0' });
      game.cast("Ashiok's Erasure").resolve({ targets: target }).resolve().resolveAll();
      for (const card of then) game.cast(card, { targets: 'Shock' }).resolve();
      return game.pass().offers('cast Shock#2');
    };
    expect(erasing('Shock')).toBe('no');
    expect(erasing('Shock', 'Pull from Eternity')).toBe('completes');
    expect(erasing('t1')).toBe('completes');
  });
});
