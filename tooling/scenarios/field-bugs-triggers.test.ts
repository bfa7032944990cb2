import { describe, expect, test } from 'vitest';
import { copies, type ScenarioSpec, type SideSpec, scenario } from '../testing/scenario.ts';

/** What real engines had trigger, and what they had that do. CR 603 */

const LANDS = [...copies(6, 'Tundra'), ...copies(6, 'Badlands'), ...copies(4, 'Tropical Island')];

const alone = (mine: SideSpec, theirs: SideSpec = {}) =>
  scenario({ players: [{ ...mine, battlefield: [...LANDS, ...(mine.battlefield ?? [])] }, theirs] });

/** The second player's turn ends. */
const lastTurn = (...players: ScenarioSpec['players']) => scenario({ players, active: 1, step: 'end' }).goTo('upkeep');

const FAILED = [{ did: 'failed its condition' }];

describe('an "if" after what an ability triggers on', () => {
  test('CR 603.4: what it asks for is gone as the ability resolves: nothing (field bug B160)', () => {
    const game = alone({ battlefield: ['Llanowar Elves'], hand: ['Rhox Meditant', 'Murder'] });
    game.cast('Rhox Meditant').resolve();
    expect(game.stack.map(({ source }) => source)).toEqual(['Rhox Meditant']);
    game.cast('Murder', { targets: 'Llanowar Elves' }).resolve();
    expect(game.resolve().happenings('resolved')).toMatchObject(FAILED);
    expect(game.zone('hand', 0)).toEqual([]);
    const other = alone({ battlefield: ['Llanowar Elves'], hand: ['Rhox Meditant'] });
    expect(other.cast('Rhox Meditant').resolve().resolve().zone('hand', 0).length).toBe(1);
  });

  test('CR 603.4: it is another strong creature by then: the card is drawn (field bug B160)', () => {
    const majesty = (...creatures: readonly string[]) =>
      lastTurn(
        { battlefield: ['Colossal Majesty', ...creatures] },
        { battlefield: copies(3, 'Swamp'), hand: ['Murder'] },
      )
        .pass()
        .cast('Murder', { targets: 'Craw Wurm' })
        .resolve()
        .resolve();
    expect(majesty('Craw Wurm').zone('hand', 0)).toEqual([]);
    expect(majesty('Craw Wurm', 'Serra Angel').zone('hand', 0).length).toBe(1);
  });

  test('CR 608.2a, 608.2b: the condition is looked at before the targets (field bug B161)', () => {
    const game = alone({ battlefield: ['Coral Merfolk'], hand: ['Sedraxis Alchemist', 'Murder'] });
    game.cast('Sedraxis Alchemist').resolve({ targets: 'Coral Merfolk' });
    game.cast('Murder', { targets: 'Coral Merfolk' }).resolve();
    expect(game.resolve().happenings('resolved')).toMatchObject(FAILED);
    const blue = alone({ battlefield: ['Coral Merfolk', 'Coral Merfolk'], hand: ['Sedraxis Alchemist', 'Murder'] });
    blue.cast('Sedraxis Alchemist').resolve({ targets: 'Coral Merfolk' });
    blue.cast('Murder', { targets: 'Coral Merfolk' }).resolve();
    expect(blue.resolve().happenings('resolved')).toMatchObject([{ did: 'had no legal target' }]);
  });

  test('CR 603.4: what it asks for is not so as the step begins: it does not trigger (field bug B162)', () => {
    const outcast = (lands: number) =>
      lastTurn({ battlefield: ['Dragonmaster Outcast', ...copies(lands, 'Mountain')] }, {});
    expect([outcast(5).stack, outcast(5).happenings('triggered')]).toEqual([[], []]);
    expect(outcast(6).resolve().battlefield.length).toBe(8);
    const well = (tapped: boolean) =>
      scenario({ players: [{ battlefield: ['Well of Life', { card: 'Island', tapped }] }, {}] }).goTo('end');
    expect([well(false).stack.length, well(true).stack.length]).toEqual([0, 1]);
  });

  test('CR 603.4: a win that waits on the stack is none when its condition is met no more (field bug B163)', () => {
    const glory = (orchard: readonly string[]) =>
      lastTurn({ battlefield: ['Barren Glory'] }, { battlefield: [...orchard, 'Forest'] });
    const spoilt = glory(['Forbidden Orchard']).pass();
    spoilt.activate('Forbidden Orchard', { 'mana type': 'G', targets: 'p0' }).resolve();
    expect(spoilt.battlefield.length).toBe(4);
    expect(spoilt.resolve().happenings('resolved')).toMatchObject(FAILED);
    expect(spoilt.over).toBe(null);
    expect(glory([]).resolve().over).toMatchObject({ winner: 0 });
    expect(
      lastTurn({ battlefield: ['Barren Glory'], hand: ['Forest'] }, {}).stack,
      'with a card in hand it does not trigger',
    ).toEqual([]);
  });

  test('CR 603.4: what came in an earlier turn did not enter this turn (field bug B164)', () => {
    const hurt = (spec: SideSpec) =>
      scenario({ players: [{ battlefield: ['Hill Giant', 'Grizzly Bears'] }, spec] }).goTo('declare attackers', {
        attackers: ['Hill Giant>p1', 'Grizzly Bears>p1'],
      });
    const old = hurt({ battlefield: ['Hixus, Prison Warden'] }).goTo('combat damage');
    expect([old.life(1), old.stack]).toEqual([15, []]);
    const fresh = hurt({ battlefield: copies(5, 'Plains'), hand: ['Hixus, Prison Warden'] });
    fresh
      .pass()
      .cast('Hixus, Prison Warden')
      .resolve()
      .goTo('combat damage', {
        'order of triggers': ['a Hixus, Prison Warden/0', 'a Hixus, Prison Warden/0#2'],
      });
    expect(fresh.resolveAll().zone('exile', 0)).toEqual(['Grizzly Bears', 'Hill Giant']);
  });
});
