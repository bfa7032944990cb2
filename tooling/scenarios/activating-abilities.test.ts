import { describe, expect, test } from 'vitest';
import { copies, scenario } from '../testing/scenario.ts';

/** Activating abilities, loyalty abilities among them. CR 602, 606 */

describe('activating an ability', () => {
  test('CR 602.1a, example 1: what stands before the colon is paid by who activates it: mana of any type, and the tapping', () => {
    const game = scenario({ players: [{ battlefield: [...copies(4, 'Wastes'), 'Jayemdae Tome'] }, {}] });
    game.activate('Jayemdae Tome');
    expect([game.stack.at(-1)?.manaSpent, game.permanent('Jayemdae Tome').tapped]).toEqual(['CCCC', true]);
    expect(game.resolve().zone('hand', 0).length).toBe(1);
  });

  test('CR 602.2: only its controller may activate it', () => {
    const game = scenario({ players: [{}, { battlefield: ['Prodigal Sorcerer'] }] });
    expect(game.options.filter((option) => option.includes('Prodigal'))).toEqual([]);
    expect(game.pass().options).toContain('activate Prodigal Sorcerer/0');
  });

  test('CR 602.2a, 113.7a: once on the stack the ability needs its source no more', () => {
    const game = scenario({
      players: [{ battlefield: ['Prodigal Sorcerer'] }, { battlefield: ['Mountain'], hand: ['Lightning Bolt'] }],
    });
    game.activate('Prodigal Sorcerer', { targets: 'p1' }).pass();
    game.cast('Lightning Bolt', { targets: 'Prodigal Sorcerer' }).resolveAll();
    expect([game.life(1), game.zone('graveyard', 0)]).toEqual([19, ['Prodigal Sorcerer']]);
  });

  test('CR 602.5a: {T} of a creature waits until it was controlled since the turn began, unless it has haste', () => {
    const game = scenario({
      players: [
        {
          battlefield: [
            { card: 'Prodigal Sorcerer', held: false },
            { card: 'Llanowar Elves', held: false },
            { card: 'Lightning Greaves', attachedTo: 'Llanowar Elves' },
          ],
        },
        {},
      ],
    });
    expect(game.offers('activate Prodigal Sorcerer/0')).not.toBe('completes');
    expect(game.offers('activate Llanowar Elves/0')).toBe('completes');
  });

  test('CR 602.5b: a limit for each turn goes with the permanent to another controller', () => {
    const game = scenario({
      players: [
        { battlefield: ['Wall of Roots'] },
        { battlefield: [...copies(5, 'Island'), 'Vedalken Orrery'], hand: ['Mind Control'] },
      ],
    });
    game.activate('Wall of Roots').pass();
    game.cast('Mind Control', { targets: 'Wall of Roots' }).resolve().pass();
    expect(game.permanent('Wall of Roots').controller).toBe(1);
    expect(game.offers('activate Wall of Roots/0')).toBe('no');
  });

  test('CR 602.5d: "only as a sorcery" is the main phase of its controller with an empty stack', () => {
    const game = scenario({
      players: [{ battlefield: ['Bonesplitter', 'Grizzly Bears', 'Forest', 'Mountain'], hand: ['Lightning Bolt'] }, {}],
    });
    expect(game.offers('activate Bonesplitter/0')).toBe('completes');
    game.cast('Lightning Bolt', { targets: 'p1' });
    expect(game.offers('activate Bonesplitter/0')).toBe('no');
    game.resolve().goTo('beginning of combat');
    expect(game.offers('activate Bonesplitter/0')).toBe('no');
  });
});

describe('loyalty abilities', () => {
  const jace = { players: [{ battlefield: copies(3, 'Island'), hand: ['Jace Beleren'] }, {}] };

  test('CR 306.5b: a planeswalker enters with as many loyalty counters as are printed on it', () => {
    const game = scenario(jace).cast('Jace Beleren').resolve();
    expect(game.permanent('Jace Beleren').counters).toEqual({ loyalty: 3 });
  });

  test('CR 306.5b, 614.16: an effect that doubles counters doubles these', () => {
    const game = scenario({
      players: [{ battlefield: [...copies(3, 'Island'), 'Doubling Season'], hand: ['Jace Beleren'] }, {}],
    });
    game.cast('Jace Beleren').resolve();
    expect(game.permanent('Jace Beleren').counters).toEqual({ loyalty: 6 });
    game.activate('Jace Beleren/0');
    expect(game.permanent('Jace Beleren').counters).toEqual({ loyalty: 8 });
  });

  test('CR 606.3: one of a permanent in a turn, at the time of a sorcery', () => {
    const game = scenario(jace).cast('Jace Beleren').resolve().activate('Jace Beleren/0');
    expect(game.options.filter((option) => option.includes('Jace'))).toEqual([]);
    game.resolve();
    expect(game.options.filter((option) => option.includes('Jace'))).toEqual([]);
    game.goTo('upkeep').goTo('upkeep').goTo('draw').goTo('precombat main');
    expect(game.offers('activate Jace Beleren/0')).toBe('completes');
  });

  test('CR 606.4, 606.6: counters are its cost, and one that takes more than there are cannot be paid', () => {
    const game = scenario(jace).cast('Jace Beleren').resolve();
    expect(game.offers('activate Jace Beleren/2')).not.toBe('completes');
    game.activate('Jace Beleren/1', { targets: 'p1' });
    expect(game.permanent('Jace Beleren').counters).toEqual({ loyalty: 2 });
    expect(game.resolve().zone('hand', 1).length).toBe(1);
  });

  test('CR 606.5, example 1: what adds to the cost makes one cost with it, of counters put or counters removed', () => {
    const walker = (name: string, loyalty: number) =>
      scenario({
        players: [{ battlefield: ['Carth the Lion', { card: name, counters: { loyalty } }] }, {}],
      });
    const jace = walker('Jace Beleren', 3).activate('Jace Beleren/0');
    expect(jace.happenings('counters').map(({ change }) => change)).toEqual([3]);
    const garruk = walker('Garruk Wildspeaker', 3);
    expect(garruk.offers('activate Garruk Wildspeaker/2')).toBe('completes');
    garruk.activate('Garruk Wildspeaker/2');
    expect(garruk.happenings('counters').map(({ change }) => change)).toEqual([-3]);
    const nothing = walker('Jace Beleren', 3).activate('Jace Beleren/1', { targets: 'p0' });
    expect([nothing.happenings('counters'), nothing.permanent('Jace Beleren').counters]).toEqual([[], { loyalty: 3 }]);
    expect(walker('Garruk Wildspeaker', 2).offers('activate Garruk Wildspeaker/2')).toBe('no');
    const tapped = { card: 'Garruk Wildspeaker', counters: { loyalty: 1 }, tapped: true };
    const free = scenario({ players: [{ battlefield: ['Carth the Lion', tapped] }, {}] });
    expect(free.offers('activate Garruk Wildspeaker/1'), 'what costs nothing, though it is tapped').toBe('completes');
  });

  test('CR 704.5i, 120.3c: damage takes loyalty counters, and with none left the planeswalker is gone', () => {
    const game = scenario({
      players: [
        { battlefield: ['Mountain', 'Goblin Piker'], hand: ['Lightning Bolt'] },
        { battlefield: [{ card: 'Jace Beleren', counters: { loyalty: 5 } }] },
      ],
    });
    game.goTo('end of combat', { attackers: 'Goblin Piker>Jace Beleren' });
    expect([game.permanent('Jace Beleren').counters, game.life(1)]).toEqual([{ loyalty: 3 }, 20]);
    const third = scenario({
      players: [{ battlefield: ['Craw Wurm'] }, { battlefield: [{ card: 'Jace Beleren', counters: { loyalty: 5 } }] }],
    });
    third.goTo('end of combat', { attackers: 'Craw Wurm>Jace Beleren' });
    expect(third.zone('graveyard', 1)).toEqual(['Jace Beleren']);
  });

  test('CR 606.3: what counts is the permanent, whoever controls it', () => {
    const game = scenario({
      players: [
        {
          battlefield: [{ card: 'Jace Beleren', counters: { loyalty: 3 } }, ...copies(6, 'Island')],
          hand: ['Confiscate'],
        },
        {},
      ],
    });
    game.activate('Jace Beleren/1', { targets: 'p0' }).resolve();
    game.cast('Confiscate', { targets: 'Jace Beleren' }).resolve();
    expect(game.offers('activate Jace Beleren/1')).toBe('no');
  });
});
