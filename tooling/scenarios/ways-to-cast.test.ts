import { describe, expect, test } from 'vitest';
import { copies, inTurn, scenario, type SideSpec, type Says } from '../testing/scenario.ts';

const LANDS = [...copies(7, 'Mountain'), ...copies(7, 'Island')];

const alone = (mine: SideSpec, theirs: SideSpec = {}) =>
  scenario({ players: [{ ...mine, battlefield: [...LANDS, ...(mine.battlefield ?? [])] }, theirs] });

describe('ways to cast', () => {
  test('CR 107.3a: the X of a flashback cost without mana is what its cost takes', () => {
    const game = alone({ hand: ['Shock', 'Opt', 'Cancel'], graveyard: ['Conflagrate'] });
    game.cast('Conflagrate by flashback', { X: 2, targets: ['p1'], cost: ['Shock', 'Opt'] }).resolve();
    expect([game.life(1), game.zone('hand', 0), game.zone('exile', 0)]).toEqual([18, ['Cancel'], ['Conflagrate']]);
  });

  test('CR 702.120a: an escalate cost is paid for each mode beyond the first', () => {
    const game = alone(
      { battlefield: [...copies(3, 'Plains'), ...copies(2, 'Grizzly Bears')], hand: ['Collective Effort'] },
      { battlefield: ['Air Elemental', 'Glorious Anthem'] },
    );
    game
      .cast('Collective Effort', {
        modes: ['mode 0', 'mode 1', 'mode 2'],
        targets: 'p0',
        cost: 'Grizzly Bears',
      })
      .resolve();
    expect(game.battlefield).not.toContain('Air Elemental');
    expect(game.battlefield).not.toContain('Glorious Anthem');
    expect(game.permanent('Grizzly Bears')).toMatchObject({ tapped: true, counters: { '+1/+1': 1 } });
  });

  test('CR 601.2b: X is chosen before the targets that it limits', () => {
    const game = scenario({
      active: 1,
      players: [
        { battlefield: LANDS, hand: ['Spell Burst'] },
        { battlefield: LANDS, hand: ['Hill Giant'] },
      ],
    });
    game.cast('Hill Giant').pass();
    expect(game.offers('cast Spell Burst')).toBe('incomplete');
    game.cast('Spell Burst', { 'additional cost': true, X: 4, targets: 'Hill Giant' }).resolve();
    expect([game.zone('graveyard', 1), game.zone('hand', 0)]).toEqual([['Hill Giant'], ['Spell Burst']]);
  });

  test('CR 707.10: a spell cast from a graveyard is copied twice by what asks for that, and its copy was not cast', () => {
    const game = alone({ hand: ['Shock'], graveyard: ['Increasing Vengeance'] });
    game.cast('Shock', { targets: 'p1' }).cast('Increasing Vengeance by flashback', { targets: 'Shock' });
    game.resolve({ 'new targets': inTurn('p1', 'p1') }).resolveAll();
    expect([game.life(1), game.zone('exile', 0)]).toEqual([14, ['Increasing Vengeance']]);
  });

  test('CR 601.3: a spell for combat only can be cast in no main phase, also for nothing', () => {
    const pile = { card: 'Spinal Embrace', exiledWith: 'Knowledge Pool' };
    const game = alone(
      { battlefield: ['Knowledge Pool'], hand: ['Shock'], exile: [pile] },
      { battlefield: ['Hill Giant'] },
    );
    game.cast('Shock', { targets: 'p1' }).resolve();
    expect(game.asked).not.toContain('p0 spell to cast');
    const fight = alone(
      { battlefield: ['Knowledge Pool'], hand: ['Shock'], exile: [pile] },
      { battlefield: ['Hill Giant'] },
    );
    fight.goTo('beginning of combat').cast('Shock', { targets: 'p1' });
    fight.resolve({ 'spell to cast': 'Spinal Embrace', targets: 'Hill Giant' }).resolve();
    expect(fight.permanent('Hill Giant').controller).toBe(0);
    fight.goTo('end').resolveAll();
    expect([fight.zone('graveyard', 1), fight.life(0)]).toEqual([['Hill Giant'], 23]);
  });

  test('CR 101.2: who casts only as sorceries are cast casts nothing while something resolves', () => {
    const game = scenario({
      players: [
        {
          battlefield: [...LANDS, 'Knowledge Pool'],
          hand: ['Shock'],
          exile: [{ card: 'Hill Giant', exiledWith: 'Knowledge Pool' }],
        },
        { battlefield: [{ card: 'Teferi, Time Raveler', counters: { loyalty: 4 } }] },
      ],
    });
    game.cast('Shock', { targets: 'p1' }).resolve();
    expect([game.asked, game.zone('exile', 0)]).toEqual([[], ['Hill Giant', 'Shock']]);
  });

  test('CR 610.3: what two abilities exile and return stays exiled where the second comes first, what one exiles is not exiled at all (field bug B045)', () => {
    const left = (name: string, may: Says = {}) => {
      const game = scenario({
        players: [
          { battlefield: copies(4, 'Plains'), hand: [name] },
          { battlefield: [...LANDS, 'Hill Giant'], hand: ['Lightning Bolt'] },
        ],
      });
      game.cast(name).resolve({ targets: 'Hill Giant' }).pass().cast('Lightning Bolt', { targets: name });
      game.resolve().resolveAll(may);
      return [game.battlefield.includes('Hill Giant'), game.zone('exile', 1)];
    };
    expect(left('Fiend Hunter', { 'optional effect': true })).toEqual([false, ['Hill Giant']]);
    expect(left('Banisher Priest')).toEqual([true, []]);
  });

  test('CR 601.2f: a spell that costs less by its own text is said to be castable for that', () => {
    const offered = (creature: string) =>
      scenario({
        players: [
          { battlefield: ['Mountain', creature], hand: ['Bolt Bend'] },
          { battlefield: LANDS, hand: ['Shock'] },
        ],
        active: 1,
      })
        .cast('Shock', { targets: 'p0' })
        .pass()
        .offers('cast Bolt Bend');
    expect([offered('Craw Wurm'), offered('Grizzly Bears')]).toEqual(['completes', 'incomplete']);
  });
});
