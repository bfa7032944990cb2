import { describe, expect, test } from 'vitest';
import { copies, type Scenario, scenario } from '../testing/scenario.ts';

/** Bugs that real engines have had with turns and phases, loops, and players who leave. CR 104, 500, 514, 800 */

const LANDS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].flatMap((land) => copies(2, land));

/** The seats whose turns begin, from the next one. */
function activeNext(game: Scenario, turns: number): readonly number[] {
  return Array.from({ length: turns }, () => game.goTo('upkeep').view.active);
}

/** Steps that begin until the end step, but for those of the beginning. */
function stepsUntilEnd(game: Scenario): readonly string[] {
  return game
    .goTo('end')
    .happenings('step began')
    .map(({ step }) => step);
}

describe('the cleanup step', () => {
  test('CR 514.3a: what triggers on a discard waits for priority there, and another cleanup step follows (field bug B206)', () => {
    const game = scenario({
      players: [{ hand: copies(9, 'Hill Giant') }, { battlefield: ['Megrim'] }],
      step: 'end',
    });
    game.pass().pass({
      'discard to hand size': ['Hill Giant', 'Hill Giant#2'],
      'order of triggers': ['a Megrim/0', 'a Megrim/0#2'],
    });
    expect([game.view.step, game.stack.map(({ source }) => source), game.question?.player]).toEqual([
      'cleanup',
      ['Megrim', 'Megrim'],
      0,
    ]);
    game.resolveAll();
    expect([game.life(0), game.view.step]).toEqual([16, 'cleanup']);
    game.goTo('upkeep');
    expect(game.happenings('step began').map(({ step }) => step)).toEqual(['cleanup', 'untap', 'upkeep']);
  });

  test('CR 514.1, 514.2: damage wears off with what kept the creature alive, after the discard too (field bug B207)', () => {
    const charmed = (hand: readonly string[]) =>
      scenario({
        players: [
          { battlefield: ['Grizzly Bears', 'Mountain', 'Plains'], hand: ['Boros Charm', ...hand] },
          { battlefield: ['Mountain'], hand: ['Shock'] },
        ],
      })
        .cast('Boros Charm', { modes: 1 })
        .resolve()
        .pass()
        .cast('Shock', { targets: 'Grizzly Bears' })
        .resolve();
    const full = charmed(copies(8, 'Hill Giant'));
    expect(full.permanent('Grizzly Bears').damage).toBe(2);
    full.goTo('upkeep', { 'discard to hand size': 'Hill Giant' });
    expect(full.permanent('Grizzly Bears')).toMatchObject({ damage: 0, keywords: [] });
    expect(charmed([]).goTo('upkeep').permanent('Grizzly Bears').damage).toBe(0);
  });
});

describe('turns and phases', () => {
  test('CR 500.7: after an extra turn the order goes on from the turn that it followed (field bug B209)', () => {
    const walk = { battlefield: LANDS, hand: ['Time Warp'] };
    const game = scenario({ players: [{}, {}, walk, {}], active: 2 });
    game.cast('Time Warp', { targets: 'p0' }).resolve();
    expect(activeNext(game, 4)).toEqual([0, 3, 0, 1]);
  });

  test('CR 500.7: of several extra turns the latest is taken first', () => {
    const game = scenario({
      players: [{ battlefield: copies(12, 'Island'), hand: ['Time Warp', 'Time Walk', 'Time Warp'] }, {}, {}],
    });
    game.cast('Time Warp', { targets: 'p1' }).resolve().cast('Time Warp#2', { targets: 'p2' }).resolve();
    game.cast('Time Walk').resolve();
    expect(activeNext(game, 5)).toEqual([0, 2, 1, 1, 2]);
  });

  test('CR 500.8, 505.1a: phases that are added after the second main phase come right after it (field bug B211)', () => {
    const side = { battlefield: ['Hill Giant', ...copies(4, 'Mountain')], hand: ['Relentless Assault'] };
    const game = scenario({ players: [side, {}] });
    game.goTo('declare attackers', { attackers: 'Hill Giant>p1' }).goTo('postcombat main');
    expect([game.life(1), game.permanent('Hill Giant').tapped]).toEqual([17, true]);
    game.cast('Relentless Assault').resolve();
    expect(game.permanent('Hill Giant').tapped).toBe(false);
    game.goTo('declare attackers', { attackers: 'Hill Giant>p1' });
    expect(stepsUntilEnd(game)).toEqual([
      ...['declare blockers', 'combat damage', 'end of combat', 'postcombat main', 'end'],
    ]);
    expect(game.life(1)).toBe(14);
  });

  test('CR 500.8: those added after the first main phase come before the combat that is due anyway, the latest first', () => {
    const game = scenario({ players: [{ battlefield: ['Aggravated Assault', ...copies(10, 'Mountain')] }, {}] });
    game.activate('Aggravated Assault').resolve().activate('Aggravated Assault').resolve();
    const combat = ['beginning of combat', 'declare attackers', 'end of combat', 'postcombat main'];
    expect(stepsUntilEnd(game)).toEqual([...combat, ...combat, ...combat, 'end']);
  });

  test('CR 500.8, 724.1d: what ends the turn takes the added phases away', () => {
    const game = scenario({
      players: [
        { battlefield: ['Aggravated Assault', ...copies(5, 'Mountain'), ...copies(6, 'Island')], hand: ['Time Stop'] },
        {},
      ],
    });
    game.activate('Aggravated Assault', {
      pay: copies(5, '').map((_, at) => (at === 0 ? 'Mountain' : `Mountain#${at + 1}`)),
    });
    game.resolve().cast('Time Stop').resolve();
    expect([game.view.step, game.view.active]).toEqual(['upkeep', 1]);
    expect(stepsUntilEnd(game)).not.toContain('cleanup');
  });

  test('CR 500.5, 724.1d: what has to attack in one combat is free in the next (field bug B150)', () => {
    const game = scenario({
      players: [{ battlefield: ['Legion Warboss'] }, { battlefield: copies(6, 'Island'), hand: ['Time Stop'] }],
    });
    game.goTo('beginning of combat').resolve().goTo('declare attackers', { attackers: 't2>p1' });
    game.pass().cast('Time Stop').resolve();
    game.goTo('beginning of combat').goTo('beginning of combat');
    expect(game.view.active).toBe(0);
    game.resolve().goTo('declare attackers', { attackers: 't4>p1' });
    expect(game.permanent('t2').attacking).toBe(null);
  });
});

describe('loops', () => {
  const bond = (loss: string, life: number) =>
    scenario({
      players: [{ battlefield: ['Exquisite Blood', loss, 'Mountain'], hand: ['Shock'] }, { life }],
    })
      .cast('Shock', { targets: 'p1' })
      .resolve()
      .resolveAll();

  test('CR 704.5a, 104.2a: one gains what the other loses, until the other has lost (field bug B215)', () => {
    const game = bond('Sanguine Bond', 20);
    expect([game.over, game.life(0)]).toEqual([{ winner: 0, reason: '704.5a' }, 38]);
  });

  test('CR 104.4b: a loop that gets on is no draw, however long it takes (field bug B214)', () => {
    expect(bond('Marauding Blight-Priest', 80).over).toEqual({ winner: 0, reason: '704.5a' });
  });

  test('CR 704.3, 704.5a: state-based actions end it between two triggers (field bug B216)', () => {
    const game = bond('Marauding Blight-Priest', 3);
    expect([game.over, game.life(0)]).toEqual([{ winner: 0, reason: '704.5a' }, 22]);
  });

  test('CR 603.3b: all that triggers at once is put on the stack and resolves (field bug B217)', () => {
    const wardens = copies(24, 'Soul Warden');
    const game = scenario({
      players: [{ battlefield: ['Forest', 'Forest'], hand: ['Grizzly Bears'] }, { battlefield: wardens }],
    });
    game.cast('Grizzly Bears').resolve({
      'order of triggers': wardens.map((_, at) => `a Soul Warden${at === 0 ? '' : `#${at + 1}`}/0`),
    });
    expect(game.stack.length).toBe(24);
    expect(game.resolveAll().life(1)).toBe(44);
  });

  test('CR 104.4b: what a player does again and again of their own will is no draw (field bug B218)', () => {
    const game = scenario({ players: [{ battlefield: ['Basalt Monolith'] }, {}] });
    for (let times = 0; times < 40; times++) game.activate('Basalt Monolith/0').activate('Basalt Monolith/1').resolve();
    expect([game.over, game.pool(0), game.permanent('Basalt Monolith').tapped]).toEqual([null, '', false]);
  });
});

describe('leaving the game', () => {
  test('CR 800.4a: all that a player owned goes at once, and nothing of it dies (field bug B132)', () => {
    const game = scenario({
      players: [
        { battlefield: ['Mountain'], hand: ['Shock'] },
        { life: 2, battlefield: ['Master of Etherium', 'Master of Etherium', 'Sol Ring'] },
        { battlefield: ['Blood Artist'] },
      ],
    });
    game.cast('Shock', { targets: 'p1' }).resolve();
    expect([game.over, game.stack, game.battlefield]).toEqual([null, [], ['Mountain', 'Blood Artist']]);
    const owned = ['Master of Etherium', 'Master of Etherium#2', 'Sol Ring'];
    const left = game.happenings('moved').filter(({ object }) => owned.includes(object));
    expect(left.map(({ cause, to }) => [cause, to])).toEqual(copies(3, '').map(() => ['left the game', null]));
    expect(game.happenings('triggered')).toEqual([]);
  });
});
