import { describe, expect, test } from 'vitest';
import { copies, inTurn, scenario } from '../testing/scenario.ts';

/** What is checked before a player gets priority. CR 704 */

describe('when they are performed', () => {
  test('CR 704.4, example 1: what was due in the middle of a resolution only is not performed', () => {
    const game = scenario({
      players: [{ battlefield: [...copies(2, 'Mountain'), 'Maro'], hand: ['Dangerous Wager', 'Forest'] }, {}],
    });
    game.cast('Dangerous Wager').resolve();
    expect([game.size('Maro'), game.zone('hand', 0).length]).toEqual(['2/2', 2]);
  });

  test('CR 704.3, 704.7: all that are due are performed at once, and a player who lost and one who did not are told apart', () => {
    const game = scenario({
      players: [
        { life: 2, battlefield: [...copies(2, 'Mountain'), 'Grizzly Bears'], hand: ['Pyroclasm'] },
        { life: 2, battlefield: ['Blood Artist', 'Savannah Lions'] },
      ],
    });
    game.cast('Pyroclasm').resolve({
      'order of triggers': ['a Blood Artist/0', 'a Blood Artist/0#2', 'a Blood Artist/0#3'],
      targets: inTurn('p0', 'p0', 'p0'),
    });
    expect([game.battlefield.length, game.stack.length]).toEqual([2, 3]);
    expect(game.resolve().resolve().over).toMatchObject({ winner: 1, reason: '704.5a' });
  });

  test('CR 704.8, example 1: what leaves with them is remembered as it was before any of them', () => {
    const game = scenario({
      players: [{ battlefield: [{ card: 'Hangarback Walker', counters: { '+1/+1': 1 } }, 'Fume Spitter'] }, {}],
    });
    game.activate('Fume Spitter', { targets: 'Hangarback Walker' }).resolve();
    expect(game.zone('graveyard', 0)).toEqual(['Fume Spitter', 'Hangarback Walker']);
    expect(game.resolve().view.battlefield.map(({ name }) => name)).toEqual(['Thopter Token']);
  });
});

describe('which there are', () => {
  test('CR 704.5f, 704.5g: toughness 0 is no destruction, lethal damage is one', () => {
    const game = scenario({
      players: [
        { battlefield: [...copies(2, 'Plains'), 'Plains', 'Mountain'], hand: ['Holy Light', 'Lightning Bolt'] },
        { battlefield: ['Darksteel Myr', "Mons's Goblin Raiders"] },
      ],
    });
    game.cast('Lightning Bolt', { targets: 'Darksteel Myr', pay: 'Mountain' }).resolve();
    expect(game.battlefield).toContain('Darksteel Myr');
    game.cast('Holy Light').resolve();
    expect(game.zone('graveyard', 1)).toEqual(['Darksteel Myr', "Mons's Goblin Raiders"]);
  });

  test('CR 704.5h: damage by deathtouch counts in one check only', () => {
    const game = scenario({
      players: [
        { battlefield: [...copies(2, 'Island'), 'Deadly Recluse'], hand: ['Turn to Frog'] },
        { battlefield: [{ card: 'Darksteel Gargoyle' }] },
      ],
      active: 1,
    });
    game.goTo('combat damage', { attackers: 'Darksteel Gargoyle>p0', blockers: 'Deadly Recluse>Darksteel Gargoyle' });
    expect(game.permanent('Darksteel Gargoyle').damage).toBe(1);
    game.pass().cast('Turn to Frog', { targets: 'Darksteel Gargoyle' }).resolve();
    expect(game.zone('graveyard', 1)).toEqual(['Darksteel Gargoyle']);
  });

  test('CR 704.5j: of two legendary permanents of one name their controller keeps one', () => {
    const game = scenario({
      players: [
        { battlefield: ['Plains', 'Isamaru, Hound of Konda'], hand: ['Isamaru, Hound of Konda'] },
        { battlefield: ['Isamaru, Hound of Konda'] },
      ],
    });
    game.cast('Isamaru, Hound of Konda#2').resolve({ 'legend rule': 'Isamaru, Hound of Konda#2' });
    expect(game.battlefield).toEqual(['Plains', 'Isamaru, Hound of Konda#3', 'Isamaru, Hound of Konda#2']);
  });

  test('CR 704.5j: where the legend rule does not hold there may be more of one name, until it does again', () => {
    const game = scenario({
      players: [
        {
          battlefield: ['Plains', 'Wastes', 'Mirror Gallery', ...copies(2, 'Isamaru, Hound of Konda')],
          hand: ['Disenchant'],
        },
        { battlefield: ['Isamaru, Hound of Konda'] },
      ],
    });
    game.cast('Disenchant').resolve({ 'legend rule': 'Isamaru, Hound of Konda#2' });
    expect(game.battlefield.slice(2)).toEqual(['Isamaru, Hound of Konda#2', 'Isamaru, Hound of Konda#3']);
  });

  test('CR 704.5k: of world permanents that entered at once none stays', () => {
    const game = scenario({
      players: [
        {
          battlefield: ['Concordant Crossroads', ...copies(11, 'Island'), ...copies(4, 'Mountain')],
          hand: ['Gravity Sphere', 'Cyclonic Rift'],
        },
        { battlefield: [...copies(12, 'Plains'), 'Vedalken Orrery'], hand: copies(2, 'Banishing Light') },
      ],
    });
    game.pass().cast('Banishing Light').resolve().resolve();
    game.cast('Gravity Sphere').resolve();
    game.pass().cast('Banishing Light#2').resolve().resolve();
    game
      .cast('Cyclonic Rift', { 'alternative cost': 'overload' })
      .resolve({ timestamps: ['Concordant Crossroads', 'Gravity Sphere'] });
    expect(game.zone('graveyard', 0).toSorted()).toEqual(['Concordant Crossroads', 'Cyclonic Rift', 'Gravity Sphere']);
  });

  test('CR 704.5k: of world permanents the newest stays, whoever controls it', () => {
    const game = scenario({
      players: [{ battlefield: copies(3, 'Mountain'), hand: ['Gravity Sphere'] }, { battlefield: ['Living Plane'] }],
    });
    game.cast('Gravity Sphere').resolve();
    expect([game.zone('graveyard', 1), game.battlefield.includes('Gravity Sphere')]).toEqual([['Living Plane'], true]);
  });

  test('CR 704.5m, 704.5n: an Aura without what it enchants goes, an Equipment stays', () => {
    const game = scenario({
      players: [
        {
          battlefield: [
            'Mountain',
            'Hill Giant',
            { card: 'Bonesplitter', attachedTo: 'Hill Giant' },
            { card: 'Flight', attachedTo: 'Hill Giant' },
          ],
          hand: ['Lightning Bolt'],
        },
        {},
      ],
    });
    game.cast('Lightning Bolt', { targets: 'Hill Giant' }).resolve();
    expect(game.zone('graveyard', 0)).toEqual(['Lightning Bolt', 'Hill Giant', 'Flight']);
    expect(game.permanent('Bonesplitter').attachedTo).toBeNull();
  });

  test('CR 704.5p: an Equipment that becomes a creature is attached to nothing any more', () => {
    const game = scenario({
      players: [
        {
          battlefield: [...copies(4, 'Island'), 'Grizzly Bears', { card: 'Bonesplitter', attachedTo: 'Grizzly Bears' }],
          hand: ['March of the Machines'],
        },
        {},
      ],
    });
    game.cast('March of the Machines').resolve();
    expect(game.permanent('Bonesplitter')).toMatchObject({ attachedTo: null, types: ['artifact', 'creature'] });
  });

  test('CR 704.5q: +1/+1 and -1/-1 counters take each other away', () => {
    const game = scenario({
      players: [{ battlefield: ['Fume Spitter', { card: 'Grizzly Bears', counters: { '+1/+1': 3 } }] }, {}],
    });
    game.activate('Fume Spitter', { targets: 'Grizzly Bears' }).resolve();
    expect([game.permanent('Grizzly Bears').counters, game.size('Grizzly Bears')]).toEqual([{ '+1/+1': 2 }, '4/4']);
  });
});
