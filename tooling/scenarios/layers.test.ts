import { describe, expect, test } from 'vitest';
import { copies, scenario } from '../testing/scenario.ts';

/** The order in which continuous effects apply: layers and timestamps. CR 613 */

describe('power and toughness', () => {
  const switched = () =>
    scenario({
      players: [
        {
          battlefield: [
            ...copies(5, 'Swamp'),
            ...copies(4, 'Tundra'),
            'Elvish Warrior',
            { card: 'Holy Strength', attachedTo: 'Elvish Warrior' },
          ],
          hand: ['Twisted Image', 'Twisted Image', 'Hatred', 'Disenchant'],
        },
        {},
      ],
    }).cast('Twisted Image', { targets: 'Elvish Warrior', pay: 'Tundra/1' });

  test('CR 613.4d, example 1: what comes after a switch changes the numbers before it', () => {
    const game = switched().resolve();
    expect(game.size('Elvish Warrior')).toBe('5/3');
    const pay = ['Swamp', 'Swamp#2', 'Swamp#3', 'Swamp#4', 'Swamp#5'];
    game.cast('Hatred', { X: 5, targets: 'Elvish Warrior', pay }).resolve();
    expect(game.size('Elvish Warrior')).toBe('5/8');
  });

  test('CR 613.4d, example 2: what ends before a switch ends is gone from the switched number', () => {
    const game = switched().resolve();
    game.cast('Disenchant', { targets: 'Holy Strength' }).resolve();
    expect(game.size('Elvish Warrior')).toBe('3/2');
  });

  test('CR 613.4d, example 3: two switches cancel each other', () => {
    const game = switched().resolve();
    game.cast('Twisted Image#2', { targets: 'Elvish Warrior' }).resolve();
    expect(game.size('Elvish Warrior')).toBe('3/5');
  });

  test('CR 613.4a-c: what defines, then what sets, then what modifies, counters too', () => {
    const game = scenario({
      players: [
        {
          battlefield: [...copies(4, 'Island'), { card: 'Maro', counters: { '+1/+1': 2 } }, 'Glorious Anthem'],
          hand: ['Turn to Frog', 'Giant Growth', 'Giant Growth'],
        },
        {},
      ],
    });
    expect(game.size('Maro')).toBe('6/6');
    game.cast('Turn to Frog', { targets: 'Maro' });
    expect(game.size('Maro')).toBe('5/5');
    expect(game.resolve().size('Maro')).toBe('4/4');
  });
});

describe('layers one after another', () => {
  test('CR 613.5, example 1: a bonus for a colour comes and goes with the colour', () => {
    const game = scenario({
      players: [
        {
          battlefield: ['Honor of the Pure', 'Scathe Zombies', ...copies(2, 'Plateau')],
          hand: ['Niveous Wisps', 'Crimson Wisps'],
        },
        {},
      ],
    });
    expect(game.size('Scathe Zombies')).toBe('2/2');
    game.cast('Niveous Wisps', { targets: 'Scathe Zombies' }).resolve();
    expect(game.size('Scathe Zombies')).toBe('3/3');
    game.cast('Crimson Wisps', { targets: 'Scathe Zombies' }).resolve();
    expect([game.size('Scathe Zombies'), game.permanent('Scathe Zombies').colors]).toEqual(['2/2', ['R']]);
  });

  test('CR 613.5, example 2: what sets power and toughness goes below what was added before it', () => {
    const game = scenario({
      players: [
        {
          battlefield: [
            'Forest',
            ...copies(3, 'Plains'),
            ...copies(2, 'Island'),
            { card: 'Hill Giant', counters: { '+1/+1': 1 } },
          ],
          hand: ['Giant Growth', 'Glorious Anthem', 'Ovinize'],
        },
        {},
      ],
    });
    expect(game.size('Hill Giant')).toBe('4/4');
    game.cast('Giant Growth', { targets: 'Hill Giant', pay: 'Forest' }).resolve();
    expect(game.size('Hill Giant')).toBe('7/7');
    game.cast('Glorious Anthem', { pay: ['Plains', 'Plains#2', 'Plains#3'] }).resolve();
    expect(game.size('Hill Giant')).toBe('8/8');
    game.cast('Ovinize', { targets: 'Hill Giant' }).resolve();
    expect(game.size('Hill Giant')).toBe('5/6');
  });

  test('CR 613.6, example 1: a colour and a size of one effect apply in their own layers', () => {
    const game = scenario({
      players: [{ battlefield: [...copies(2, 'Island'), 'Crusade', 'Serra Angel'], hand: ['Turn to Frog'] }, {}],
    });
    expect(game.size('Serra Angel')).toBe('5/5');
    game.cast('Turn to Frog', { targets: 'Serra Angel' }).resolve();
    expect(game.permanent('Serra Angel')).toMatchObject({ power: 1, toughness: 1, colors: ['U'], keywords: [] });
  });

  test('CR 613.6, example 2: control and an ability of one effect apply in their own layers', () => {
    const game = scenario({
      players: [
        { battlefield: [...copies(3, 'Mountain')], hand: ['Act of Treason'] },
        { battlefield: [{ card: 'Hill Giant', tapped: true, held: false }] },
      ],
    });
    game.cast('Act of Treason').resolve();
    expect(game.permanent('Hill Giant')).toMatchObject({ controller: 0, tapped: false, keywords: ['haste'] });
    expect(game.goTo('end of combat', { attackers: 'Hill Giant>p1' }).life(1)).toBe(17);
    game.goTo('upkeep');
    expect(game.permanent('Hill Giant')).toMatchObject({ controller: 1, keywords: [] });
  });

  test('CR 613.6, example 3: an effect on noncreature artifacts that makes them creatures sets their size all the same', () => {
    const game = scenario({ players: [{ battlefield: ['March of the Machines', 'Basalt Monolith'] }, {}] });
    expect(game.permanent('Basalt Monolith')).toMatchObject({
      types: ['artifact', 'creature'],
      power: 3,
      toughness: 3,
    });
  });

  test('CR 613.6, example 4: of two effects that set a size the later counts, until the earlier is made again', () => {
    const tomb = 'Svogthos, the Restless Tomb';
    const lands = ['Bayou/0', 'Bayou#2/0', 'Bayou#3/0', 'Bayou#4/0', 'Bayou#5/1'];
    const game = scenario({
      players: [
        {
          battlefield: [tomb, ...copies(3, 'Forest'), ...copies(5, 'Bayou'), 'Swamp'],
          hand: ['Animate Land', 'Animate Land', 'Giant Growth', 'Raise Dead'],
          graveyard: copies(8, 'Grizzly Bears'),
        },
        {},
      ],
    });
    game.cast('Animate Land', { targets: tomb, pay: 'Forest' }).resolve();
    expect(game.size(tomb)).toBe('3/3');
    game.cast('Giant Growth', { targets: tomb, pay: 'Forest#2' }).resolve();
    expect(game.size(tomb)).toBe('6/6');
    game.activate(`${tomb}/1`, { pay: lands }).resolve();
    expect(game.permanent(tomb)).toMatchObject({ power: 11, toughness: 11, types: ['land', 'creature'] });
    expect(game.permanent(tomb)).toMatchObject({ colors: ['B', 'G'], subtypes: ['Plant', 'Zombie'] });
    game.cast('Raise Dead', { targets: 'Grizzly Bears', pay: 'Swamp' }).resolve();
    expect(game.size(tomb)).toBe('10/10');
    game.cast('Animate Land#2', { targets: tomb, pay: 'Forest#3' }).resolve();
    expect(game.size(tomb)).toBe('6/6');
  });

  test('CR 613.6: an effect that began to apply goes on though its ability is removed on the way', () => {
    const game = scenario({
      players: [{ battlefield: ['Dryad of the Ilysian Grove', 'Humility', 'Wastes'] }, {}],
    });
    expect(game.permanent('Wastes').subtypes).toEqual(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']);
    expect(game.size('Dryad of the Ilysian Grove')).toBe('1/1');
  });

  test('CR 205.1b: what is said to be a land still keeps its creature types, too', () => {
    const elves = scenario({ players: [{ battlefield: ['Ambush Commander', 'Dryad Arbor', 'Forest'] }, {}] });
    expect(elves.permanent('Dryad Arbor').subtypes).toEqual(['Forest', 'Dryad', 'Elf']);
    expect(elves.permanent('Forest').subtypes).toEqual(['Forest', 'Elf']);
  });
});

describe('timestamps', () => {
  const hammer = () =>
    scenario({
      players: [
        {
          battlefield: [
            ...copies(10, 'Island'),
            'Grizzly Bears',
            'Storm Crow',
            { card: 'Colossus Hammer', attachedTo: 'Storm Crow' },
          ],
          hand: ['Rune of Flight'],
        },
        {},
      ],
    });

  test('CR 613.7a, example 1: a granted ability has the timestamp of what grants it, also when its object gets a new one', () => {
    const game = hammer();
    expect(game.permanent('Storm Crow')).toMatchObject({ power: 11, keywords: [] });
    game.cast('Rune of Flight', { targets: 'Colossus Hammer' }).resolveAll();
    expect(game.permanent('Storm Crow').keywords).toEqual(['flying']);
    game.activate('Colossus Hammer', { targets: 'Grizzly Bears' }).resolve();
    expect(game.permanent('Grizzly Bears')).toMatchObject({ power: 12, keywords: ['flying'] });
    expect(game.permanent('Storm Crow')).toMatchObject({ power: 1, keywords: ['flying'] });
  });

  test('CR 613.9, example 1: of "has flying" and "loses flying" the later wins', () => {
    const later = scenario({
      players: [{ battlefield: ['Gravity Sphere', 'Island', 'Grizzly Bears'], hand: ['Flight'] }, {}],
    });
    later.cast('Flight').resolve();
    expect(later.permanent('Grizzly Bears').keywords).toEqual(['flying']);
    const earlier = scenario({
      players: [
        {
          battlefield: [...copies(3, 'Mountain'), 'Grizzly Bears', { card: 'Flight', attachedTo: 'Grizzly Bears' }],
          hand: ['Gravity Sphere'],
        },
        {},
      ],
    });
    earlier.cast('Gravity Sphere').resolve();
    expect(earlier.permanent('Grizzly Bears').keywords).toEqual([]);
  });

  test('CR 613.9, example 2: a bonus for a colour reaches what an effect of an earlier layer gives the colour', () => {
    const game = scenario({
      players: [{ battlefield: ['Crusade', 'Plains', 'Scathe Zombies'], hand: ['Niveous Wisps'] }, {}],
    });
    game.cast('Niveous Wisps').resolve();
    expect(game.size('Scathe Zombies')).toBe('3/3');
  });

  test('CR 613.7m: what enters at the same time gets its timestamps in the order that its controller chooses', () => {
    const flicker = (order: readonly string[]) =>
      scenario({
        players: [
          {
            battlefield: [
              'Opalescence',
              'Humility',
              'March of the Machines',
              ...copies(3, 'Island'),
              'Basalt Monolith',
            ],
            hand: ['Ghostly Flicker'],
          },
          {},
        ],
      })
        .cast('Ghostly Flicker', {
          targets: ['Humility', 'March of the Machines'],
          pay: ['Island', 'Island#2', 'Island#3'],
        })
        .resolve({ timestamps: order });
    expect(flicker(['Humility', 'March of the Machines']).size('Basalt Monolith')).toBe('3/3');
    expect(flicker(['March of the Machines', 'Humility']).size('Basalt Monolith')).toBe('1/1');
  });

  test('CR 613.7b, 613.7d: an enchantment that sets sizes and one that makes creatures, in both orders', () => {
    const first = scenario({ players: [{ battlefield: ['Humility', 'Opalescence', 'Glorious Anthem'] }, {}] });
    expect([first.size('Humility'), first.size('Glorious Anthem')]).toEqual(['4/4', '3/3']);
    const second = scenario({ players: [{ battlefield: ['Opalescence', 'Humility', 'Glorious Anthem'] }, {}] });
    expect([second.size('Humility'), second.size('Glorious Anthem')]).toEqual(['1/1', '1/1']);
  });
});
