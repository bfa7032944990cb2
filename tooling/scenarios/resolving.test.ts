import { describe, expect, test } from 'vitest';
import { copies, inTurn, scenario } from '../testing/scenario.ts';

/** How spells and abilities resolve, and what effects do. CR 608, 609 */

describe('targets as something resolves', () => {
  test('CR 608.2b, example 1: with its only target gone a spell does nothing at all', () => {
    const thirst = (answer: boolean) => {
      const game = scenario({
        players: [
          { battlefield: copies(2, 'Swamp'), hand: ["Sorin's Thirst"] },
          { battlefield: ['Island', 'Hill Giant'], hand: ['Unsummon'] },
        ],
      }).cast("Sorin's Thirst", { targets: 'Hill Giant' });
      if (answer) game.pass().cast('Unsummon', { targets: 'Hill Giant' }).resolve();
      return game.resolve();
    };
    expect([thirst(false).life(0), thirst(false).permanent('Hill Giant').damage]).toEqual([22, 2]);
    const late = thirst(true);
    expect([late.life(0), late.zone('graveyard', 0)]).toEqual([20, ["Sorin's Thirst"]]);
    expect(late.happenings('resolved')).toMatchObject([{ did: 'had no legal target' }]);
  });

  test('CR 608.2b, example 2: a thing that is an illegal target of one part is destroyed by another part', () => {
    const game = scenario({
      players: [
        { battlefield: copies(6, 'Badlands'), hand: ['Plague Spores'] },
        { battlefield: ['Dryad Arbor', 'Swamp', 'Vedalken Orrery'], hand: ['Darkest Hour'] },
      ],
    });
    game.cast('Plague Spores', { targets: inTurn('Dryad Arbor', 'Dryad Arbor') }).pass();
    game.cast('Darkest Hour').resolve();
    expect(game.permanent('Dryad Arbor').colors).toEqual(['B']);
    game.resolve();
    expect([game.zone('graveyard', 1), game.happenings('resolved')]).toMatchObject([
      ['Dryad Arbor'],
      [{ did: 'resolved' }],
    ]);
  });

  test('CR 608.2b: of two targets only the illegal one is left out (B041)', () => {
    const game = scenario({
      players: [
        { battlefield: copies(5, 'Mountain'), hand: ['Rolling Thunder'] },
        { battlefield: ['Island', 'Hill Giant'], hand: ['Unsummon'] },
      ],
    });
    game.cast('Rolling Thunder', { X: 3, targets: ['Hill Giant', 'p1'], division: { 'Hill Giant': 1, p1: 2 } }).pass();
    game.cast('Unsummon', { targets: 'Hill Giant' }).resolve().resolve();
    expect([game.life(1), game.zone('hand', 1)]).toEqual([18, ['Hill Giant']]);
  });

  test('CR 608.2b, 701.6a: a spell without legal targets is not countered, and nothing draws or triggers for it (B038)', () => {
    const game = scenario({
      players: [
        { battlefield: copies(4, 'Island'), hand: ['Cryptic Command'] },
        { battlefield: [...copies(2, 'Island'), 'Mountain'], hand: ['Lightning Bolt', 'Remand'] },
      ],
      active: 1,
    });
    game.cast('Lightning Bolt', { targets: 'p0', pay: 'Mountain' }).pass();
    game.cast('Cryptic Command', { modes: ['mode 0', 'mode 3'], targets: 'Lightning Bolt' }).pass();
    game.cast('Remand', { targets: 'Lightning Bolt' }).resolve();
    expect(game.zone('hand', 1)).toContain('Lightning Bolt');
    game.resolve();
    expect([game.zone('hand', 0), game.zone('graveyard', 0)]).toEqual([[], ['Cryptic Command']]);
  });
});

describe('instructions', () => {
  test('CR 608.2d, example 1: a choice that is impossible cannot be made', () => {
    const game = scenario({ players: [{ battlefield: ['Stasis', 'Forest'] }, {}], active: 1, step: 'end' });
    game.goTo('upkeep').resolve();
    expect([game.battlefield, game.zone('graveyard', 0)]).toEqual([['Forest'], ['Stasis']]);
  });

  test('CR 608.2h, 113.7a: a number is found once, and of what is gone as it last was', () => {
    const game = scenario({
      players: [
        { battlefield: [...copies(4, 'Mountain'), 'Warstorm Surge'], hand: ['Hill Giant'] },
        { battlefield: ['Plains'], hand: ['Swords to Plowshares'] },
      ],
    });
    game.cast('Hill Giant').resolve({ targets: 'p1' }).pass();
    game.cast('Swords to Plowshares', { targets: 'Hill Giant' }).resolve();
    expect([game.life(0), game.resolve().life(1)]).toEqual([23, 17]);
  });

  test('CR 608.2j, example 1: who asks for a colour asks for that colour alone', () => {
    const game = scenario({
      players: [
        { battlefield: [...copies(2, 'Swamp'), 'Crusade'], hand: ['Doom Blade'] },
        { battlefield: ['Edgewalker', 'Corpse Knight'] },
      ],
    });
    expect([game.size('Edgewalker'), game.size('Corpse Knight')]).toEqual(['3/3', '3/3']);
    expect(game.offers('cast Doom Blade')).not.toBe('completes');
  });

  test('CR 608.3c: an Aura enters attached to its target', () => {
    const game = scenario({ players: [{ battlefield: ['Plains', 'Grizzly Bears'], hand: ['Holy Strength'] }, {}] });
    game.cast('Holy Strength').resolve();
    expect(game.permanent('Holy Strength').attachedTo).toBe('Grizzly Bears');
  });
});

describe('effects', () => {
  test('CR 609.2, example 1: an effect on lands leaves cards alone, and one on the cost of spells reaches spells only', () => {
    const game = scenario({
      players: [
        {
          battlefield: ['Living Plane', 'Sphere of Resistance', 'Swamp', 'Mountain'],
          hand: ['Raise Dead'],
          graveyard: ['Forest'],
        },
        {},
      ],
    });
    expect(game.permanent('Swamp').types).toEqual(['land', 'creature']);
    expect(game.offers('cast Raise Dead')).not.toBe('completes');
    const taxed = scenario({
      players: [
        { battlefield: ['Sphere of Resistance', 'Swamp', 'Swamp'], hand: ['Raise Dead'], graveyard: ['Grizzly Bears'] },
        {},
      ],
    });
    expect(taxed.cast('Raise Dead').stack.at(-1)?.manaSpent).toBe('BB');
  });

  test('CR 609.3, example 1: an effect does as much as it can', () => {
    const rot = scenario({
      players: [{ battlefield: copies(3, 'Swamp'), hand: ['Mind Rot'] }, { hand: ['Forest'] }],
    });
    rot.cast('Mind Rot', { targets: 'p1' }).resolve();
    expect([rot.zone('hand', 1), rot.zone('graveyard', 1)]).toEqual([[], ['Forest']]);
    const mill = scenario({
      players: [{ battlefield: [...copies(2, 'Wastes'), 'Millstone'] }, { library: ['Forest'] }],
    });
    mill.activate('Millstone', { targets: 'p1' }).resolve();
    expect([mill.zone('library', 1), mill.zone('graveyard', 1), mill.over]).toEqual([[], ['Forest'], null]);
  });

  test('CR 611.2e, example 1: what it is from an effect that puts it onto the battlefield it is as it enters', () => {
    const game = scenario({
      players: [
        { battlefield: ['Wayward Servant', ...copies(5, 'Swamp')], hand: ['Rise from the Grave'] },
        { graveyard: ['Grizzly Bears'] },
      ],
    });
    game.cast('Rise from the Grave', { targets: 'Grizzly Bears' }).resolve();
    expect(game.permanent('Grizzly Bears')).toMatchObject({
      controller: 0,
      colors: ['G', 'B'],
      subtypes: ['Bear', 'Zombie'],
    });
    expect(game.stack.map(({ source }) => source)).toEqual(['Wayward Servant']);
    expect([game.resolve().life(0), game.life(1)]).toEqual([21, 19]);
    expect(game.goTo('upkeep').permanent('Grizzly Bears').colors).toEqual(['G', 'B']);
  });

  test('CR 701.23b, 701.23d: a search for any card must find one, a search for a kind of card need not', () => {
    const tutor = scenario({
      players: [{ battlefield: copies(4, 'Swamp'), hand: ['Diabolic Tutor'], library: ['Island', 'Forest'] }, {}],
    });
    expect(() => tutor.cast('Diabolic Tutor').resolve({ search: [] })).toThrow('is refused by CR 701.23');
    const growth = scenario({
      players: [{ battlefield: copies(2, 'Forest'), hand: ['Rampant Growth'], library: ['Island', 'Wastes'] }, {}],
    });
    growth.cast('Rampant Growth').resolve({ search: [] });
    expect(growth.battlefield).toEqual(['Forest', 'Forest#2']);
    expect(growth.happenings('shuffled')).toHaveLength(1);
  });
});

describe('mana that was spent', () => {
  test('CR 608.2h: a spell counts the colours of the mana that was spent to cast it, and its copy none', () => {
    const flames = (...lands: readonly string[]) =>
      scenario({
        players: [{ battlefield: [...lands], hand: ['Radiant Flames', 'Fork'] }, { battlefield: ['Craw Wurm'] }],
      }).cast('Radiant Flames');
    expect(flames('Plains', 'Island', 'Mountain').resolve().permanent('Craw Wurm').damage).toBe(3);
    expect(flames('Wastes', 'Mountain', 'Mountain').resolve().permanent('Craw Wurm').damage).toBe(1);
    const copied = flames(...copies(5, 'Mountain')).cast('Fork', { targets: 'Radiant Flames' });
    copied.resolve().resolve();
    expect(copied.permanent('Craw Wurm').damage).toBe(0);
  });
});
