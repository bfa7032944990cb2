import { describe, expect, test } from 'vitest';
import { copies, inTurn, scenario, type SideSpec } from '../testing/scenario.ts';

const beside = (mine: SideSpec, theirs: SideSpec = {}) =>
  scenario({ players: [{ ...mine, battlefield: ['Solemnity', ...(mine.battlefield ?? [])] }, theirs] });

describe('counters that cannot be put', () => {
  test('CR 614.17, 122.6: a creature enters without the counters that it would have, and a planeswalker with its own', () => {
    const game = beside({ battlefield: copies(6, 'Forest'), hand: ['Hangarback Walker', 'Garruk Wildspeaker'] });
    game.cast('Hangarback Walker', { X: 1 }).resolveAll();
    expect(game.zone('graveyard', 0)).toContain('Hangarback Walker');
    game.cast('Garruk Wildspeaker').resolve();
    expect(game.permanent('Garruk Wildspeaker').counters).toEqual({ loyalty: 3 });
  });

  test('CR 702.62b, 614.17: cards in exile get time counters all the same', () => {
    const game = beside({ battlefield: ['Mountain'], hand: ['Rift Bolt'] });
    game.act('suspend Rift Bolt');
    expect(game.happenings('counters')).toMatchObject([{ on: 'Rift Bolt', change: 1 }]);
  });

  test('CR 120.3, 614.17: damage that would be counters is dealt and does nothing', () => {
    const game = beside({ battlefield: ['Glistener Elf', 'Contagious Nim'] }, { battlefield: ['Hill Giant'] });
    game.goTo('declare attackers', { attackers: ['Glistener Elf>p1', 'Contagious Nim>p1'] });
    game.goTo('end of combat', { blockers: 'Hill Giant>Contagious Nim' });
    expect(game.view.players[1]).toMatchObject({ life: 20, counters: {} });
    expect(game.permanent('Hill Giant')).toMatchObject({ damage: 0, counters: {} });
  });

  test('CR 608.2d: nobody is asked whether to put a counter that cannot be put', () => {
    const game = beside({
      battlefield: ['Mortician Beetle', 'Swamp', 'Swamp', 'Grizzly Bears'],
      hand: ["Altar's Reap"],
    });
    game.cast("Altar's Reap", { cost: 'Grizzly Bears' }).resolve();
    expect([game.asked, game.permanent('Mortician Beetle').counters]).toEqual([[], {}]);
  });

  test('CR 614.6, 614.17: damage that becomes counters which cannot be put is not dealt', () => {
    const game = beside(
      { battlefield: ['Soul-Scar Mage', 'Mountain'], hand: ['Shock'] },
      { battlefield: ['Hill Giant'] },
    );
    game.cast('Shock', { targets: 'Hill Giant' }).resolveAll();
    expect(game.permanent('Hill Giant')).toMatchObject({ damage: 0, counters: {} });
  });

  test('CR 614.17: counters that are there stay', () => {
    const game = scenario({
      players: [
        {
          battlefield: [...copies(3, 'Plains'), { card: 'Grizzly Bears', counters: { '+1/+1': 2 } }],
          hand: ['Solemnity'],
        },
        {},
      ],
    });
    expect(game.cast('Solemnity').resolve().permanent('Grizzly Bears').counters).toEqual({ '+1/+1': 2 });
  });

  test('CR 614.16, 702.79a: what enters with fewer counters than one has none, and persists again', () => {
    const game = scenario({
      players: [
        {
          battlefield: ['Vizier of Remedies', 'Kitchen Finks', ...copies(2, 'Mountain')],
          hand: copies(2, 'Lightning Bolt'),
        },
        {},
      ],
    });
    game.cast('Lightning Bolt', { targets: 'Kitchen Finks' }).resolve().resolveAll();
    expect(game.permanent('Kitchen Finks').counters).toEqual({});
    game.cast('Lightning Bolt#2', { targets: 'Kitchen Finks' }).resolve().resolveAll();
    expect(game.battlefield).toContain('Kitchen Finks');
  });

  test('CR 120.4c, 614.5: of what several sources with infect put on it at once there is one fewer, not one for each', () => {
    const game = scenario({
      players: [{ battlefield: ['Vizier of Remedies', 'Craw Wurm'] }, { battlefield: ['Cystbearer', 'Glistener Elf'] }],
    });
    game.goTo('declare attackers', { attackers: 'Craw Wurm>p1' });
    game.goTo('declare blockers', { blockers: ['Cystbearer>Craw Wurm', 'Glistener Elf>Craw Wurm'] });
    game.goTo('end of combat', { 'combat damage': { Cystbearer: 6, 'Glistener Elf': 0 } });
    expect(game.permanent('Craw Wurm').counters).toEqual({ '-1/-1': 2 });
  });

  test('CR 614.5, 614.9: of counters in place of what was dealt to several and is dealt to one there is one fewer, not one for each', () => {
    const game = scenario({
      players: [
        { battlefield: ['Soul-Scar Mage', ...copies(2, 'Mountain')], hand: ['Pyroclasm'] },
        { battlefield: ['Palisade Giant', 'Vizier of Remedies', 'Hill Giant'] },
      ],
    });
    game
      .cast('Pyroclasm')
      .resolve()
      .resolve({ 'p1 replacement': inTurn(...copies(2, 'Palisade Giant: redirect')) });
    expect(game.permanent('Palisade Giant')).toMatchObject({ damage: 0, counters: { '-1/-1': 5 } });
    expect(game.permanent('Hill Giant')).toMatchObject({ damage: 0, counters: {} });
  });
});
