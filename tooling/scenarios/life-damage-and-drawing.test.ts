import { describe, expect, test } from 'vitest';
import { copies, inTurn, scenario } from '../testing/scenario.ts';

/** Life, damage, drawing a card and counters. CR 119-122 */

describe('life', () => {
  test('CR 119.3, 119.10: gained life is doubled as the effect has it, and triggers see one gain', () => {
    const game = scenario({
      players: [{ battlefield: ['Boon Reflection', 'Plains', "Ajani's Pridemate"], hand: ['Healing Salve'] }, {}],
    });
    game.cast('Healing Salve', { modes: 0, targets: 'p0' }).resolve();
    expect([game.life(0), game.stack.length]).toEqual([26, 1]);
    expect(game.resolve().size("Ajani's Pridemate")).toBe('3/3');
  });

  test('CR 119.4: life is paid only by who has as much', () => {
    const may = (life: number) =>
      scenario({ players: [{ life, battlefield: ['Mana Confluence', 'Forest'] }, {}] }).activate('Mana Confluence', {
        'mana type': 'G',
      }).over;
    expect(may(2)).toBe(null);
    expect(may(1)).toMatchObject({ winner: 1 });
  });

  test('CR 119.4b, 118.3b: 0 life can be paid even where life totals cannot change', () => {
    const game = scenario({
      players: [
        { battlefield: ['Platinum Emperion', ...copies(3, 'Swamp')], hand: ['Toxic Deluge'] },
        { battlefield: ['Grizzly Bears'] },
      ],
    });
    expect(game.cast('Toxic Deluge', { X: 0 }).stack).toMatchObject([{ x: 0 }]);
    const more = scenario({
      players: [
        { battlefield: ['Platinum Emperion', ...copies(3, 'Swamp')], hand: ['Toxic Deluge'] },
        { battlefield: ['Grizzly Bears'] },
      ],
    });
    expect(() => more.cast('Toxic Deluge', { X: 1, 'keep mana': inTurn(false, false, false) })).toThrow('taken back');
  });

  test('CR 119.9: gaining 0 life is no gain', () => {
    const swords = scenario({
      players: [
        { battlefield: ['Plains'], hand: ['Swords to Plowshares'] },
        { battlefield: ["Ajani's Pridemate", 'Wall of Roots'] },
      ],
    });
    swords.cast('Swords to Plowshares', { targets: 'Wall of Roots' }).resolve();
    expect([swords.life(1), swords.stack.length]).toEqual([20, 0]);
  });
});

describe('damage', () => {
  test('CR 120.5, example 1: Lightning Bolt does not destroy a 2/2, state-based actions do', () => {
    const game = scenario({
      players: [{ battlefield: ['Mountain'], hand: ['Lightning Bolt'] }, { battlefield: ['Grizzly Bears'] }],
    });
    game.cast('Lightning Bolt', { targets: 'Grizzly Bears' }).resolve();
    const moved = game.happenings('moved').filter(({ object }) => object === 'Grizzly Bears');
    const resolved = game.happened.findIndex(({ kind }) => kind === 'resolved');
    expect(moved).toMatchObject([{ from: 'battlefield', to: 'graveyard', cause: 'destroyed' }]);
    expect(game.happened.findIndex((one) => one.kind === 'moved' && one.object === 'Grizzly Bears')).toBeGreaterThan(
      resolved,
    );
    const darksteel = scenario({
      players: [{ battlefield: ['Mountain'], hand: ['Lightning Bolt'] }, { battlefield: ['Darksteel Myr'] }],
    });
    darksteel.cast('Lightning Bolt', { targets: 'Darksteel Myr' }).resolve();
    expect(darksteel.permanent('Darksteel Myr').damage).toBe(3);
  });

  test('CR 120.3c: damage to a planeswalker takes loyalty away', () => {
    const game = scenario({
      players: [
        { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
        { battlefield: [{ card: 'Jace Beleren', counters: { loyalty: 3 } }] },
      ],
    });
    game.cast('Lightning Bolt', { targets: 'Jace Beleren' }).resolve();
    expect(game.zone('graveyard', 1)).toEqual(['Jace Beleren']);
  });

  test('CR 120.3f, 120.4: prevention comes first, lifelink counts what was dealt, and the gain is doubled', () => {
    const game = scenario({
      players: [
        {
          battlefield: ['Boon Reflection', 'Hill Giant', { card: 'Loxodon Warhammer', attachedTo: 'Hill Giant' }],
        },
        { battlefield: ['Obsianus Golem', 'Plains'], hand: ['Healing Salve'] },
      ],
    });
    game.goTo('declare blockers', { attackers: 'Hill Giant>p1', blockers: 'Obsianus Golem>Hill Giant' });
    game.pass().cast('Healing Salve', { modes: 1, targets: 'Obsianus Golem' }).resolve();
    game.goTo('combat damage');
    expect([game.life(0), game.permanent('Obsianus Golem').damage]).toEqual([26, 3]);
  });

  test('CR 120.4d, example 1: it is prevented, then it withers and links life, then that life is doubled', () => {
    const game = scenario({
      players: [
        {
          battlefield: [
            'Boggart Ram-Gang',
            'Boon Reflection',
            { card: 'Aspect of Lamprey', attachedTo: 'Boggart Ram-Gang' },
          ],
        },
        { battlefield: ['Grizzly Bears', 'Samite Healer', 'Samite Healer'] },
      ],
    });
    game.goTo('declare blockers', { attackers: 'Boggart Ram-Gang>p1', blockers: 'Grizzly Bears>Boggart Ram-Gang' });
    game.pass().activate('Samite Healer', { targets: 'Grizzly Bears' }).resolve();
    game.pass().activate('Samite Healer#2', { targets: 'Grizzly Bears' }).resolve().goTo('combat damage');
    expect(game.permanent('Grizzly Bears')).toMatchObject({ counters: { '-1/-1': 1 }, damage: 0 });
    expect([game.life(0), game.permanent('Boggart Ram-Gang').damage]).toEqual([22, 2]);
  });

  test('CR 120.6, 514.2: damage stays marked until the cleanup step', () => {
    const game = scenario({
      players: [{ battlefield: ['Mountain'], hand: ['Shock'] }, { battlefield: ['Hill Giant'] }],
    });
    game.cast('Shock', { targets: 'Hill Giant' }).resolve().goTo('end');
    expect(game.permanent('Hill Giant').damage).toBe(2);
    expect(game.goTo('upkeep').permanent('Hill Giant').damage).toBe(0);
  });

  test('CR 120.8: 0 damage is no damage, so nothing doubles it or triggers on it', () => {
    const game = scenario({
      players: [
        { battlefield: ['Furnace of Rath', ...copies(1, 'Mountain')], hand: ['Blaze'] },
        { battlefield: ['Boros Reckoner'] },
      ],
    });
    game.cast('Blaze', { X: 0, targets: 'Boros Reckoner' }).resolve();
    expect([game.happenings('damage'), game.stack.length]).toEqual([[], 0]);
  });

  test('CR 120.4b, 616.1: the player who is dealt damage orders doubling and preventing', () => {
    const bolt = (first: string) => {
      const game = scenario({
        players: [
          { battlefield: ['Furnace of Rath', 'Mountain'], hand: ['Lightning Bolt'] },
          { battlefield: ['Plains'], hand: ['Healing Salve'] },
        ],
      });
      game
        .cast('Lightning Bolt', { targets: 'p1' })
        .pass()
        .cast('Healing Salve', { modes: 1, targets: 'p1' })
        .resolve();
      return game.resolve({ 'p1 replacement': first }).life(1);
    };
    expect([bolt('Furnace of Rath: double'), bolt('Healing Salve: prevent the next 3')]).toEqual([17, 20]);
  });
});

describe('drawing a card', () => {
  test('CR 121.2: two cards are two draws', () => {
    const game = scenario({
      players: [{ battlefield: copies(3, 'Island'), hand: ['Divination'] }, { battlefield: ['Underworld Dreams'] }],
    });
    game.cast('Divination').resolve({ 'order of triggers': ['a Underworld Dreams/0', 'a Underworld Dreams/0#2'] });
    expect([game.happenings('drew').length, game.stack.length]).toEqual([2, 2]);
  });

  test('CR 121.2c: the active player draws all cards first, then the others in turn order', () => {
    const game = scenario({
      players: [{}, { battlefield: copies(2, 'Island'), hand: ['Prosperity'] }, {}],
      active: 1,
    });
    game.cast('Prosperity', { X: 1 }).resolve();
    expect(game.happenings('drew').map(({ player }) => player)).toEqual([1, 2, 0]);
  });

  test('CR 121.5: to put a card from the library into the hand is no draw', () => {
    const game = scenario({
      players: [{ battlefield: copies(4, 'Swamp'), hand: ['Diabolic Tutor'] }, { battlefield: ['Underworld Dreams'] }],
    });
    game.cast('Diabolic Tutor').resolve({ search: 'library card' });
    expect([game.zone('hand', 0), game.happenings('drew'), game.stack.length]).toEqual([['library card'], [], 0]);
  });

  test('CR 121.6b, 614.11: each draw of several may be replaced', () => {
    const game = scenario({
      players: [{ battlefield: [...copies(3, 'Island'), 'Obstinate Familiar'], hand: ['Divination'] }, {}],
    });
    game.cast('Divination').resolve({ replacement: inTurn(true, false) });
    expect(game.zone('hand', 0).length).toBe(1);
  });
});

describe('counters', () => {
  test('CR 122.1a: +1/+1 counters add to both numbers', () => {
    const game = scenario({ players: [{ battlefield: [{ card: 'Grizzly Bears', counters: { '+1/+1': 2 } }] }, {}] });
    expect(game.size('Grizzly Bears')).toBe('4/4');
  });

  test('CR 122.2: counters do not go along to another zone', () => {
    const game = scenario({
      players: [
        { battlefield: ['Plains', { card: 'Grizzly Bears', counters: { '+1/+1': 2 } }], hand: ['Cloudshift'] },
        {},
      ],
    });
    game.cast('Cloudshift', { targets: 'Grizzly Bears' }).resolve();
    expect([game.size('Grizzly Bears'), game.permanent('Grizzly Bears').counters]).toEqual(['2/2', {}]);
    expect(game.happenings('counters')).toEqual([]);
  });

  test('CR 122.3: +1/+1 and -1/-1 counters take each other away', () => {
    const game = scenario({ players: [{ battlefield: [{ card: 'Devoted Druid', counters: { '+1/+1': 2 } }] }, {}] });
    game.activate('Devoted Druid/0').activate('Devoted Druid/1');
    expect(game.permanent('Devoted Druid').counters).toEqual({ '+1/+1': 1 });
  });

  test('CR 122.6: counters with which something enters are put on it, and what changes their number applies', () => {
    const game = scenario({
      players: [{ battlefield: ['Hardened Scales', ...copies(2, 'Forest')], hand: ['Walking Ballista'] }, {}],
    });
    expect(game.cast('Walking Ballista', { X: 1 }).resolve().permanent('Walking Ballista').counters).toEqual({
      '+1/+1': 2,
    });
  });

  test('CR 122.6, 614.7: doubling no counters puts none, and nothing adds to that', () => {
    const game = scenario({
      players: [{ battlefield: ['Hardened Scales', 'Glorious Anthem', 'Primordial Hydra'] }, {}],
      active: 1,
      step: 'end',
    });
    game.goTo('upkeep').resolve();
    expect(game.permanent('Primordial Hydra').counters).toEqual({});
  });
});
